### Кнопки, заголовки, команди й стіл «Сенету». Підпис вміщується на кнопці телефона: 34 знаки.

## Що відбувається

senet-headline-set-up = Підготовка до гри
senet-headline-throw = Хід { $turn } · кидок
senet-headline-move = Хід { $turn } · випало { $throw }{ $again ->
    [yes] {" "}· потім ще кидок
   *[no] {""}
  }
senet-headline-over = Гру завершено

## До чого веде відповідь

senet-warning-drowns = У Домі води фішка потоне й з’явиться на { $house }.

## Ходи

senet-click-move = { $house } → { $end }
senet-click-back = Назад { $house } → { $end }
senet-click-off = { $house } → з дошки
senet-click-drowns = { $house } → вода → { $end }
senet-click-places = обмін місцями

## Стіл

lobby-about-senet = Найдавніша настільна гра Єгипту. Чотири палички вирішують, як далеко пройде одна з ваших фішок тридцятьма домами, що в’ються змійкою. З одинокою фішкою суперника ваша міняється місцями, дві поруч захищають одна одну, три поспіль закривають шлях. Останні п’ять домів мають особливі правила. Перемагає той, хто першим виведе з дошки всі свої фішки. Два гравці, близько десяти хвилин.
lobby-option-senet-pieces = Фішки
lobby-option-senet-first = Перший (Очерет)
senet-lobby-random = Випадково
senet-lobby-pieces = по { $count }
senet-text-lobby-pieces-5 = Звичайна партія, коротша.
senet-text-lobby-pieces-7 = Довша партія.
