### Rules topics in our own words: title, text, search words, page of the printed book.

## A turn

ankh-topic-turn = A turn
ankh-topic-turn-words = turn, action, actions, second action, marker, track, order of play, pass, skip
ankh-topic-turn-page = 13
ankh-topic-turn-text =
    On your turn you take one or two of the four actions. From top to bottom: Move Figures, Summon a Figure, Gain Followers, Unlock an Ankh Power.

    - Choose an action: its marker advances one space, then you carry the action out. You may choose an action that does nothing for you; the marker still moves.
    - If the marker reaches the last space of its track, it triggers an event right after the action. Then the marker goes back to its start and your turn ends without a second action.
    - Otherwise you must take a second action from a track below the first. So you never take the same action twice, and after Unlock there is no second action.
    - A second action that you can't or don't want to use still moves its marker and can still trigger the event. You can't pass.
    - Steps from start to event: the number of players + 1 for Move, Summon and Gain; the number of players for Unlock. What counts is the number at the start of the game.
    - Each player of a merged god takes exactly one action per turn, any of the four.

    Then it's the next player's turn, clockwise.

ankh-topic-move = Move Figures
ankh-topic-move-words = move, movement, walk, distance, three cells, pass through, stop, march
ankh-topic-move-page = 15
ankh-topic-move-text =
    - Each of your figures on the map may move once, up to 3 cells. They move one after another, in any order; no figure has to move.
    - Nothing blocks the way: figures pass through figures, monuments, cities, water, rivers, camels, tokens and flooded cells.
    - A figure must stop on an empty land cell: no figure, monument, building site or city, and no underworld token of another god.
    - A figure may move to a cell that another one has just left. If you type several moves in one line, I find an order that works.
    - Moving never changes who controls a monument.
    - Satet may stop on an enemy figure and push it. A Giant Scorpion is aimed again when it moves. Apep may leave water, but never moves onto it. See “Guardians” for details.

ankh-topic-summon = Summon a Figure
ankh-topic-summon-words = summon, recruit, place, put, pool, warrior, extra figure, pyramid attuned
ankh-topic-summon-page = 16
ankh-topic-summon-text =
    - Take one warrior or guardian from your pool and place it on an empty land cell adjacent to one of your figures, or to any monument you control. Cells across a river or camels aren't adjacent.
    - Extra figures in the same action, in any order: with Pyramid-Attuned, one next to each pyramid you control; for Osiris, one onto one of his underworld tokens. Each figure you place counts for the next ones. I work out which allowance a figure uses.
    - Apep may go on any empty water cell instead. As a pyramid's extra figure it must be next to that pyramid.
    - Instead of a warrior from your pool you may ransom one of yours that Anubis holds: he gets 1 of your followers and can't refuse. Type `w!`.
    - Ra may put a sun token on each figure as it arrives. Type `*` after the cell.
    - A Giant Scorpion is aimed as it arrives: `scorpion 66@67+77`.
    - God figures are never summoned. All of this is optional, but the marker moves.

ankh-topic-gain = Gain Followers
ankh-topic-gain-words = gain, followers, income, believers, revered
ankh-topic-gain-page = 17
ankh-topic-gain-text =
    - You get 1 follower for each monument that is neutral or yours and has at least one of your figures adjacent to it.
    - Several of your figures next to one monument count once. Other gods' monuments give nothing, and neither do your own without one of your figures next to them.
    - Building sites (The Great Rebuilding) count as neutral monuments.
    - Adjacent means: no river and no camels in between.
    - With Revered you get 1 more, even if you would get none.
    - There is nothing to choose. The supply of followers never runs out.

ankh-topic-unlock = Ankh powers
ankh-topic-unlock-words = unlock, power, powers, ankh power, level, cost, commanding, inspiring, omnipresent, revered, resplendent, obelisk attuned, temple attuned, pyramid attuned, glorious, magnanimous, bountiful, worshipful, guardian symbol
ankh-topic-unlock-page = 18, 28
ankh-topic-unlock-text =
    Your first two powers are level 1, the next two level 2, the last two level 3; you choose which. A power costs as many followers as its level. With too few followers, or with six powers, the action has no effect. Your 2nd, 4th and 5th power also bring a guardian of level 1, 2 and 3 into your pool, if one is left and you have a free base of its size.
    ### Level 1
    - Commanding: win a battle, gain 3 followers.
    - Inspiring: Build Monument costs nothing.
    - Omnipresent: at the start of a conflict, gain 1 follower for each region with one of your figures.
    - Revered: Gain Followers gives 1 more.
    ### Level 2
    - Resplendent: with 3 monuments of one type anywhere, your god figure has strength 3.
    - Obelisk-Attuned: at the start of your battle, move figures from anywhere next to your obelisks in the region, one at a time in turn, least devotion first; each figure once, onto empty land.
    - Temple-Attuned: +2 for each of your temples in the region with one of your figures adjacent.
    - Pyramid-Attuned: when you summon, one extra figure next to each of your pyramids.
    ### Level 3
    - Glorious: win by 3 or more, and the victory is worth 3 instead of 1.
    - Magnanimous: lose with 2 or more figures there when strength is counted, gain 2 devotion.
    - Bountiful: each gain of devotion that starts in the red zone is 1 larger.
    - Worshipful: after each battle in which you played a card, you may sacrifice 2 followers for 1 devotion.

## Events

ankh-topic-events = Events
ankh-topic-events-words = event, events, event track, order of events, when is the conflict
ankh-topic-events-page = 19
ankh-topic-events-text =
    When an action marker reaches the last space of its track, finish the action first. Then the event marker advances one space and that event happens. The action marker returns to its start, and the turn ends.

    The 18 events in order:
    - Control Monument three times, **Conflict 1**
    - Camel Caravan, Control Monument twice, **Conflict 2**
    - Camel Caravan, Control Monument twice, **Conflict 3**, then the merge (three or more players)
    - Camel Caravan, Control Monument twice, **Conflict 4**, then gods in the red zone are forgotten
    - Control Monument, **Conflict 5**, then the game ends

    Control Monument and Camel Caravan concern only the player who triggered them. Conflicts concern everyone. In Guardians of Kemet some Control Monument events are auctions.

ankh-topic-claim = Control Monument
ankh-topic-claim-words = claim, control, take a monument, ankh token, neutral monument, event control
ankh-topic-claim-page = 20
ankh-topic-claim-text =
    This event concerns only the player who triggered it.

    - Choose a neutral monument adjacent to at least one of your figures and place an ankh token from your pool on it. It's now yours.
    - Only if no neutral monument is left anywhere on the map: choose an opponent's monument adjacent to one of your figures. Their token goes back to their pool, and yours takes its place.
    - If there is something to take, you must take it. Without such a monument, or without ankh tokens in your pool, nothing happens.
    - Each god has 15 ankh tokens; six of them start on the powers.
    - A building site (The Great Rebuilding) counts as neutral: its 3 followers leave, and you build one of your own monuments there with your token. If you have no monument left, you get the 3 followers and the cell becomes empty.
    - You keep control when your figures move away or die.

ankh-topic-caravan = Camel Caravan
ankh-topic-caravan-words = caravan, camel, camels, split, divide, new region, conflict token, swap, chain, six cells
ankh-topic-caravan-page = 21
ankh-topic-caravan-text =
    The player who triggered the event may split one region into two with a chain of 1 to 6 camels, or not.

    - A camel stands on the border between two land cells. Not on a river, next to water, at the edge of the map, where there is already a camel, nor next to a city or a flooded cell.
    - The chain is unbroken, and each end touches a river, water, other camels or the edge of the map.
    - Each of the two new regions must have at least 6 land cells. Cities and monuments count as cells too.
    - Then choose which of the two keeps the conflict token; the other gets the lowest one from the supply.
    - Then you may swap the token of one of the two new regions with that of any other region.
    - Pieces stay where they are. Cells with camels between them are no longer adjacent, but figures can still walk across.
    - There are 30 camels in all.

    In the picture every possible end has a number: `caravan 3-7`. If several chains join two ends, name the borders: `caravan 13|14 14|23`. Add `token:55` for a cell of the region that keeps its token, and `swap:4=2` to swap.

## Conflicts

ankh-topic-conflict = Conflict
ankh-topic-conflict-words = conflict, domination, dominate, region order, start of a conflict, waves of doubt
ankh-topic-conflict-page = 22
ankh-topic-conflict-text =
    1. The player who triggered the conflict takes the tie-breaker token, face up.
    2. Omnipresent: 1 follower for each region with one of your figures.
    3. Giant Scorpions destroy the monuments they point at.
    4. Two Capitals: the followers on the event are awarded.
    5. Regions are resolved in the order of their conflict tokens. With nobody there, nothing happens. One god: domination. Two or more: a battle.
    6. The tie-breaker goes back, and Amun's token is turned face up again.
    7. Dynastic Crisis: waves of doubt.
    8. After conflict 3 the merge, after conflict 4 gods are forgotten, after conflict 5 the game ends.

    {"**"}Domination.** First, the only god present gets 1 devotion for each type of monument of which it has more in the region than every other god; monuments of absent gods count against it. Then it gets 1 devotion for dominating, and 1 more with a radiant figure of Ra there. This isn't a battle: no cards, no Commanding, no Worshipful.

    Who is in a region is decided when its turn comes: figures that have moved or died since then count where they are now.

ankh-topic-battle = Battle
ankh-topic-battle-words = battle, fight, strength, winner, loser, victory, defeat, majority, order of a battle, die, death
ankh-topic-battle-page = 23
ankh-topic-battle-text =
    All gods with a figure in the region take part. “In order” means: least devotion first.

    1. Obelisk-Attuned moves, in order, one figure at a time.
    2. Amun announces whether he plays two cards.
    3. Everyone chooses a card in secret; they are revealed together.
    4. Flood: followers at once.
    5. Build Monument, in order.
    6. Plague of Locusts, one at a time.
    7. Majorities: for each type of monument of which you control more in the region than every other god, present or not, 1 devotion, if you have a figure there.
    8. Strength: 1 per figure (0 next to an enemy Androsphinx), Resplendent, Anubis' captives, +2 per temple with Temple-Attuned, and the cards. Without figures you have 0.
    9. The strongest wins. If only one god has figures left, it wins with any strength. If tied, see “Ties”.
    10. The winner: Commanding, then 1 devotion (Glorious: 3), plus Drought and a radiant figure. Then Magnanimous for losers.
    11. All warriors and guardians of all losers die, except those saved by Flood or Isis. Gods never die. Then Cat Mummies.
    12. Afterwards: Miracle, Osiris' token, Worshipful, and Cycle of Ma'at takes cards back.

    Every participant who doesn't win loses; in an unbroken tie everyone does. When one step gives devotion to several gods, they get it in order.

ankh-topic-cards = Battle cards
ankh-topic-cards-words = card, cards, chariots, plague of locusts, drought, flood, build monument, miracle, cycle of ma'at, hand, played cards
ankh-topic-cards-page = 29
ankh-topic-cards-text =
    Each god has the same seven cards. A played card stays face up on the table until Cycle of Ma'at brings it back. Its strength counts only while its player has a figure in the region.

    - **Chariots** (+3). Nothing else.
    - **Build Monument** (0). You may sacrifice 3 followers (none with Inspiring) and place a monument from the supply, with your ankh token, on an empty land cell of the region. It counts at once.
    - **Plague of Locusts** (+1). All gods here bid followers in secret; only the highest bidder's figures survive. See “Plague of Locusts”.
    - **Cycle of Ma'at** (0). At the end of the battle take back all your played cards, including this one. So nobody ever runs out of cards.
    - **Drought** (+1). If you win: 1 more devotion for each of your figures on desert in the region, including your god.
    - **Flood** (0). When cards are revealed, 1 follower for each of your figures on fertile cells of the region; the battle's result can't kill those figures. Locusts can.
    - **Miracle** (0). After the battle, 1 devotion for each of your figures killed in it, also by locusts. A Mummy that came back counts too.

ankh-topic-plague = Plague of Locusts
ankh-topic-plague-words = plague, locusts, bid, bids, bidding, sacrifice followers
ankh-topic-plague-page = 29
ankh-topic-plague-text =
    - When the card is resolved, all gods with a figure in the region bid: each secretly chooses any number of their own followers, including 0. The card's player has no advantage.
    - All bids are revealed together, and all are paid.
    - All warriors and guardians in the region die, except those of the god that bid strictly more than everyone else. If the highest bid is tied, all of them die.
    - God figures never die, but they let you bid, even if only your god is there.
    - If only one god has figures there, they survive with any bid.
    - Isis and Flood don't protect against locusts. Anubis may capture one of the enemy warriors. A Mummy returns at once, and a Cat Mummy takes devotion at once. The dead count for Miracle.
    - Two Plagues in one battle are two auctions, one after the other, starting with the god with less devotion. Only gods that still have figures there bid again.

ankh-topic-tie = Ties
ankh-topic-tie-words = tie, tied, draw, tie-breaker, tie breaker token, equal strength, equal devotion
ankh-topic-tie-page = 23
ankh-topic-tie-text =
    ### Equal strength in a battle
    - A god tied for the highest strength that holds the tie-breaker token face up may turn it face down and win. That's a full victory, but never by 3, so not Glorious.
    - The player who triggered the conflict holds the token and may use it once in that conflict. They may save it for a later region. It helps only its holder, and only in a tie for the highest strength.
    - If it isn't used, nobody wins: all participants lose, and their warriors and guardians there die, as after any defeat.

    {"**"}Equal devotion** doesn't exist. Tokens on one space form a stack, and a higher token has more devotion. A token that arrives on a space, from above or below, goes on top.

    {"**"}Equal bids**: with the Plague of Locusts everyone's figures die. In a guardian auction the tied player closest clockwise to the holder of the tie-breaker wins, starting with the holder.

ankh-topic-merge = Merged gods
ankh-topic-merge-words = merge, merged, merging, senior, junior, one god, partner, team, syncretism
ankh-topic-merge-page = 25
ankh-topic-merge-text =
    With three or more players, the two gods with the least devotion merge after conflict 3. The higher of the two is the senior, the lower the junior. (Syncretism: two pairs. Dynastic Crisis: none.)

    - All of the junior's monuments are destroyed. Its god figure, warriors, cards and ankh tokens leave the game.
    - The senior gets the junior's followers, and may take its guardians if it has free bases for them; the rest leave the game. Guardians taken over stay where they are.
    - The senior's devotion token goes on top of the junior's, and from now on they move as one. This isn't a loss of devotion.
    - The merged god keeps the senior's powers and has both abilities; sun and underworld tokens, captives and Amun's token still work.
    - Cards, figures, followers and tokens are the senior's.

    {"**"}Playing.** Both players keep their seats, and each takes one action per turn, any of the four. What one does counts for both, and is paid once. On a turn, and in an event it triggers, the player whose turn it is decides. In conflicts and auctions both see the choice and may press an answer; the senior's counts. Partners aren't enemies, and they win and lose together.

## The table

ankh-topic-monuments = Monuments and majorities
ankh-topic-monuments-words = monument, monuments, obelisk, pyramid, temple, majority, majorities, neutral, building site, destroy, supply
ankh-topic-monuments-page = 8
ankh-topic-monuments-text =
    There are obelisks, pyramids and temples, ten of each. A monument with a god's ankh token belongs to that god; without one it's neutral. It fills its cell.
    ### What they do
    - Gain Followers: neutral monuments and your own, next to your figures.
    - You may summon next to any of your monuments.
    - Majorities in every battle and domination: 1 devotion for each type of which you control strictly more in the region than every other god, if you have a figure there. Neutral ones count for nobody. Gods without figures there get nothing, but their monuments can deny you the majority.
    - Powers: Resplendent, Obelisk-, Temple- and Pyramid-Attuned.

    {"**"}Changing hands**: only through the event Control Monument. Figures that move or die change nothing.

    {"**"}Coming and going**: the card Build Monument places new ones on empty land in the region. A Giant Scorpion destroys those it points at when a conflict starts, whoever owns them. A merge destroys the junior's monuments, and a forgotten god's are destroyed too. Destroyed monuments go back to the supply, and their ankh tokens to the owner's pool (after a merge or when forgotten, out of the game).

ankh-topic-guardians = Guardians
ankh-topic-guardians-words = guardian, guardians, cat mummy, satet, mummy, apep, giant scorpion, androsphinx, scorpion, sphinx, base, claws, push
ankh-topic-guardians-page = 31
ankh-topic-guardians-text =
    Each game has three of the six, one of each level. They join your pool with your 2nd, 4th and 5th power, if one is left and you have a free base (two small, two large). They are figures of strength 1 and return to your pool when killed.

    - **Cat Mummy** (level 1). When it dies, every other god loses 1 devotion.
    - **Satet** (1). In a Move action she may stop on a land cell with an enemy figure, even a god, and you move that figure to an empty land cell next to it, even across rivers and camels. Type `57>68^78`.
    - **Mummy** (2). When it dies, it comes back at once on an empty land cell adjacent to your god figure; if there is none, it goes to your pool.
    - **Apep** (2). May be summoned onto any empty water cell. There it's in all surrounding regions at once and can dominate and fight in each. It may leave water, but not move onto it.
    - **Giant Scorpion** (3). Whenever it's summoned or moved, you aim it at two neighbouring cells. When a conflict starts, every monument there that is adjacent to it is destroyed, including yours and neutral ones. Type `57>68@67+78`.
    - **Androsphinx** (3). In battles, enemy figures adjacent to it have strength 0. They count for everything else.

ankh-topic-amun = Amun
ankh-topic-amun-words = amun, two cards, announce, second card, amun token
ankh-topic-amun-page = 30
ankh-topic-amun-text =
    Once per conflict, Amun may play two cards in one of his battles. Both strengths are added, and both effects happen.

    - He announces this before anyone chooses a card. Then it's binding: his token is turned face down, and he chooses exactly two cards.
    - He needs two cards in hand. If he holds only Cycle of Ma'at, he can't.
    - When the conflict is over, the token is turned face up again.
    - Players who had already picked a card for this battle are asked again.
    - After a merge the merged god has this ability and uses the senior's cards.

    To announce: `two` or `one`. Then for example `battle flood+chariots`.

ankh-topic-anubis = Anubis
ankh-topic-anubis-words = anubis, captive, captives, capture, ransom, prisoner, slots
ankh-topic-anubis-page = 30
ankh-topic-anubis-text =
    Anubis can hold three captive warriors.

    - Whenever enemy warriors die, anywhere on the map, he may capture one of them if he has a free slot: one each time, however many die. He needn't take part in the battle. A plague and the end of the same battle are two separate times. Guardians can't be captured.
    - In a battle, his god figure has +1 strength for each captive if it's in the region, unless an enemy Androsphinx neutralises it.
    - The owner may ransom a captive when summoning: instead of a warrior from the pool they take the captive and give Anubis 1 follower. He can't refuse. Type `summon w! 45`.
    - Merge: if Anubis is the junior, the senior's captured warriors return to the senior, and the other captives stay. In other merges, captured warriors of the junior leave the game.
    - When Anubis is forgotten, all captives go back to their owners.

    To capture: `capture ra`, or `no`.

ankh-topic-isis = Isis
ankh-topic-isis-words = isis, protect, protected, keep alive, survive, save figures
ankh-topic-isis-page = 30
ankh-topic-isis-text =
    When Isis loses a battle, each of her figures adjacent to an enemy figure is protected, and she may keep it alive.

    - This is checked just before figures are removed: it doesn't matter if the enemy dies at the same moment, or is a god.
    - Adjacent means: no river and no camels in between. A figure on water is protected if an enemy is on any adjacent cell.
    - She decides figure by figure. Letting one die can be useful: for Miracle, or to let a Mummy return.
    - She has no protection against the Plague of Locusts.
    - It works in an unbroken tie too, since everyone loses then.

    To choose: `keep 57 58`, `keep all` or `done`. In /settings you can choose to always keep all.

ankh-topic-osiris = Osiris
ankh-topic-osiris-words = osiris, underworld, underworld token, portal, extra summon
ankh-topic-osiris-page = 30
ankh-topic-osiris-text =
    Osiris has three underworld tokens, which start beside the map.

    - After each battle he loses, he may place one of them on an empty land cell of that region, or move one there from anywhere on the map. If a moved token has a figure on it, the figure stays where it is.
    - In each Summon action he may place one extra figure onto a free cell with one of his tokens: one in all, not one per token.
    - For his figures such a cell counts as empty. No other god's figure may stop or be placed there, and nobody may build on it. Anyone may walk across.
    - The cell is land, but neither fertile nor desert: Flood and Drought don't count it.
    - If he merges as the junior, the tokens stay and serve the merged god. When he is forgotten, they leave the game.

    To place: `portal 45`; to move one: `portal 33>45`; or `no`.

ankh-topic-ra = Ra
ankh-topic-ra-words = ra, sun, sun token, radiant, radiance
ankh-topic-ra-page = 30
ankh-topic-ra-text =
    Ra has three sun tokens.

    - Whenever he summons a warrior or guardian, in any way, he may put a sun token on it. It's radiant until it dies; then the token returns to him. A Mummy that comes back may get a new one.
    - If he dominates a region, or wins a battle in it, with at least one radiant figure there, he gets 1 more devotion. Several radiant figures still give 1.
    - This is part of the same gain, so Bountiful adds its 1 only once.
    - Figures that start on the map aren't radiant.
    - If he merges as the junior, tokens on guardians that are taken over stay; the merged god can use the others again.

    Type `*` after the cell: `summon w 45*`.

ankh-topic-end = Devotion and the end
ankh-topic-end-words = end, win, winning, victory, devotion, red zone, red part, blue part, forgotten, oblivion, top, stack, game over
ankh-topic-end-page = 11, 13, 27
ankh-topic-end-text =
    {"**"}Devotion.** The track goes from 0 to 31; 0 to 20 is the red zone. Tokens on one space form a stack: higher is more, and a token that arrives goes on top, so nobody is ever equal. When one step changes several gods, they go one by one, least devotion first. Nobody goes below 0.
    ### Who wins
    - A god that reaches 31 wins at once, even in the middle of a conflict.
    - After conflict 4 all gods in the red zone are forgotten: their figures, followers and monuments leave the map. If one god remains, it wins. If none remains, nobody wins. If two or more remain, the game goes on.
    - After conflict 5 the god with the most devotion wins.
    - The players of a merged god win and lose together.

    {"**"}One gain** is what one source gives at one time: all majorities of a region; domination or victory with all its bonuses; Magnanimous; Miracle; Worshipful. Bountiful adds 1 to each gain that starts in the red zone.

ankh-topic-scenarios = Scenarios
ankh-topic-scenarios-words = scenario, scenarios, middle kingdom, old kingdom, great flood, two capitals, gift of the delta, dynastic crisis, great rebuilding, guardians of kemet, discord in the new kingdom, syncretism, city, cities, auction, grey cells
ankh-topic-scenarios-text =
    Nothing can be placed on a city, and no camels next to one.

    - **Middle Kingdom, Old Kingdom** (2–5): no special rules.
    - **The Great Flood** (2): the Nile delta is flooded; figures may only pass over it.
    - **Two Capitals** (2–3): everyone starts with 2 devotion. Each conflict starts with a count of figures around the two cities: strictly the most takes 2 followers, the others lose 2 devotion. In a tie the followers are lost, and only gods outside the tie lose devotion. No tokens on grey cells.
    - **Gift of the Delta** (3–4): in a region with a city, domination and victory give 1 more devotion, and each majority gives 2.
    - **Dynastic Crisis** (2–4): no merge, no Bountiful. After conflicts 1 to 4 every god loses 1, 1, 2, 2 devotion; then the god with the least takes as many followers.
    - **The Great Rebuilding** (3–5): each player drafts 6 monuments and builds only with those. Building sites are neutral monuments without a type.
    - **Guardians of Kemet** (3–5): all six guardians are auctioned by secret bids on marked events; only the winner pays, and places the guardian at once. Guardian symbols give nothing.
    - **Discord in the New Kingdom** (4): majorities in a city's region give 2. A god that controls the city but doesn't win or dominate there loses 4 devotion. After each conflict the god second in devotion chooses a city, and the first gets the other.
    - **Syncretism** (5): two merges after conflict 3: 2nd with 4th, 3rd with 5th.

ankh-topic-regions = Regions and cells
ankh-topic-regions-words = region, regions, cell, cells, hex, water, fertile, desert, land, delta, number of a cell, conflict token, map
ankh-topic-regions-page = 7
ankh-topic-regions-text =
    {"**"}Cells.** A cell's number is 10 × its column + its row: 57 is column 5, row 7; 118 is column 11, row 8. Each cell is fertile (green), desert (sand) or water, and holds one figure or one monument.

    {"**"}Regions.** Connected land cells with no river or camels between them form a region. There are three at first: west (32 cells), east (28) and the delta (22); some scenarios start with camels. Caravans make more. The Roman numeral on a region is its conflict token: regions are resolved in this order.

    {"**"}Empty** is a cell without a figure, monument, building site, city or underworld token that isn't flooded. (For Osiris' figures his own tokens don't matter.)

    {"**"}Water** belongs to every region around it and is adjacent to all cells around it. Nobody may stop there except Apep, who can be summoned onto it and is then in all these regions at once. There he is on neither fertile land nor desert.

ankh-topic-adjacency = Adjacent
ankh-topic-adjacency-words = adjacent, adjacency, next to, neighbour, neighbours, beside, river, camels between
ankh-topic-adjacency-page = 8
ankh-topic-adjacency-text =
    Two cells are adjacent if they share a border with no river and no camel on it. So adjacent land cells are always in the same region. Water is adjacent to all cells around it.

    This applies wherever a rule says “adjacent” or “next to”: summoning, gaining followers, taking control, Temple-, Pyramid- and Obelisk-Attuned, Isis' protection, the Androsphinx, a Giant Scorpion's claws, a Mummy's return.

    It doesn't apply to movement: figures cross rivers and camels. Satet's push is movement too.

## The bot

ankh-topic-typing = Typing a line
ankh-topic-typing-words = typing, type, line, play, command, syntax, notation, shorthand, examples
ankh-topic-typing-text =
    Anything you can do with buttons you can also type after `/play`, several answers in one line. A piece is named by its cell.

    - Move: `57>68 34>44`. Satet pushes: `57>68^78`. Aim a scorpion: `57>68@67+78`
    - Summon: `summon w 45 w 82`, with a sun token `summon w 45*`, ransomed from Anubis `summon w! 45`, a scorpion `summon scorpion 66@67+77`
    - Followers: `gain`. A power: `unlock revered`
    - Control a monument: `claim 63`
    - Caravan: `caravan 3-7` by numbered ends, or `caravan 13|14 14|23` by borders; then `token:55` and `swap:4=2`, or `no`
    - Battle: `battle flood`, Amun `battle flood+chariots`; before that `two` or `one`
    - Bid: `bid 3`. Build: `build temple 67`
    - Tie: `tie`. Keep alive: `keep 57 58` or `keep all`
    - Osiris: `portal 45`, moved `portal 33>45`. Anubis: `capture ra`
    - Otherwise: `yes`, `no`, `done`

    You can leave out the action and the final `done`: `57>68` chooses Move Figures for you. You can shorten words as long as they are unique, and type them in English, Russian or Ukrainian. `>`, `-` and `→` mean the same; commas and new lines separate.

ankh-topic-undo = Undo
ankh-topic-undo-words = undo, take back, mistake, correct, consent, agree
ankh-topic-undo-text =
    - Nothing counts until you confirm: a draft is yours alone, and you can undo any step of it.
    - After that, /undo undoes your last step and everything since. You need nobody's consent as long as nothing was drawn or revealed and nobody else has decided anything.
    - Otherwise I ask the players whose decisions would be undone, or after luck or a reveal everyone else at the table. Computer players always agree.
    - You can change or withdraw a secret choice until the last one is in.
    - When a reveal is undone, the others' cards stay as chosen. They may change them, but what was seen was seen.
    - Chance is not drawn again as long as it still fits, so nobody can undo for better luck.
    - The log keeps everything, undos included.

ankh-topic-secrets = Secret choices
ankh-topic-secrets-words = secret, secrets, hidden, direct message, dm, pick, reveal, privacy
ankh-topic-secrets-text =
    These are secret: battle cards, bids for locusts and guardians, and the starting monuments of The Great Rebuilding. Everything else is open, even hands, since played cards lie face up.

    - If you have to choose, you get a direct message, if you want one, and the public message always has a button that opens the same choice for you alone. You don't have to allow direct messages.
    - One tap is enough. You can change your choice until the last player has chosen; then all choices are revealed together.
    - The table sees only who has chosen, never what or when.
    - Private panels vanish when you reload Discord. Your choice doesn't: /hand shows it again.
    - Partners in a merged god both see the hand; the senior's choice counts.
    - Pictures, their descriptions, the log and replays show spectators only what is public.

ankh-topic-clocks = Clocks
ankh-topic-clocks-words = clock, clocks, time, deadline, async, live, slow, absent, timeout, replace, replacement
ankh-topic-clocks-text =
    The table agrees on a clock before the game: live (5 minutes, 90 seconds for a secret choice), async (24 and 12 hours), slow (72 and 24 hours), none, or times of your own. The turn's message shows the deadline in your own time zone.

    - The turn's message pings the player who has to decide. Choose what I may ping you for in /settings.
    - When the time is up, nobody is punished, and no turn is skipped, since the game has no passing. The others choose: wait another 24 hours, let the computer play this turn, or find a replacement.
    - A computer player that stands in makes simple, legal moves. The owner gets the seat back whenever they want it.
    - A seat can pass to another person or to a computer player at any time, with its hand. Plans and unrevealed choices don't go with it.
    - While I'm offline, no clock runs. Nor does yours in your quiet hours and on vacation, except in live games: see /settings and /away.
    - /game pause lets the game rest if most players agree. /game remind calls whoever the game is waiting for.
