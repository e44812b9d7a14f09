### Що зробить карта «Дуелі» і що змінить чернетка.

duel-forecast-now = Якби гра закінчилася зараз: { $list }
duel-forecast-effects = Що змінить кожен хід: { $player }
duel-forecast-effects-read = Своя зміна : суперника. Ціни — усіх відкритих карт і своїх Див. «…» — додасться вибір або випадок.
duel-forecast-price = ціна
duel-forecast-points = очки
duel-forecast-pawn = маркер
duel-forecast-prices = ціни
duel-forecast-opens = відкриє
duel-forecast-danger = загроза
duel-forecast-wins = перемога
duel-forecast-yes = так
duel-forecast-maybe = можлива
duel-forecast-no = ні
duel-forecast-depends = від карти
duel-change-points = Очки, якби гра закінчилася після цього: { $list }
duel-change-pawn = Маркер Конфлікту: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
  } до столиці ({ $player })
duel-change-prices = { $player } платитиме: { $list }
