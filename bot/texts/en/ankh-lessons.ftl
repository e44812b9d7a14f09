### For newcomers: how to read the first panel, and each kind of event explained once.

ankh-read =
    -# **The map**: cells are numbered. Coloured shapes are figures, and a small badge shows who owns a monument. I, II, III is the order in which regions are fought over.
    -# **The strip**: the four actions, the coming events, and what each god has. Tap a picture to enlarge it.
    -# **The buttons**: a blue button opens a draft that only you see, and nothing counts until you confirm. Grey actions come back next turn.

ankh-lesson-moved = Figures move up to 3 cells each. Nobody fights until a conflict.
ankh-lesson-summoned = A new figure arrives next to one of its god's figures or monuments.
ankh-lesson-gained = You gain 1 follower for each monument next to your figures that is yours or neutral.
ankh-lesson-unlocked = Followers pay for powers. A power lasts for the rest of the game.
ankh-lesson-guardian = Some powers come with a guardian: a figure with a special ability, ready to be summoned.
ankh-lesson-control = The player who triggers this event takes control of a neutral monument next to their figures.
ankh-lesson-caravan = The player who triggers this event may split a region in two with camels.
ankh-lesson-conflict = Now the regions are resolved one by one. This is where you win devotion.
ankh-lesson-dominated = A god alone in a region gets 1 devotion, plus 1 for each kind of monument it has the most of there.
ankh-lesson-battle = Gods that share a region fight: each secretly plays one card.
ankh-lesson-cards = All cards are revealed together. Played cards stay on the table until { ankh-card-cycle } brings them back.
ankh-lesson-majority = Before strength is counted: 1 devotion for each kind of monument a god has the most of here.
ankh-lesson-strength = Each figure counts 1, then cards and powers are added.
ankh-lesson-victory = The strongest god wins the battle and gets 1 devotion.
ankh-lesson-fallen = The losers' warriors and guardians go back to their pools. Gods never die.
ankh-lesson-devotion = Devotion decides: whoever has the most at the end wins, and the last ones are forgotten.
ankh-lesson-built = { ankh-card-build } adds a monument to the region of the battle.
ankh-lesson-plague = Everyone bids followers in secret and pays; only the highest bidder's figures survive.
ankh-lesson-tie = The player who triggered the conflict may break one tie in it.
ankh-lesson-cards-back = { ankh-card-cycle } returns all played cards to the hand.
ankh-lesson-destroyed = A destroyed monument goes back to the supply.
ankh-lesson-captured = Each captured warrior strengthens Anubis; its god can ransom it for 1 follower.
ankh-lesson-portal = Osiris can summon a figure onto one of his underworld tokens.
ankh-lesson-merge = The two gods with the least devotion become one, and their players play on together.
ankh-lesson-forgotten = Gods in the red zone of the devotion track are now out of the game.
ankh-lesson-auction = Everyone bids followers in secret for this guardian.
ankh-lesson-doubt = Waves of doubt cost every god devotion.

## After a quick taste; what to ping people for

ankh-tasted =
    ### That was the first conflict
    The others work the same way, and the fifth decides the game. Play on from here, or start a full game?
ankh-chapters = Conflicts
ankh-chapter = conflict
