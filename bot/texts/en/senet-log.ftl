### The public log: one line per event; a throw is told with what is done by it.

senet-said-set-up = Set-up: { $pieces } pieces each. { $first } begins
senet-said-thrown = { $seat } throws { $throw }
senet-said-moved = { $seat } throws { $throw }: { $back ->
    [yes] back { $house } → { $end }
   *[no] { $house } → { $end }
  }{ $other ->
    [none] {""}
   *[other] , changing places with { $other }
  }{ $again ->
    [yes] . Throws again
   *[no] {""}
  }
senet-said-drowned = { $seat } throws { $throw }: the piece from { $house } falls into the water and comes out on { $end }{ $again ->
    [yes] . Throws again
   *[no] {""}
  }
senet-said-borne-off = { $seat } throws { $throw }: the piece from { $house } leaves the board. Pieces off: { $off }{ $again ->
    [yes] . Throws again
   *[no] {""}
  }
senet-said-lost = { $seat } throws { $throw } and can't move: the throw is lost
senet-said-game-over = Game over. Winner: { $seats } ({ $ending }). The other side still has { $margin ->
    [one] { $margin } piece
   *[other] { $margin } pieces
  } on the board
