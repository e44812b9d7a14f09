### For newcomers: how to read the first panel, and each kind of event explained once.

kemet-read =
    -# **The map**: areas are numbered. A coloured shape with a number is an army, a disc beside it a creature. A pyramid shows its colour and level, a temple what it pays.
    -# **The strip**: for each player prayer points (PP), victory points (VP), cards, tiles and the pyramid of actions. Tap a picture to enlarge it.
    -# **The buttons**: a button opens a draft that only you see, and nothing counts until you confirm. By the end of the day each of the three rows needs a token of yours.

kemet-lesson-night = Each night everybody gets 2 PP and a divine intervention card, which only they can see.
kemet-lesson-order = Whoever has the fewest VP sets the turn order of the day.
kemet-lesson-token = A silver or gold token is one more action in the same turn, once a day.
kemet-lesson-move = An army moves one area. On the way it can leave soldiers behind. It can enter a foreign city only with its first step.
kemet-lesson-teleport = From a district with a pyramid an army can teleport to any obelisk for 2 PP.
kemet-lesson-built = Each level costs its number in PP. A pyramid lets you buy tiles of its colour up to its level; level 4 is worth 1 VP.
kemet-lesson-bought = A tile costs its level in PP and works for the rest of the game. Nobody has two of one kind.
kemet-lesson-recruited = Each soldier costs 1 PP and comes into one of your own districts.
kemet-lesson-creature = A creature goes with an army and makes it stronger; it can't be killed.
kemet-lesson-creature-home = A creature without soldiers goes home to a district with your soldiers, or back to its tile.
kemet-lesson-card = A divine intervention card is played besides the action, as many as you like.
kemet-lesson-veto = A Veto cancels a card played outside battle. Everybody who could have one is asked alike.
kemet-lesson-escape = Escape moves the attacked army to an empty area next to it. The attacker may go on.
kemet-lesson-attack = Whoever enters an area with enemy soldiers attacks. Both choose a battle card, one to discard, and DI cards in secret.
kemet-lesson-fought = Soldiers, cards, tiles and creatures add up to strength; equal strength wins for the defender. Losses are damage minus protection, on both sides.
kemet-lesson-battle-point = Whoever attacks, wins and has a soldier left gets 1 VP for good.
kemet-lesson-recall = Recalling an army after a battle brings 1 PP for each soldier; they go to the reserve.
kemet-lesson-retreat = Whoever has lost and doesn't recall the army retreats to an area that the winner chooses.
kemet-lesson-refreshed = Two battle cards go in each battle; after three battles all six come back.
kemet-lesson-temple = At the end of the day temples pay PP to whoever holds them; each is worth 1 VP meanwhile.
kemet-lesson-two-temples = Whoever holds two temples at the end of the day gets 1 VP for good.
kemet-lesson-sacrifice = Soldiers sacrificed at the end of the day go to the reserve.

## After a quick taste; what to ping people for

kemet-tasted =
    ### That was a battle
    In a whole game you also build pyramids and buy tiles that bend the rules, and points are counted at the end of each day. Start a full game?
kemet-chapters = Days
kemet-chapter = new day
