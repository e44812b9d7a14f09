### The board of Senet in words: alt text of the pictures, and the text board.

senet-alt-move = { $player } to move, throw { $throw }, turn { $turn }.{ $again ->
    [yes] {" "}Then throws again.
   *[no] {""}
  }
senet-alt-over = Game over. Winner: { $player }. Enemy pieces left on the board: { $margin }.
senet-alt-phase = { $phase }.
senet-alt-pieces = { $player }: houses { $houses }; off { $off } of { $most }.
senet-board-none = none
senet-board-house = { $house }, { $name }: { $who } ({ $about })
