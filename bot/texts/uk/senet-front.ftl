### Кнопки, заголовки, команди й стіл «Сенету». Підпис вміщується на кнопці телефона: 34 знаки.

## Що відбувається

senet-headline-set-up = Підготовка до гри
senet-headline-throw = Хід { $turn } · кидок
senet-headline-move = Хід { $turn } · кидок { $throw }{ $again ->
    [yes] {" "}· потім ще один
   *[no] {""}
  }
senet-headline-over = Гру завершено

## До чого веде відповідь

senet-warning-drowns = У Домі води фішка потоне й вийде на { $house }.

## Ходи

senet-click-move = { $house } → { $end }
senet-click-back = Назад { $house } → { $end }
senet-click-off = { $house } → з дошки
senet-click-drowns = { $house } → вода → { $end }
senet-click-places = обмін місцями

## Стіл

lobby-about-senet = Найдавніша настільна гра Єгипту. Чотири палички кажуть, наскільки просунеться одна з ваших фішок тридцятьма домами, що йдуть змійкою. З одинокою фішкою суперника ваша міняється місцями, дві поряд захищають одна одну, три поспіль закривають шлях. Останні п’ять домів мають власні правила. Перемагає той, хто першим виведе з дошки всі фішки. Два гравці, близько десяти хвилин.
lobby-option-senet-pieces = Фішки
lobby-option-senet-first = Хто починає (Очерет)
senet-lobby-random = Випадково
senet-lobby-pieces = по { $count }
