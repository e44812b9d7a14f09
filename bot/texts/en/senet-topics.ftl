### Rules topics in our own words: title, text, search words.

senet-topic-turn = Turns and throws in Senet
senet-topic-turn-words = turn, throw, sticks, throw again, five, lost throw, order of play
senet-topic-turn-text =
    Before every move four sticks are thrown, each flat or round. The number of flat sides is the throw: 1, 2, 3 or 4. If none is flat, it's a 5.

    - One of your pieces moves by the throw. If only one move is possible, it's made for you.
    - After a 1, 4 or 5 you throw again once you've moved; after a 2 or 3 the turn passes.
    - If you can move neither forward nor back, the throw is lost and the turn passes, whatever it was.

    A 2 comes up most often (6 in 16), then 1 and 3 (4 in 16 each); a 4 or a 5 is rare (1 in 16 each).

senet-topic-goal = How Senet is won
senet-topic-goal-words = goal, win, end, winner, margin, off the board, set-up, start, pieces
senet-topic-goal-text =
    Each player has five pieces, or seven if agreed: Reed has cones, Reel has spools. They start alternating from house 1 on, and Reed begins.

    Houses 1 to 10 run left to right, 11 to 20 right to left, 21 to 30 left to right. Whoever gets all pieces off the board first wins at once. The pieces the other player still has on the board are the margin.

senet-topic-moving = Moving a piece in Senet
senet-topic-moving-words = move, forward, change places, swap, capture, protected, pair, block, three in a row, own piece
senet-topic-moving-text =
    One piece goes forward by the throw, along the numbers of the houses.

    - It can't end on a piece of your own.
    - If it ends on an enemy piece, the two change places.
    - Two or more enemy pieces in houses next to each other, by number, protect each other: you can't end there.
    - Three or more enemy pieces in a row are a block: you can't pass it.

    Type `7` or `move 7`: the number is the house your piece is in.

senet-topic-back = Moving back in Senet
senet-topic-back-words = back, backward, retreat, no move, forced
senet-topic-back-text =
    If none of your pieces can go forward, one must go back by the throw.

    - The same rules apply: your own pieces, protected pieces and blocks are in the way, and pieces may change places.
    - It can't go below house 1.
    - Pieces in houses 26 to 30 never go back.

    A piece that goes back may leave a pair or open a block, so choose one you can spare. Type `back 7`.

senet-topic-houses = The special houses of Senet
senet-topic-houses-words = special houses, rebirth, beauty, water, three truths, re-atum, horus, 15, 26, 27, 28, 29, 30, safe
senet-topic-houses-text =
    - **15, Rebirth**: drowned pieces come out here.
    - **26, Beauty**: every piece must stop here exactly; no move may pass it. From here a piece goes 1 to 4 houses on, or leaves the board with a 5.
    - **27, Water**: a piece that lands here goes at once to 15, or to the nearest free house before it.
    - **28, Three Truths**: a piece leaves the board with a 3 only.
    - **29, Re-Atum**: a piece leaves the board with a 2 only.
    - **30, Horus**: a piece leaves the board with any throw.

    A piece in 28 or 29 doesn't move by any other throw. Pieces in 26, 28, 29 and 30 can't be attacked, and nobody may enter one of these houses while an enemy piece is in it.

senet-topic-typing = Typing moves in Senet
senet-topic-typing-words = type, typed, line, command, play, move, back
senet-topic-typing-text =
    The number is the house your piece is in.

    - `7` or `move 7`: the piece in house 7 goes forward by the throw.
    - `back 7`: it goes back, when no piece can go forward.

    You can't type beyond the next throw. If a move isn't possible, I say why, and suggestions list the moves that are. When only one piece can move, it moves by itself.
