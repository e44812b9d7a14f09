### Что сделает карта «Дуэли» и что изменит черновик.

duel-forecast-now = Если бы игра закончилась сейчас: { $list }
duel-forecast-effects = Что изменит каждый ход: { $player }
duel-forecast-effects-read = Своё изменение : соперника. Цены — всех открытых карт и своих Чудес. «…» — добавится выбор или случай.
duel-forecast-price = цена
duel-forecast-points = очки
duel-forecast-pawn = маркер
duel-forecast-prices = цены
duel-forecast-opens = откроет
duel-forecast-danger = угроза
duel-forecast-wins = победа
duel-forecast-yes = да
duel-forecast-maybe = возможна
duel-forecast-no = нет
duel-forecast-depends = от карты
duel-change-points = Очки, если бы игра закончилась после этого: { $list }
duel-change-pawn = Маркер Конфликта: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  } до столицы ({ $player })
duel-change-prices = { $player } будет платить: { $list }
