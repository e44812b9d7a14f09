### Доска «Сенета» словами: описания картинок и доска текстом.

senet-alt-move = Ходит { $player }, выпало { $throw }, ход { $turn }.{ $again ->
    [yes] {" "}Потом ещё бросок.
   *[no] {""}
  }
senet-alt-over = Игра окончена. Победитель: { $player }. Фишек соперника на доске: { $margin }.
senet-alt-phase = { $phase }.
senet-alt-pieces = { $player }: дома { $houses }; снято { $off } из { $most }.
senet-board-none = нет
senet-board-house = { $house }, { $name }: { $who } ({ $about })
