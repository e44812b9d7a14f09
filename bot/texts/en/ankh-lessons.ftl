### What newcomers are told: how to read the first panel, and each kind of event once.

ankh-read =
    -# **The map**: a number names a cell; a shape with a letter is a figure; I, II, III is the order in which regions are fought over.
    -# **The strip**: the four actions, the coming events, and what every god has. Tap a picture to enlarge it.
    -# **The buttons**: a blue one opens a draft that only you see; nothing counts before Confirm. Grey actions come back next turn.

ankh-lesson-moved = Figures move up to 3 cells each. Nobody fights before a conflict comes.
ankh-lesson-summoned = A new figure arrives next to a figure or a monument of its god.
ankh-lesson-gained = Gain brings 1 follower for each monument beside your figures that is yours or nobody's.
ankh-lesson-unlocked = Followers buy powers; a power lasts to the end of the game.
ankh-lesson-guardian = Some powers bring a guardian: a figure that can do more, ready to be summoned.
ankh-lesson-control = Whoever brings this event about takes a neutral monument beside their figures.
ankh-lesson-caravan = Whoever brings this event about may split a region in two with camels.
ankh-lesson-conflict = Now every region is settled, one after the other: this is where devotion is won.
ankh-lesson-dominated = A god alone in a region gets 1 devotion, and 1 more for each kind of monument of which it has most there.
ankh-lesson-battle = Several gods in one region fight: each secretly plays one card.
ankh-lesson-cards = All cards are shown at once. Played cards stay on the table; { ankh-card-cycle } brings them back.
ankh-lesson-majority = Before anybody is counted: 1 devotion for each kind of monument of which a god has most here.
ankh-lesson-strength = Each figure counts 1, then cards and powers are added.
ankh-lesson-victory = The strongest wins the battle and gets 1 devotion.
ankh-lesson-fallen = Warriors and guardians of the losers go back to their pools. Gods never die.
ankh-lesson-devotion = Devotion decides: whoever has most of it in the end wins, and the last ones are forgotten.
ankh-lesson-built = { ankh-card-build } puts up a new monument in the region of the battle.
ankh-lesson-plague = Everybody bids followers in secret and pays; only the highest bidder's figures survive.
ankh-lesson-tie = Whoever brought the conflict about may break one tie in it.
ankh-lesson-cards-back = { ankh-card-cycle } takes all played cards back into the hand.
ankh-lesson-destroyed = A destroyed monument goes back to the supply.
ankh-lesson-captured = Captured warriors fight for Anubis; their god can ransom them for 1 follower.
ankh-lesson-portal = Osiris can summon a figure onto an underworld token of his.
ankh-lesson-merge = The two gods with the least devotion become one: both players play on together.
ankh-lesson-forgotten = A god in the red part of the devotion track is out of the game now.
ankh-lesson-auction = Everybody bids followers in secret for this guardian.
ankh-lesson-doubt = Waves of doubt cost every god devotion.
