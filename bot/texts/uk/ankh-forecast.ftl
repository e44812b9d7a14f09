### Що дасть конфлікт і що змінить чернетка.

## Над кнопками

ankh-forecast-conflict = Якби конфлікт { $number } почався зараз ({ $god }):
ankh-forecast-region = Територія { $region }, без карт: { $gods }
ankh-forecast-alone = Територія { $region }: **{ $god }** домінує, поклоніння { $gain }
ankh-forecast-win = переможцю { $gain }
ankh-forecast-majorities = більшість: { $list }
ankh-forecast-tie = нічию вирішує { $god }
ankh-forecast-rival = { $god } може зіграти: { $cards } · послідовники: { $followers }
ankh-forecast-no-claim = ⚠ Контроль над монументом нічого не дасть: { $god } не може взяти жодного.
ankh-forecast-followers = Послідовники: { $list }
ankh-note-forecast = перемог { $won }, нічиїх { $drawn } з { $all } · поклоніння { $gain }
ankh-note-bids = вирішать ставки

## Таблиці

ankh-forecast-running = Конфлікт { $number }: решта територій
ankh-forecast-coming = Якби конфлікт { $number } почався зараз
ankh-forecast-regions-read = Сила без карт / поклоніння за перемогу й більшість
ankh-forecast-cards = Ваші карти проти: { $god }
ankh-forecast-cards-read = Угору — перемога, крапка — нічия, вниз — поразка. Ваше поклоніння : чуже. «?» — можуть змінити наступні рішення.
ankh-forecast-cards-many = Ваші карти проти всіх
ankh-forecast-many-read = Як часто карта перемагає, хоч би що зіграли інші. «?» — вирішать ставки
ankh-forecast-won = перемоги
ankh-forecast-drawn = нічиї
ankh-forecast-lost = поразки
ankh-forecast-devotion = поклоніння
ankh-forecast-among-read = Як часто ви переможете, якщо суперник зіграє цю карту. «?» — вирішать ставки
ankh-forecast-monuments = Монументи
ankh-forecast-monuments-read = Хто скільки контролює; позначено більшість, яка дає поклоніння
ankh-forecast-hands = Послідовники й карти на руках
ankh-forecast-hands-read = Позначені карти ще можна зіграти
ankh-forecast-row-devotion = Поклоніння
ankh-forecast-row-followers = Послідовники

## Чернетка

ankh-change-followers = Послідовники: { $old } → { $new }
ankh-change-devotion = Поклоніння: { $old } → { $new }
ankh-change-left = Територія { $region }: ви її залишаєте
ankh-change-sure = Без бою в конфлікті { $number }: поклоніння { $old } → { $new }
