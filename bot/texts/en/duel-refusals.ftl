### Why something is not allowed and, where known, what is.

duel-refused-game-over = The game is over.
duel-refused-not-your-turn = It isn't your turn{ $players ->
    [none] .
   *[other] : the table is waiting for { $players }. You can save this as your plan.
  }
duel-refused-not-an-option = “{ $answer }” isn't possible now.
duel-refused-stale = The table has changed. Look at the current position and choose again.
duel-refused-too-far-ahead = “{ $answer }” is too far ahead: nobody knows yet what comes before it. Send the line without it.
duel-refused-unreadable = I don't understand “{ $word }”. Example: { $example }
duel-refused-decision-pending = Another decision comes first: answer what is asked.
duel-refused-pantheon-off = This game is played without Pantheon.
duel-refused-not-before-age-2 = Gods wait for Age II.
duel-refused-unknown-id = There's no “{ $id }” here.
duel-refused-card-not-in-structure = { $place ->
    [0] { $card } doesn't lie face up in the structure.
   *[other] There's no card at { $place } any more.
  }
duel-refused-card-covered = { $place } is covered by { $by }.
duel-refused-slot-empty = Slot { $slot } is empty.
duel-refused-slot-occupied = Slot { $slot } is taken.
duel-refused-not-your-wonder = You don't have this Wonder: { $wonder }.
duel-refused-wonder-already-built = You have already built this Wonder: { $wonder }.
duel-refused-offering-not-owned = You don't have this Offering token: { $token }.
duel-refused-token-not-available = This Progress token isn't there to take: { $token }.
duel-refused-invalid-target = “{ $answer }” isn't one of the things to choose from.
duel-refused-minerva-on-pawn = The Conflict pawn stands on { $space }: put the Minerva pawn elsewhere.
duel-refused-cannot-afford = { $slot ->
    [0] { $card }{ $wonder }
   *[other] Slot { $slot }
  } costs you { $price }, you have { $coins }.
