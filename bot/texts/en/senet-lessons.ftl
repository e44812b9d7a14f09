### For newcomers: how to read the first panel, and each kind of event explained once.

senet-read =
    -# **The board**: thirty houses on a winding path; cones are Reed, spools are Reel. Painted houses have special rules.
    -# **The sticks**: the number of flat sides is how far you go; if none is flat, it's 5. Beside them are the pieces already off the board.
    -# **The buttons**: a blue button opens a draft that only you see, and nothing counts until you confirm.

senet-lesson-way = Pieces go from 1 to 30 and then off the board; whoever gets all of theirs off first wins.
senet-lesson-throw = After a 2 or a 3 the turn passes. If only one move is possible, it's made for you.
senet-lesson-again = After a 1, 4 or 5 the same player throws again.
senet-lesson-places = A single enemy piece changes places with yours; two side by side are protected, and you can't pass three in a row.
senet-lesson-back = If no piece can go forward, one must go back by the throw.
senet-lesson-drowned = House 27 is the water: a piece that lands there comes out on 15, or on the nearest free house before it.
senet-lesson-off = A piece leaves 28 with a 3, 29 with a 2, 30 with any throw, and 26 with a 5.
senet-lesson-lost = With no move at all, the throw is lost and the turn passes, even after a 1, 4 or 5.
