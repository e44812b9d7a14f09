### The chances of Senet, and what a draft changes.

senet-forecast-risk = risk { $chance }%
senet-forecast-moves = Chances after each move: { $player }
senet-forecast-moves-read = That the next throw lets a piece change places, as the board then stands. Throws: { $list }.
senet-forecast-theirs = can be hit
senet-forecast-own = can hit
senet-change-risk = Risk to be hit by the next throw: { $old }% → { $new }%
