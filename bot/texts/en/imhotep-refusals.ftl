### Why something is not allowed: what, why and, where known, what is.

imhotep-refused-game-over = The game is over.
imhotep-refused-not-your-turn = It is not your turn{ $players ->
    [none] .
   *[other] : the table waits for { $players }. You can save this as your plan.
  }
imhotep-refused-not-an-option = “{ $answer }” is not possible now.
imhotep-refused-stale = The board has changed. Look at the current position and choose again.
imhotep-refused-unreadable = I did not understand “{ $word }”. Example: { $example }
imhotep-refused-decision-pending = Something else must be decided first: a stone that has just arrived.
imhotep-refused-not-your-decision = The owner of the stone that has just arrived decides now, not you.
imhotep-refused-card-not-held = You do not have this card: { $card }.
imhotep-refused-card-not-playable = Only blue cards are played as an action, and this one is not: { $card }.
imhotep-refused-sled-full = Your sled is full: at most { $most } stones.
imhotep-refused-quarry-empty = No stone of your colour is left in the quarry.
imhotep-refused-sled-empty = You need { $need ->
    [one] { $need } stone
   *[other] { $need } stones
  } on your sled and have { $have }.
imhotep-refused-no-such-ship = There is no ship { $ship }: the ships of this round are 1 to { $ships }.
imhotep-refused-ship-sailed = Ship { $ship } has sailed already: { $site }.
imhotep-refused-slot-range = Ship { $ship } has no place { $place }: its places are 1 to { $capacity }.
imhotep-refused-slot-taken = { $place ->
    [0] Ship { $ship } is full.
   *[other] Place { $place } of ship { $ship } is taken.
  }
imhotep-refused-below-minimum = Ship { $ship } carries { $load }; it sails with at least { $minimum }.
imhotep-refused-no-such-site = There is no site “{ $site }”. Sites: { $sites }.
imhotep-refused-site-occupied = A ship lies there already this round: { $site }. Free: { $free }.
imhotep-refused-bad-order = Name every loaded place of ship { $ship } once, in the order of unloading: { $places }.
imhotep-refused-pass-not-allowed = You may pass only when you can do nothing else.
