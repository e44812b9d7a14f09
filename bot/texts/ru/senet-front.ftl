### Кнопки, заголовки, команды и стол «Сенета». Подпись помещается на кнопке телефона: 34 знака.

## Что происходит

senet-headline-set-up = Подготовка к игре
senet-headline-throw = Ход { $turn } · бросок
senet-headline-move = Ход { $turn } · бросок { $throw }{ $again ->
    [yes] {" "}· потом ещё один
   *[no] {""}
  }
senet-headline-over = Игра окончена

## К чему ведёт ответ

senet-warning-drowns = В Доме воды фишка утонет и выйдет на { $house }.

## Ходы

senet-click-move = { $house } → { $end }
senet-click-back = Назад { $house } → { $end }
senet-click-off = { $house } → с доски
senet-click-drowns = { $house } → вода → { $end }
senet-click-places = обмен местами

## Стол

lobby-about-senet = Самая древняя настольная игра Египта. Четыре палочки говорят, насколько продвинется одна из ваших фишек по тридцати домам, идущим змейкой. С одинокой фишкой соперника ваша меняется местами, две рядом защищают друг друга, три подряд закрывают путь. У последних пяти домов свои правила. Побеждает тот, кто первым уведёт с доски все фишки. Два игрока, около десяти минут.
lobby-option-senet-pieces = Фишки
lobby-option-senet-first = Кто начинает (Тростник)
senet-lobby-random = Случайно
senet-lobby-pieces = по { $count }
