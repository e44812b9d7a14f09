### Что площадки «Имхотепа» принесли бы сейчас и что изменит черновик.

imhotep-forecast-now = Если бы игра закончилась сейчас: { $list }
imhotep-forecast-points-read = Вместе с храмом, как в конце этого раунда, и финальным подсчётом
imhotep-forecast-blue = Голубые карты
imhotep-forecast-ships = Что принёс бы каждый корабль: { $player }
imhotep-forecast-ships-read = Свои очки : больше всего у другого игрока; на рынке — карты. «?» — может измениться от выбора.
imhotep-change-points = Если бы игра закончилась после этого: { $list }
