### Why something is not allowed and, where known, what is.

imhotep-refused-game-over = The game is over.
imhotep-refused-not-your-turn = It isn't your turn{ $players ->
    [none] .
   *[other] : the table is waiting for { $players }. You can save this as your plan.
  }
imhotep-refused-not-an-option = “{ $answer }” isn't possible now.
imhotep-refused-stale = The board has changed. Look at the current position and choose again.
imhotep-refused-too-far-ahead = “{ $answer }” is too far ahead: what comes before it depends on luck or on other players. Send the line without it.
imhotep-refused-unreadable = I don't understand “{ $word }”. Example: { $example }
imhotep-refused-decision-pending = The stone that has just arrived must be decided first.
imhotep-refused-not-your-decision = The owner of the stone that has just arrived decides now, not you.
imhotep-refused-card-not-held = You don't have this card: { $card }.
imhotep-refused-card-not-playable = Only blue cards can be played as an action: { $card } isn't one.
imhotep-refused-sled-full = Your sled is full: it holds { $most } stones.
imhotep-refused-quarry-empty = You have no stones left in the quarry.
imhotep-refused-sled-empty = You need { $need ->
    [one] { $need } stone
   *[other] { $need } stones
  } on your sled and have { $have }.
imhotep-refused-no-such-ship = There's no ship { $ship }: this round has ships 1 to { $ships }.
imhotep-refused-ship-sailed = Ship { $ship } has already sailed: { $site }.
imhotep-refused-slot-range = Ship { $ship } has no place { $place }: its places are 1 to { $capacity }.
imhotep-refused-slot-taken = { $place ->
    [0] Ship { $ship } is full.
   *[other] Place { $place } of ship { $ship } is taken.
  }
imhotep-refused-below-minimum = Ship { $ship } carries { $load }; it needs at least { $minimum } to sail.
imhotep-refused-no-such-site = There's no site “{ $site }”. Sites: { $sites }.
imhotep-refused-site-occupied = A ship has already docked there this round: { $site }. Free: { $free }.
imhotep-refused-bad-order = Name every loaded place of ship { $ship } once, in unloading order: { $places }.
imhotep-refused-pass-not-allowed = You may pass only if you can do nothing else.
