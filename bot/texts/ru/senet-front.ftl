### Кнопки, заголовки, команды и стол «Сенета». Подпись помещается на кнопке телефона: 34 знака.

## Что происходит

senet-headline-set-up = Подготовка к игре
senet-headline-throw = Ход { $turn } · бросок
senet-headline-move = Ход { $turn } · выпало { $throw }{ $again ->
    [yes] {" "}· потом ещё бросок
   *[no] {""}
  }
senet-headline-over = Игра окончена

## К чему ведёт ответ

senet-warning-drowns = В Доме воды фишка утонет и появится на { $house }.

## Ходы

senet-click-move = { $house } → { $end }
senet-click-back = Назад { $house } → { $end }
senet-click-off = { $house } → с доски
senet-click-drowns = { $house } → вода → { $end }
senet-click-places = обмен местами

## Стол

lobby-about-senet = Самая древняя настольная игра Египта. Четыре палочки решают, как далеко пройдёт одна из ваших фишек по тридцати домам, которые вьются змейкой. С одинокой фишкой соперника ваша меняется местами, две рядом защищают друг друга, три подряд закрывают путь. У последних пяти домов особые правила. Побеждает тот, кто первым уведёт с доски все свои фишки. Два игрока, около десяти минут.
lobby-option-senet-pieces = Фишки
lobby-option-senet-first = Первый (Тростник)
senet-lobby-random = Случайно
senet-lobby-pieces = по { $count }
senet-text-lobby-pieces-5 = Обычная партия, покороче.
senet-text-lobby-pieces-7 = Партия подольше.
