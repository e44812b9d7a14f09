### Что принесёт битва «Кемета» и что изменит черновик.

kemet-forecast-strengths = Без карт: { $list }{ $points ->
    [none] {""}
   *[other] {" "}· победа даёт 1 ПО: { $points }
  }
kemet-forecast-rival = Карты врага ({ $player }): { $cards } · КБВ: { $di } · ОМ: { $prayer }
kemet-forecast-read = Ваши карты (слева) против чужих. Вверх — победа ваша, вниз — врага. Ваши потери : потери врага; +1 — вам ПО. Без КБВ.
kemet-change-points = Победные очки: { $old } → { $new }
kemet-change-prayer = Очки молитвы: { $old } → { $new }
kemet-change-battle = Бой в { $area }: { $line }
kemet-change-odds = Ваши карты победят в { $won } случаях из { $all }, без КБВ
