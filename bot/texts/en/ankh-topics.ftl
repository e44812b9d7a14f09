### Topics of the rules, in our own words: title, text, words by which it is found, page of the printed book.

## A turn

ankh-topic-turn = A turn
ankh-topic-turn-words = turn, action, actions, second action, marker, track, order of play, pass, skip
ankh-topic-turn-page = 13
ankh-topic-turn-text =
    On your turn you take one or two of four actions. From top to bottom: Move Figures, Summon a Figure, Gain Followers, Unlock an Ankh Power.

    - Choose an action: its marker goes one space on, then you carry it out. You may choose one that brings you nothing; the marker moves all the same.
    - If the marker has reached the last space of its track, an event follows as soon as the action is done. Then the marker goes back to its start and your turn ends, without a second action.
    - Otherwise you must take a second action, from a track below the first one. So never the same action twice, and after Unlock there is no second.
    - A second action that you cannot or do not want to use still moves its marker, and can still bring the event about. There is no passing.
    - Steps from start to event: players + 1 for Move, Summon and Gain; as many as players for Unlock. This number is that of the beginning of the game and never changes.
    - Each player of a merged god takes exactly one action a turn, any of the four.

    Then the next player clockwise has the turn.

ankh-topic-move = Move Figures
ankh-topic-move-words = move, movement, walk, distance, three cells, pass through, stop, march
ankh-topic-move-page = 15
ankh-topic-move-text =
    - Each of your figures on the map may move once, up to 3 cells. They move one after another, in the order you like; nobody has to move.
    - Nothing stands in the way: a figure passes figures, monuments, cities, water, rivers, camels, tokens and flooded cells.
    - It must stop on an empty land cell: no figure, monument, building site or city on it, and no underworld token of another god.
    - A cell that one figure has left may be entered by the next. When you type several moves in one line, I find an order in which they work.
    - Moving never changes who controls a monument.
    - Satet may stop on an enemy figure and push it. A moved Giant Scorpion is aimed anew. Apep may leave water, but never moves onto it. The topic on guardians has the details.

ankh-topic-summon = Summon a Figure
ankh-topic-summon-words = summon, recruit, place, put, pool, warrior, extra figure, pyramid attuned
ankh-topic-summon-page = 16
ankh-topic-summon-text =
    - Take one warrior or guardian from your pool and put it on an empty land cell adjacent to one of your figures, or to a monument of any type that you control. Cells across a river or camels are not adjacent.
    - Extra figures in the same action, in any order: with Pyramid-Attuned one next to each pyramid you control; for Osiris one onto an underworld token of his. A figure placed earlier already counts for the next. Which allowance a figure uses I work out myself.
    - Apep may be put on any empty water cell instead. As an extra figure of a pyramid it must be next to that pyramid.
    - In place of a warrior of the pool you may free one of yours whom Anubis holds: 1 follower goes to Anubis, who cannot refuse. Type `w!`.
    - Ra may put a sun token on each figure as it arrives. Type `*` after the cell.
    - A Giant Scorpion is aimed as it arrives: `scorpion 66@67+77`.
    - God figures are never summoned. All of this is optional, but the marker moves.

ankh-topic-gain = Gain Followers
ankh-topic-gain-words = gain, followers, income, believers, revered
ankh-topic-gain-page = 17
ankh-topic-gain-text =
    - You get 1 follower for each different monument that is neutral or yours and has at least one of your figures adjacent to it.
    - Several of your figures at one monument count once. Monuments of other gods give nothing, nor do your own without a figure of yours beside them.
    - Building sites (The Great Rebuilding) count as neutral monuments.
    - Adjacent means: no river and no camels between.
    - With Revered you get 1 more, even if you count none.
    - It happens by itself; there is nothing to choose. Followers never run out.

ankh-topic-unlock = Ankh powers
ankh-topic-unlock-words = unlock, power, powers, ankh power, level, cost, commanding, inspiring, omnipresent, revered, resplendent, obelisk attuned, temple attuned, pyramid attuned, glorious, magnanimous, bountiful, worshipful, guardian symbol
ankh-topic-unlock-page = 18, 28
ankh-topic-unlock-text =
    Your first two powers are of level 1, the next two of level 2, the last two of level 3; you choose which. Cost: as many followers as the level. Too few followers, or six powers: no effect. The 2nd, 4th and 5th unlock bring a guardian of level 1, 2 and 3 into your pool, if one is left and you have a free base of its size.
    ### Level 1
    - Commanding: win a battle, gain 3 followers.
    - Inspiring: Build Monument costs nothing.
    - Omnipresent: at the start of a conflict 1 follower for each region with a figure of yours.
    - Revered: Gain Followers gives 1 more.
    ### Level 2
    - Resplendent: with 3 monuments of one type anywhere, your god figure has strength 3.
    - Obelisk-Attuned: at the start of your battle move figures from anywhere next to your obelisks in the region, one each in turn, least devotion first; each figure once, onto empty land.
    - Temple-Attuned: +2 for each of your temples in the region with a figure of yours adjacent.
    - Pyramid-Attuned: when you summon, one more figure next to each of your pyramids.
    ### Level 3
    - Glorious: win by 3 or more, and the victory is worth 3 instead of 1.
    - Magnanimous: lose with 2 or more figures there when strength is counted, gain 2 devotion.
    - Bountiful: each gain of devotion that begins in the red part is 1 larger.
    - Worshipful: after each battle in which you played a card you may sacrifice 2 followers for 1 devotion.

## Events

ankh-topic-events = Events
ankh-topic-events-words = event, events, event track, order of events, when is the conflict
ankh-topic-events-page = 19
ankh-topic-events-text =
    When an action marker reaches the last space of its track, the action is finished first; then the event marker goes one space on, and what is there happens. The action marker returns to its start and the turn ends.

    The 18 events in order:
    - three times Control Monument, **Conflict 1**
    - Camel Caravan, twice Control Monument, **Conflict 2**
    - Camel Caravan, twice Control Monument, **Conflict 3**, then the merge (three or more players)
    - Camel Caravan, twice Control Monument, **Conflict 4**, then gods in the red part are forgotten
    - Control Monument, **Conflict 5**, then the game ends

    Control Monument and Camel Caravan concern only the player who caused them. Conflicts concern everybody. In Guardians of Kemet some Control Monument events are auctions.

ankh-topic-claim = Control Monument
ankh-topic-claim-words = claim, control, take a monument, ankh token, neutral monument, event control
ankh-topic-claim-page = 20
ankh-topic-claim-text =
    The event concerns only the player who caused it.

    - Choose a neutral monument adjacent to at least one of your figures and put an ankh token of your pool on it. It is yours now.
    - Only if there is not one neutral monument left anywhere on the map: choose an opponent's monument adjacent to one of your figures. Their token goes back to their pool, yours takes its place.
    - If there is something to take, you must take it. Without such a monument, or without ankh tokens in your pool, nothing happens.
    - Each god has 15 ankh tokens; six of them begin on the powers.
    - A building site (The Great Rebuilding) counts as neutral: its 3 followers leave, and one of your own monuments is built there with your token. If you have no monument left, you get the 3 followers and the cell becomes empty.
    - Moving away, or dying, does not cost you control.

ankh-topic-caravan = Camel Caravan
ankh-topic-caravan-words = caravan, camel, camels, split, divide, new region, conflict token, swap, chain, six cells
ankh-topic-caravan-page = 21
ankh-topic-caravan-text =
    Whoever caused the event may split one region into two with a chain of 1 to 6 camels, or leave it.

    - A camel stands on the border of two land cells. Not on a river, at water, at the edge of the map, where a camel is already, nor beside a city or a flooded cell.
    - The chain is unbroken, and both its ends touch a river, water, other camels or the edge of the map.
    - Each of the two new regions must have at least 6 land cells. Cities and monuments count as cells like others.
    - Then choose which of the two keeps the conflict token; the other gets the lowest one of the supply.
    - Then you may swap the token of one of the two new regions with the token of any other region.
    - Pieces stay where they are. Cells with camels between them are no longer adjacent; walking across is still allowed.
    - There are 30 camels in all.

    In the picture every possible end has a number: `caravan 3-7`. If several chains join two ends, name the borders: `caravan 13|14 14|23`. Add `token:55` for the cell of the region that keeps its token, and `swap:4=2` to swap.

## Conflicts

ankh-topic-conflict = Conflict
ankh-topic-conflict-words = conflict, domination, dominate, region order, start of a conflict, waves of doubt
ankh-topic-conflict-page = 22
ankh-topic-conflict-text =
    1. Whoever caused the conflict takes the tie-breaker token, face up.
    2. Omnipresent: 1 follower for each region with a figure of yours.
    3. Giant Scorpions destroy the monuments they point at.
    4. Two Capitals: the followers of the event are awarded.
    5. The regions are resolved in the order of their conflict tokens. Nobody there: nothing. One god there: domination. Two or more: a battle.
    6. The tie-breaker goes back, Amun's token is turned up again.
    7. Dynastic Crisis: waves of doubt.
    8. After conflict 3 the merge, after conflict 4 the forgotten gods, after conflict 5 the end.

    {"**"}Domination.** First the only god present gets 1 devotion for each type of monument of which it has more in the region than every other god; monuments of absent gods count against it. Then 1 devotion for dominating, and 1 more with a radiant figure of Ra there. It is no battle: no cards, no Commanding, no Worshipful.

    Who is in a region is looked at when its turn comes: figures that have moved or died meanwhile count where they are.

ankh-topic-battle = Battle
ankh-topic-battle-words = battle, fight, strength, winner, loser, victory, defeat, majority, order of a battle, die, death
ankh-topic-battle-page = 23
ankh-topic-battle-text =
    All gods with a figure in the region take part. “In order” means: least devotion first.

    1. Obelisk-Attuned moves, in order, one figure each in turn.
    2. Amun says whether he plays two cards.
    3. All choose a card in secret; they are revealed together.
    4. Flood: followers at once.
    5. Build Monument, in order.
    6. Plague of Locusts, each by itself.
    7. Majorities: for each type of monument of which you control more in the region than every other god, present or not, 1 devotion, if you have a figure there.
    8. Strength: 1 a figure (0 beside an enemy Androsphinx), Resplendent, captives of Anubis, +2 for each temple with Temple-Attuned, and the cards. Without figures you have 0.
    9. The strongest wins. If only one god has figures left, it wins with any strength. On a tie see “Ties”.
    10. The winner: Commanding, then 1 devotion (Glorious: 3), more for Drought and a radiant figure. Then Magnanimous for losers.
    11. All warriors and guardians of all losers die, except those saved by Flood or Isis. Gods never die. Then Cat Mummies.
    12. After it: Miracle, Osiris' token, Worshipful, and Cycle of Ma'at takes cards back.

    Whoever takes part and does not win has lost, in an unbroken tie everybody. Devotion that one step gives to several gods is paid in order.

ankh-topic-cards = Battle cards
ankh-topic-cards-words = card, cards, chariots, plague of locusts, drought, flood, build monument, miracle, cycle of ma'at, hand, played cards
ankh-topic-cards-page = 29
ankh-topic-cards-text =
    Each god has the same seven cards. A played card stays open on the table until Cycle of Ma'at brings it back. Its strength counts only while its player has a figure in the region.

    - **Chariots** (+3). Nothing else.
    - **Build Monument** (0). You may sacrifice 3 followers (none with Inspiring) and put a monument of the supply, with your ankh token, on an empty land cell of the region. It counts at once.
    - **Plague of Locusts** (+1). All gods here bid followers in secret; only the highest bidder's figures survive. See “Plague of Locusts”.
    - **Cycle of Ma'at** (0). At the end of the battle take all your played cards back, this one too. So nobody ever runs out of cards.
    - **Drought** (+1). If you win: 1 more devotion for each of your figures on desert in the region, your god included.
    - **Flood** (0). At the reveal 1 follower for each of your figures on fertile cells of the region; the result of the battle cannot kill those figures. Locusts can.
    - **Miracle** (0). After the battle 1 devotion for each of your figures that died in it, by locusts too. A Mummy that came back has died as well.

ankh-topic-plague = Plague of Locusts
ankh-topic-plague-words = plague, locusts, bid, bids, bidding, sacrifice followers
ankh-topic-plague-page = 29
ankh-topic-plague-text =
    - When the card is carried out, all gods with a figure in the region bid: each secretly chooses any number of their own followers, 0 too. The card's player has no advantage.
    - All bids are shown together, and all are paid.
    - All warriors and guardians in the region die, except those of the god that bid strictly more than everybody else. If the highest bid is shared, all die.
    - God figures never die, but they count for bidding: with only your god there you may bid.
    - If only one god has figures there, its figures survive with any bid.
    - Isis and Flood give no protection against locusts. Anubis may capture one of the enemy warriors. A Mummy returns at once, a Cat Mummy takes devotion at once. For Miracle the dead count.
    - Two Plagues in one battle are two bids, one after the other: first that of the god with less devotion. Only those who still have figures there bid again.

ankh-topic-tie = Ties
ankh-topic-tie-words = tie, tied, draw, tie-breaker, tie breaker token, equal strength, equal devotion
ankh-topic-tie-page = 23
ankh-topic-tie-text =
    ### Equal strength in a battle
    - If one of those tied for the highest strength holds the tie-breaker token face up, it may turn it down and win. That is a full victory, but never by 3, so not Glorious.
    - The token goes to whoever caused the conflict, and works once in it. Its holder may keep it for a later region. It helps only its holder, and only in a tie for the highest.
    - If it is not used, nobody wins: all who take part lose, and their warriors and guardians there die, as after any defeat.

    {"**"}Equal devotion** does not exist. On one space tokens form a stack, and whoever is higher in it has more devotion. A token that arrives on a space, from above or from below, goes on top.

    {"**"}Equal bids**: with the Plague of Locusts everybody's figures die; in an auction of a guardian the tied player nearest to the holder of the tie-breaker, clockwise and starting with the holder, wins.

ankh-topic-merge = Merged gods
ankh-topic-merge-words = merge, merged, merging, senior, junior, one god, partner, team, syncretism
ankh-topic-merge-page = 25
ankh-topic-merge-text =
    With three or more players the two gods with the least devotion merge after conflict 3. The higher of the two is the senior, the lower the junior. (Syncretism: two pairs. Dynastic Crisis: none.)

    - All monuments of the junior are destroyed. Its god figure, warriors, cards and ankh tokens leave the game.
    - Its followers go to the senior, and so may its guardians, as far as the senior has free bases; the rest leave the game. Those taken stay where they are.
    - The senior's devotion token is put on top of the junior's; from now on both move as one. That is no loss of devotion.
    - Powers are those of the senior. The merged god has both abilities; sun and underworld tokens, captives and Amun's token go on working.
    - Cards, figures, followers and tokens are those of the senior.

    {"**"}Playing.** Both keep their seats, and each takes one action a turn, any of the four. What one does counts for both, and is paid once. In a turn, and in an event that it causes, whoever's turn it is decides. In conflicts and auctions both see the choice and may tap; the senior's tap counts. Partners are no enemies; they win and lose together.

## The table

ankh-topic-monuments = Monuments and majorities
ankh-topic-monuments-words = monument, monuments, obelisk, pyramid, temple, majority, majorities, neutral, building site, destroy, supply
ankh-topic-monuments-page = 8
ankh-topic-monuments-text =
    There are obelisks, pyramids and temples, ten of each. A monument with a god's ankh token is that god's; without one it is neutral. It fills its cell.
    ### What they are good for
    - Gain Followers: neutral ones and your own, beside your figures.
    - You may summon next to any monument of yours.
    - Majorities in every battle and domination: for each type of which you control strictly more in the region than every other god, 1 devotion, if you have a figure there. Neutral ones count for nobody. Gods without figures there get nothing, but their monuments can deny you the majority.
    - Powers: Resplendent, Obelisk-, Temple- and Pyramid-Attuned.

    {"**"}How they change hands**: by the event Control Monument only. Figures moving or dying change nothing.

    {"**"}How they come and go**: the card Build Monument puts new ones on empty land of the region. A Giant Scorpion destroys those it points at when a conflict begins, whoever's they are. A junior god's are destroyed by the merge, a forgotten god's too. Destroyed monuments go back to the supply, their ankh tokens to the owner's pool (after a merge or oblivion out of the game).

ankh-topic-guardians = Guardians
ankh-topic-guardians-words = guardian, guardians, cat mummy, satet, mummy, apep, giant scorpion, androsphinx, scorpion, sphinx, base, claws, push
ankh-topic-guardians-page = 31
ankh-topic-guardians-text =
    Three of the six are in a game, one of each level. They come into your pool with the 2nd, 4th and 5th power, if one is left and you have a free base (two small, two large). They are figures of strength 1; killed, they return to your pool.

    - **Cat Mummy** (level 1). When it dies, every other god loses 1 devotion.
    - **Satet** (1). In a Move action she may stop on a land cell with an enemy figure, gods included, and you move that figure to an empty land cell beside it; rivers and camels do not matter. Type `57>68^78`.
    - **Mummy** (2). When it dies, it comes back at once on an empty land cell adjacent to your god figure; if there is none, it goes to the pool.
    - **Apep** (2). May be summoned onto any empty water cell. There it is in all regions around at once and can dominate and fight in each. It may leave water, but not move onto it.
    - **Giant Scorpion** (3). Whenever it is summoned or moved, you aim it at two cells side by side. When a conflict begins, every monument there that is adjacent to it is destroyed, yours and neutral ones too. Type `57>68@67+78`.
    - **Androsphinx** (3). In battles enemy figures adjacent to it have strength 0. They count for everything else.

ankh-topic-amun = Amun
ankh-topic-amun-words = amun, two cards, announce, second card, amun token
ankh-topic-amun-page = 30
ankh-topic-amun-text =
    Once in each conflict Amun may play two cards in one of his battles. Both strengths are added, both effects happen.

    - He says so before anybody chooses a card, openly. From then on it is binding: his token is turned face down, and he chooses exactly two cards.
    - He needs two cards in hand. If he holds only Cycle of Ma'at, he cannot.
    - When the conflict is over, the token is turned up again.
    - Whoever had already picked a card ahead for this battle is asked again.
    - In a merge the ability passes to the merged god and uses the senior's cards.

    To announce: `two` or `one`. Then for example `battle flood+chariots`.

ankh-topic-anubis = Anubis
ankh-topic-anubis-words = anubis, captive, captives, capture, ransom, prisoner, slots
ankh-topic-anubis-page = 30
ankh-topic-anubis-text =
    Anubis has three places for captive warriors.

    - Whenever enemy warriors die, anywhere on the map, he may put one of them into a free place. One each time, however many die; he need not take part in the battle. A plague and the end of the same battle are two times. Guardians cannot be captured.
    - In a battle his god figure, if it is in the region, has +1 strength for each captive; not if an enemy Androsphinx neutralises it.
    - The owner may free a captive when summoning: instead of a warrior from the pool they take the captive and give Anubis 1 follower. He cannot refuse. Type `summon w! 45`.
    - Merge: if Anubis is the junior, captured warriors of the senior return to the senior, and the other captives stay. In other merges captured warriors of the junior leave the game.
    - When Anubis is forgotten, all captives go back to their owners.

    To capture: `capture ra`, or `no`.

ankh-topic-isis = Isis
ankh-topic-isis-words = isis, protect, protected, keep alive, survive, save figures
ankh-topic-isis-page = 30
ankh-topic-isis-text =
    When Isis has lost a battle, each of her figures that is adjacent to an enemy figure is protected, and she may keep it alive.

    - It is looked at just before figures are removed: it does not matter that the enemy dies at the same moment, or that it is a god.
    - Adjacent means: no river and no camels between. A figure on water is protected if an enemy is adjacent anywhere.
    - She chooses figure by figure. Letting one die can be of use: for Miracle, or to let a Mummy return.
    - There is no protection against the Plague of Locusts.
    - Her own losses only: it works in an unbroken tie too, as then everybody has lost.

    To choose: `keep 57 58`, `keep all` or `done`. In /settings she can be set to keep all always.

ankh-topic-osiris = Osiris
ankh-topic-osiris-words = osiris, underworld, underworld token, portal, extra summon
ankh-topic-osiris-page = 30
ankh-topic-osiris-text =
    Osiris has three underworld tokens, at first beside the map.

    - After each battle that he lost he may put one of them onto an empty land cell of that region, or move one there from anywhere on the map. A figure on a token that is moved stays where it is.
    - In each Summon action he may place one more figure, onto a free cell with one of his tokens. One in all, not one a token.
    - For his figures such a cell is like an empty one. No other god's figure may stop or be put there in any way, and nobody may build on it. Walking across is free.
    - The cell is land, but neither fertile nor desert: Flood and Drought do not count it.
    - When he merges as the junior, the tokens stay and serve the merged god. When he is forgotten, they leave the game.

    To place: `portal 45`; to move one: `portal 33>45`; or `no`.

ankh-topic-ra = Ra
ankh-topic-ra-words = ra, sun, sun token, radiant, radiance
ankh-topic-ra-page = 30
ankh-topic-ra-text =
    Ra has three sun tokens.

    - Whenever he summons a warrior or guardian, in whatever way, he may put a sun token on it. It is radiant until it dies; then the token returns to him. A Mummy that comes back may get one anew.
    - If he dominates a region, or wins a battle in it, with at least one radiant figure there, he gets 1 devotion more. Several radiant figures still give 1.
    - It is part of the same gain, so Bountiful adds its 1 once.
    - Figures that stand on the map at the start are not radiant.
    - If he merges as the junior, tokens on guardians that are taken over stay, the others can be used again by the merged god.

    Type `*` after the cell: `summon w 45*`.

ankh-topic-end = Devotion and the end
ankh-topic-end-words = end, win, winning, victory, devotion, red part, blue part, forgotten, oblivion, top, stack, game over
ankh-topic-end-page = 11, 13, 27
ankh-topic-end-text =
    {"**"}Devotion.** The track goes from 0 to 31; 0 to 20 is the red part. On one space tokens form a stack: higher is more, and whoever arrives goes on top, so nobody is ever equal. When one step changes several gods, they are handled one by one, least devotion first. Nobody goes below 0.
    ### Who wins
    - Whoever reaches 31 wins at once, even in the middle of a conflict.
    - After conflict 4 all gods in the red part are forgotten: figures, followers and monuments leave the map. If one god remains, it wins. If none remains, nobody wins. If two or more remain, the game goes on.
    - After conflict 5 the god with the most devotion wins.
    - Players of a merged god win and lose together.

    {"**"}One gain** is what one source gives at one time: all majorities of a region; domination or victory with all that raises it; Magnanimous; Miracle; Worshipful. Bountiful adds 1 to each gain that begins in the red part.

ankh-topic-scenarios = Scenarios
ankh-topic-scenarios-words = scenario, scenarios, middle kingdom, old kingdom, great flood, two capitals, gift of the delta, dynastic crisis, great rebuilding, guardians of kemet, discord in the new kingdom, syncretism, city, cities, auction, grey cells
ankh-topic-scenarios-text =
    Nothing may stand on a city, and no camels beside one.

    - **Middle Kingdom, Old Kingdom** (2–5): no special rules.
    - **The Great Flood** (2): the Nile delta is flooded; figures may only pass over it.
    - **Two Capitals** (2–3): all start with 2 devotion. Each conflict begins with a count of figures around the two cities: strictly most takes 2 followers, the others lose 2 devotion. On a tie the followers are gone, and only those outside the tie lose. No tokens on grey cells.
    - **Gift of the Delta** (3–4): in a region with a city domination and victory give 1 more devotion, each majority gives 2.
    - **Dynastic Crisis** (2–4): no merge, no Bountiful. After conflicts 1 to 4 every god loses 1, 1, 2, 2 devotion; the one with the least then takes as many followers.
    - **The Great Rebuilding** (3–5): each drafts 6 monuments of their own and builds only with those. Building sites are neutral monuments without a type.
    - **Guardians of Kemet** (3–5): all six guardians are auctioned by secret bids on marked events; only the winner pays and places it at once. Guardian symbols give nothing.
    - **Discord in the New Kingdom** (4): majorities in a city's region give 2. Whoever controls the city and does not win or dominate there loses 4 devotion. After each conflict the second in devotion chooses a city, the first gets the other.
    - **Syncretism** (5): after conflict 3 two merges: 2nd with 4th, 3rd with 5th.

ankh-topic-regions = Regions and cells
ankh-topic-regions-words = region, regions, cell, cells, hex, water, fertile, desert, land, delta, number of a cell, conflict token, map
ankh-topic-regions-page = 7
ankh-topic-regions-text =
    {"**"}Cells.** A cell's number is 10 × its column + its row: 57 is column 5, row 7; 118 is column 11, row 8. Each cell is fertile (green), desert (sand) or water. One figure or one monument fills it.

    {"**"}Regions.** Land cells that hang together without a river or camels between them are a region. At first there are three: west (32 cells), east (28) and the delta (22), and some scenarios begin with camels. Caravans make more. The Roman number on a region is its conflict token: regions are resolved in this order.

    {"**"}Empty** is a cell without figure, monument, building site, city or underworld token, and not flooded. (For Osiris' figures his own tokens do not matter.)

    {"**"}Water** belongs to every region around it and is adjacent to all cells around it. Nobody may stop there, except Apep, who can be summoned onto it and is then in all these regions at once. He stands on neither fertile land nor desert there.

ankh-topic-adjacency = Adjacent
ankh-topic-adjacency-words = adjacent, adjacency, next to, neighbour, neighbours, beside, river, camels between
ankh-topic-adjacency-page = 8
ankh-topic-adjacency-text =
    Two cells are adjacent when they share a border, and no river and no camel lies on that border. Adjacent land cells are therefore always in the same region. Water is adjacent to all cells around it.

    This holds wherever a rule says “adjacent” or “next to”: summoning, gaining followers, taking control, Temple- and Pyramid-Attuned, Obelisk-Attuned, Isis' protection, the Androsphinx, the claws of a Giant Scorpion, the return of a Mummy.

    It does not hold for walking: figures move from cell to cell across rivers and camels. Satet's push is a walk too.

## The bot

ankh-topic-typing = Typing a line
ankh-topic-typing-words = typing, type, line, play, command, syntax, notation, shorthand, examples
ankh-topic-typing-text =
    Everything that buttons can do can be typed after `/play`, several answers in one line. A piece is named by its cell.

    - Move: `57>68 34>44`. Satet pushes: `57>68^78`. Aim a scorpion: `57>68@67+78`
    - Summon: `summon w 45 w 82`, with a sun token `summon w 45*`, freed from Anubis `summon w! 45`, a scorpion `summon scorpion 66@67+77`
    - Followers: `gain`. A power: `unlock revered`
    - Control a monument: `claim 63`
    - Caravan: `caravan 3-7` by the numbered ends, or `caravan 13|14 14|23` by borders; then `token:55` and `swap:4=2`, or `no`
    - Battle: `battle flood`, Amun `battle flood+chariots`; before it `two` or `one`
    - Bid: `bid 3`. Build: `build temple 67`
    - Tie: `tie`. Keep alive: `keep 57 58` or `keep all`
    - Osiris: `portal 45`, moved `portal 33>45`. Anubis: `capture ra`
    - Otherwise: `yes`, `no`, `done`

    The action and the closing `done` may be left out: `57>68` takes Move Figures by itself. Words may be cut short while they are unique, and typed in English, Russian or Ukrainian; `>`, `-` and `→` are the same; commas and new lines separate.

ankh-topic-undo = Taking back
ankh-topic-undo-words = undo, take back, mistake, correct, consent, agree
ankh-topic-undo-text =
    - Nothing counts before you confirm: a draft is yours alone, and you can drop any step of it.
    - After that /undo takes back your last act and all since. It is free as long as nothing was drawn or revealed and nobody else has decided anything.
    - Otherwise those whose decisions would go are asked, after luck or a reveal everybody else at the table: buttons to agree or to refuse. Computer players always agree.
    - A secret choice can be changed or withdrawn until the last one is in.
    - When a reveal is taken back, the others' cards stay as they were chosen; they may change them, but what was seen was seen.
    - Chance that was drawn once is used again while it fits, so nobody can fish for luck.
    - The log keeps everything, the taking back too.

ankh-topic-secrets = Secret choices
ankh-topic-secrets-words = secret, secrets, hidden, direct message, dm, pick, reveal, privacy
ankh-topic-secrets-text =
    Secret are: battle cards, bids for locusts and guardians, and the first monuments of The Great Rebuilding. Everything else at the table is open, hands too, as played cards lie face up.

    - Whoever has to choose gets a direct message, if they want one, and the public message always has a button that opens the same choice for you alone. Nobody needs open direct messages.
    - One tap is enough. You may change your choice until the last player has chosen; then all are revealed together.
    - The table sees only who has chosen, never what or when.
    - Private panels vanish when you reload Discord. Your choice does not: /hand shows it again.
    - Partners in a merged god both see the hand; the senior's choice counts.
    - Pictures, their descriptions, the log and replays show spectators only what is public.

ankh-topic-clocks = Clocks
ankh-topic-clocks-words = clock, clocks, time, deadline, async, live, slow, absent, timeout, replace, replacement
ankh-topic-clocks-text =
    The table agrees on a clock before the game: live (5 minutes, 90 seconds for a secret choice), async (24 and 12 hours), slow (72 and 24 hours) or none. The deadline stands in the message of the turn, in your own time zone.

    - The message of a turn calls whoever is asked; for what I may call you is in /settings.
    - When the time is up, nobody is punished and nothing is passed, as the game knows no passing. The others choose: wait 24 hours more, let a computer player take this turn, or find somebody for the seat.
    - A computer player that helps out makes legal, plain moves. The seat goes back to its owner as soon as they want it.
    - A seat can pass to another person or to a computer player at any time, with its hand. Plans and unrevealed choices do not go with it.
    - While I was away, no clock ran.
