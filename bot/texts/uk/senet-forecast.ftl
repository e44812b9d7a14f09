### Шанси «Сенета» і що змінить чернетка.

senet-forecast-risk = ризик { $chance } %
senet-forecast-moves = Шанси після кожного ходу: { $player }
senet-forecast-moves-read = Шанс, що наступний кидок дозволить помінятися місцями за такого розташування. Кидки: { $list }.
senet-forecast-theirs = під ударом
senet-forecast-own = може атакувати
senet-change-risk = Ризик, що наступним кидком вас атакують: { $old } % → { $new } %
