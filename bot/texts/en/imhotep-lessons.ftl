### For newcomers: how to read the first panel, and each kind of event explained once.

imhotep-read =
    -# **The board**: four ships with places numbered from the bow, and the five sites they can sail to.
    -# **The table**: everyone's sled, quarry, cards and points, and what final scoring would give now. Tap a picture to enlarge it.
    -# **The buttons**: a blue button opens a draft that only you see, and nothing counts until you confirm.

imhotep-lesson-round = Each round brings four new ships and new market cards; it ends with the fourth ship.
imhotep-lesson-taken = You take three stones at a time from the quarry; the sled holds five.
imhotep-lesson-loaded = A stone can go on any empty place. Place 1, at the bow, is unloaded first.
imhotep-lesson-sailed = Anyone may sail any ship with enough stones to any site without a ship.
imhotep-lesson-pyramid = The pyramid scores at once: each stone takes the next cell.
imhotep-lesson-temple = At the end of every round, the stones visible from above score.
imhotep-lesson-tomb = The burial chamber fills column by column and scores at the end of the game.
imhotep-lesson-obelisks = At the obelisks everyone collects their own stones: the more, the more points.
imhotep-lesson-temple-scored = The temple scores after each round, for the top stone of each cell.
imhotep-lesson-card = Red cards take effect at once, a blue card is an action for later, green and violet cards score at the end.
imhotep-lesson-pair = Only the buyer sees both cards, keeps one and discards the other.
imhotep-lesson-bonus = Some pyramid cells give a bonus; you may decline it.
imhotep-lesson-tower = Three loose stones become a tower on the best free space and score at once.
imhotep-lesson-stalled = Nobody could do anything: the round ends, and stones on ships go back to the quarry.

## What to ping people for

imhotep-chapters = Rounds
imhotep-chapter = new round
