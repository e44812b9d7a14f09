### Що дасть битва «Кемета» і що змінить чернетка.

kemet-forecast-strengths = Без карт: { $list }{ $points ->
    [none] {""}
   *[other] {" "}· перемога дає 1 ПО: { $points }
  }
kemet-forecast-rival = Карти ворога ({ $player }): { $cards } · КБВ: { $di } · ОМ: { $prayer }
kemet-forecast-read = Ваші карти (ліворуч) проти чужих. Угору — перемога ваша, вниз — ворога. Ваші втрати : втрати ворога; +1 — вам ПО. Без КБВ.
kemet-change-points = Переможні очки: { $old } → { $new }
kemet-change-prayer = Очки молитви: { $old } → { $new }
kemet-change-battle = Бій у { $area }: { $line }
kemet-change-odds = Ваші карти переможуть у { $won } випадках із { $all }, без КБВ
