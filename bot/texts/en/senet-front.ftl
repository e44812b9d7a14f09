### Senet's buttons, headlines, commands and lobby. Labels fit a phone's button: 34 characters.

## Where the game stands

senet-headline-set-up = Set-up
senet-headline-throw = Turn { $turn } · throw
senet-headline-move = Turn { $turn } · throw { $throw }{ $again ->
    [yes] {" "}· throws again after it
   *[no] {""}
  }
senet-headline-over = Game over

## What an answer triggers

senet-warning-drowns = In the House of Water the piece drowns and comes out on { $house }.

## Moves

senet-click-move = { $house } → { $end }
senet-click-back = Back { $house } → { $end }
senet-click-off = { $house } → off the board
senet-click-drowns = { $house } → water → { $end }
senet-click-places = changes places

## The lobby

lobby-about-senet = The oldest board game of Egypt. Four sticks decide how far one of your pieces goes along a winding path of thirty houses. A single enemy piece changes places with yours, two together protect each other, three in a row block the way. The last five houses have special rules. The first to get all pieces off the board wins. Two players, about ten minutes.
lobby-option-senet-pieces = Pieces
lobby-option-senet-first = Who begins (Reed)
senet-lobby-random = Random
senet-lobby-pieces = { $count } each
senet-text-lobby-pieces-5 = The usual, shorter game.
senet-text-lobby-pieces-7 = A longer game.
