### What newcomers are told: how to read the first panel, and each kind of event once.

imhotep-read =
    -# **The board**: four ships with numbered places from the bow, and the five sites to which they can sail.
    -# **The table**: everybody's sled, quarry, cards and points, and what final scoring would bring now. Tap a picture to enlarge it.
    -# **The buttons**: a blue one opens a draft that only you see; nothing counts before Confirm.

imhotep-lesson-round = A round brings four new ships and new market cards; it ends with the fourth ship.
imhotep-lesson-taken = Stones come from the quarry to the sled, three at a time; the sled holds five.
imhotep-lesson-loaded = A stone may be put on any empty place; place 1, at the bow, is unloaded first.
imhotep-lesson-sailed = Anybody may sail any ship that carries enough stones, to any site without a ship.
imhotep-lesson-pyramid = The pyramid scores at once: each stone takes the next cell.
imhotep-lesson-temple = At the end of every round the stones that are seen from above score.
imhotep-lesson-tomb = The burial chamber is filled column by column and scores at the end of the game.
imhotep-lesson-obelisks = The obelisks are compared at the end of the game; on side B three stones make a tower.
imhotep-lesson-temple-scored = The temple is scored after each round, for the topmost stone of each cell.
imhotep-lesson-card = Red cards work at once, blue ones are an action later, green and violet ones score at the end.
imhotep-lesson-pair = Only the buyer sees both cards, keeps one and discards the other.
imhotep-lesson-bonus = Some cells of the pyramids give a bonus that one may decline.
imhotep-lesson-tower = Three loose stones become a tower on the best free space and score at once.
imhotep-lesson-stalled = Nobody could do anything: the round ends, and stones on ships go back to the quarry.
