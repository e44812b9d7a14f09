### Why something is not allowed and, where known, what is.

senet-refused-game-over = The game is over.
senet-refused-not-your-turn = It isn't your turn{ $players ->
    [none] .
   *[other] : the table is waiting for { $players }. You can save this as your plan.
  }
senet-refused-not-an-option = “{ $answer }” isn't possible now.
senet-refused-stale = The board has changed. Look at the current position and choose again.
senet-refused-too-far-ahead = “{ $answer }” is too far ahead: the sticks must be thrown first. Send the line without it.
senet-refused-unreadable = I don't understand “{ $word }”. Example: { $example }
senet-refused-no-piece = You have no piece in house { $house }.
senet-refused-own-piece = Your own piece is in house { $house }.
senet-refused-protected = The piece in house { $house } is protected by its neighbour.
senet-refused-blocked = The way to house { $house } is blocked: you can't pass three enemy pieces in a row.
senet-refused-beauty-first = Every piece must stop in house 26, the House of Beauty, first.
senet-refused-needs-throw = A piece leaves house { $house } only with a { $needed }; you threw { $throw }.
senet-refused-house-held = An enemy piece is in house { $house }, and it can't be attacked there.
senet-refused-forward-first = You may go back only if no piece can go forward. Forward from: { $houses }.
senet-refused-below-first = A piece in house { $house } can't go { $throw } back: the board starts at house 1.
senet-refused-never-back = Pieces in houses 26 to 30 never go back.
