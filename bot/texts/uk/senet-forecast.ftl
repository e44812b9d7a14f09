### Шанси «Сенета» і що змінить чернетка.

senet-forecast-risk = ризик { $chance } %
senet-forecast-moves = Шанси після кожного ходу: { $player }
senet-forecast-moves-read = Що наступний кидок дозволить помінятися місцями, за цього розташування. Кидки: { $list }.
senet-forecast-theirs = під ударом
senet-forecast-own = може атакувати
senet-change-risk = Ризик, що наступним кидком вас атакують: { $old } % → { $new } %
