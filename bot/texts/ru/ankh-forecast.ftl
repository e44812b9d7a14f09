### Что принесёт конфликт и что изменит черновик.

## Над кнопками

ankh-forecast-conflict = Если бы конфликт { $number } начался сейчас ({ $god }):
ankh-forecast-region = Регион { $region }, без карт: { $gods }
ankh-forecast-alone = Регион { $region }: **{ $god }** доминирует, поклонение { $gain }
ankh-forecast-win = победителю { $gain }
ankh-forecast-majorities = большинство: { $list }
ankh-forecast-tie = ничью решает { $god }
ankh-forecast-rival = { $god } может разыграть: { $cards } · верующие: { $followers }
ankh-forecast-no-claim = ⚠ Контроль над монументом ничего не даст: { $god } не может взять ни одного.
ankh-forecast-followers = Верующие: { $list }
ankh-note-forecast = побед { $won }, ничьих { $drawn } из { $all } · поклонение { $gain }
ankh-note-bids = решат ставки

## Таблицы

ankh-forecast-running = Конфликт { $number }: оставшиеся регионы
ankh-forecast-coming = Если бы конфликт { $number } начался сейчас
ankh-forecast-regions-read = Сила без карт / поклонение за победу и большинство
ankh-forecast-cards = Ваши карты против: { $god }
ankh-forecast-cards-read = Вверх — победа, точка — ничья, вниз — поражение. Ваше поклонение : чужое. «?» — могут изменить следующие решения.
ankh-forecast-cards-many = Ваши карты против всех
ankh-forecast-many-read = Как часто карта побеждает, что бы ни разыграли остальные. «?» — решат ставки
ankh-forecast-won = победы
ankh-forecast-drawn = ничьи
ankh-forecast-lost = поражения
ankh-forecast-devotion = поклонение
ankh-forecast-among-read = Как часто вы победите, если соперник разыграет эту карту. «?» — решат ставки
ankh-forecast-monuments = Монументы
ankh-forecast-monuments-read = Кто сколько контролирует; отмечено большинство, которое даёт поклонение
ankh-forecast-hands = Верующие и карты на руках
ankh-forecast-hands-read = Отмеченные карты ещё можно разыграть
ankh-forecast-row-devotion = Поклонение
ankh-forecast-row-followers = Верующие

## Черновик

ankh-change-followers = Верующие: { $old } → { $new }
ankh-change-devotion = Поклонение: { $old } → { $new }
ankh-change-left = Регион { $region }: вы его покидаете
ankh-change-sure = Без боя в конфликте { $number }: поклонение { $old } → { $new }
