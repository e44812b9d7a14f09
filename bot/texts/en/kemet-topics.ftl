### Rules topics in our own words: title, text, search words, page of the printed Russian rules.

## Before the game

kemet-topic-board = The board of Kemet
kemet-topic-board-words = area, areas, map, district, desert, front, nile, delta, harbour, port, obelisk, bank, numbers, adjacent
kemet-topic-board-page = 1
kemet-topic-board-text =
    Every area has a number of two digits, the same on all boards.

    - City 1 has the districts 11, 12, 13, and its front 10 lies before them; city 2 has 21, 22, 23 and 20, and so on.
    - 61 to 64 are deserts with an obelisk, 71 and 72 the banks of the Nile, 73 the meadow in the delta. 81 to 85 are temples, 91 is the Sanctuary of All Gods. Temples and the sanctuary have obelisks too.
    - A harbour arrow joins two areas across the water: it is one ordinary step.
    - The delta (73, 85, and 91 with 3 or 5 players) has no border to the rest: armies come and go by teleport.
    - With 2 or 3 players the east bank is closed.

    You control an area with at least one soldier in it, and your empty districts.

kemet-topic-setup = Setting up Kemet
kemet-topic-setup-words = set-up, start, city, choose a city, first pyramids, first soldiers, beginning
kemet-topic-setup-page = 2
kemet-topic-setup-text =
    The turn order of the first day is random. In this order everybody:

    - takes a free city: `city 2`;
    - spreads three levels over the pyramids, as 1/1/1 or 2/1/0, each in a district of its own: `pyramids red 2 21 white 1 22`;
    - places 10 of 12 soldiers in the three districts, at most 5 in each: `soldiers 11:4 12:3 13:3`.

    You begin with 5 PP, six battle cards and a divine intervention card. Then comes the first night, so the first day begins with 7 PP and two cards.

## Night and day

kemet-topic-night = Night in Kemet
kemet-topic-night-words = night, turn order, order, vision, hand of god, reinforcements, draw, fewest points
kemet-topic-night-page = 3
kemet-topic-night-text =
    Before each day:

    - Everybody gets 2 PP, with High Priest 2 more, with Priest of Amon 5 more.
    - In turn order everybody draws a divine intervention card (DI), with Divine Boon and with the Mummy one more each. With Vision you look at five and keep one: `keep fire`.
    - Hand of God raises one of your pyramids by a level, free: `raise white`, or a new one `raise blue 13`. Reinforcements bring up to 4 soldiers: `reinforce 81+2 11+2`.
    - From the second night on, whoever has the fewest VP sets the whole turn order by cities: `order 2 1 3`. Of equals it is the one who was earlier the day before.

kemet-topic-turn = Turns and action tokens
kemet-topic-turn-words = turn, token, tokens, action, actions, row, rows, pyramid of actions, silver, gold, act of god, divine will, row rule, end turn
kemet-topic-turn-page = 4
kemet-topic-turn-text =
    A day has five turns for everybody. In each you place one action token on an empty space of your pyramid of actions and do what it says at once:

    - row 1: Move, Recruit; row 2: Move, Build, Pray; row 3: Pray, and a white, red or blue tile.
    - By the end of the day each of these rows needs a token of yours. So a space is greyed out when too few tokens would be left.
    - An action may stay without effect: `build nothing`. The token still lies there.
    - The silver token (Act of God) is one more action on any free space, the gold one (Divine Will) one more Move or Recruit on top, each once a day in one of your turns: `silver build`, `gold 11>10`.

    Before, between and after actions you may play cards. `end` ends the turn. Confirming a draft and typing a line end it too; a final `more` keeps the turn open.

kemet-topic-prayer = Prayer points
kemet-topic-prayer-words = pp, pray, prayer, price, cost, pay, ankh, priest, priest of ra, eleven
kemet-topic-prayer-page = 2, 4
kemet-topic-prayer-text =
    Prayer points (PP) pay for everything. You never have more than 11; what is more is lost.

    - Pray gives 2 PP, with Priest 3: `pray2`, `pray3`.
    - Every night gives 2, temples pay 2 or 3 at the end of the day, and a recalled army gives 1 for each soldier.
    - A level of a pyramid costs its number, a tile its level, a soldier 1, a teleport 2, some cards 1.
    - With Priest of Ra every single payment is 1 cheaper: a whole Build or Recruit action is one payment. No price falls below 0.

    What an effect brings can't pay for this effect.

## Actions

kemet-topic-build = Building pyramids
kemet-topic-build-words = build, pyramid, level, levels, slaves, new pyramid, level four, captured pyramid
kemet-topic-build-page = 4
kemet-topic-build-text =
    Build raises one of your own pyramids by as many levels as you can pay: `build red 3`. A pyramid of level 0 isn't on the board yet; name a district of yours without a pyramid for it: `build blue 1 13`.

    - The price is the sum of the new levels: from 1 to 3 it is 2 + 3 = 5 PP. With Slaves each level costs 1 less.
    - The highest level is 4, among beginners 2. A pyramid of level 4 is worth 1 VP to whoever controls it.
    - A pyramid lets you buy tiles of its colour up to its level, and armies teleport from its district.
    - You may build although an enemy stands there, but the enemy has the use of it.

kemet-topic-tiles = Buying power tiles
kemet-topic-tiles-words = buy, tile, tiles, power, market, twin, same tile, strategy, offensive strategy, defensive strategy
kemet-topic-tiles-page = 4–5
kemet-topic-tiles-text =
    The three lower spaces of row 3 each buy one tile of their colour a day: `buy 232`, or by name.

    - You need a pyramid of this colour whose level is at least that of the tile: your own that no enemy holds, or an enemy's that you hold.
    - A tile costs its level, with Priestess 1 less. It works at once and is never lost.
    - Nobody has two tiles of one kind, also not of two colours, as with Victory Point and Act of God.
    - A number is colour (1 white, 2 red, 3 blue), level and place. The market's pictures show what you can buy and why not the rest.

    With a Strategy tile you take all battle cards back and give one up for a better one, in secret: `give 130`.

kemet-topic-white = White tiles
kemet-topic-white-words = white, priest, priestess, slaves, high priest, crusade, divine boon, hand of god, vision, holy war, priest of ra, priest of amon, mummy
kemet-topic-white-text =
    White tiles bring prayer points and cards.

    - Level 1: Priest, Pray gives 1 PP more. Priestess, tiles cost 1 PP less.
    - Level 2: Slaves, each level you build costs 1 PP less. High Priest, 2 PP more each night. Crusade, 2 PP for each enemy soldier you kill in battle. Divine Boon, one more DI card each night.
    - Level 3: Hand of God, a free level each night. Vision, look at five DI cards and keep one. Holy War, 4 PP for each battle you win. Victory Point.
    - Level 4: Priest of Ra, every payment is 1 PP cheaper. Priest of Amon, 5 PP more each night. The Mummy, a creature and one more DI card each night. Act of God, the silver token.

kemet-topic-red = Red tiles
kemet-topic-red-words = red, charge, stargate, god speed, carnage, offensive strategy, open gates, teleport, scarab, blades of neith, divine wound, scorpion, initiative, phoenix
kemet-topic-red-text =
    Red tiles help to move and to attack.

    - Level 1: Charge!, +1 strength when you attack. Stargate, a teleport costs 1 PP less. God Speed, your armies move one area further.
    - Level 2: Carnage, +1 damage. Offensive Strategy, a battle card with strength 3 and damage 3. Open Gates, walls don't stop you. Teleport, you may also teleport from obelisks.
    - Level 3: Royal Scarab, a creature. Blades of Neith, +1 strength. Divine Wound, after the cards are shown discard DI cards for +1 strength each: `wound prayer`. Victory Point.
    - Level 4: Giant Scorpion and Phoenix, creatures. Initiative, two defenders die before the battle; if nobody is left there is no battle and no VP. Act of God, the silver token.

kemet-topic-blue = Blue tiles
kemet-topic-blue-words = blue, recruiting scribe, defense, legion, elephant, defensive strategy, snake, shield of neith, defensive victory, prescience, reinforcements, sphinx, divine will
kemet-topic-blue-text =
    Blue tiles help to defend and to keep order.

    - Level 1: Recruiting Scribe, two soldiers of a Recruit action are free. Defense!, +1 strength when you defend.
    - Level 2: Legion, armies of up to 7 soldiers. Defensive Strategy, a battle card with strength 3 and protection 3. Ancestral Elephant and Deep Desert Snake, creatures.
    - Level 3: Shield of Neith, +1 protection. Defensive Victory, a VP also for a battle won in defence. Prescience, the enemy chooses first and you see the battle card, not the DI cards. Victory Point.
    - Level 4: Reinforcements, up to 4 free soldiers each night. Sphinx, a creature and 1 VP. Divine Will, the gold token. Act of God, the silver token.

kemet-topic-recruit = Recruiting soldiers
kemet-topic-recruit-words = recruit, soldiers, reserve, army limit, five soldiers, district taken, several battles, enlist
kemet-topic-recruit-page = 5
kemet-topic-recruit-text =
    Recruit brings soldiers from your reserve into your own districts, 1 PP each: `recruit 11+2 12+1`. With Recruiting Scribe two of them are free.

    - You own 12 soldiers in all. An army has at most 5, with Legion 7.
    - Never into a foreign city, even if you hold a district there.
    - If an enemy holds your district, your recruits attack. With several such districts all soldiers are placed first; then you say which battle is fought next: `first 12`.
    - Creatures that wait on their tiles come along, each to a district with soldiers of yours and no other creature: `recruit phoenix 11`.

kemet-topic-move = Moving an army
kemet-topic-move-words = move, movement, march, step, group, leave behind, pick up, capacity, range, god speed
kemet-topic-move-page = 6
kemet-topic-move-text =
    A Move action leads one army step by step: `10>81`. Without numbers all soldiers and the creature go.

    - The range is 1 area, with God Speed 2; a creature that has been there from the start adds its own.
    - Before each step you choose who goes on: `11>10:3>71` goes on with three. `10:3/0>81` leaves the creature behind. Own soldiers on the way may be picked up.
    - Where the army stops, and where soldiers stay, there are at most 5 of yours (7 with Legion) and one creature.
    - Whoever enters an area with enemy soldiers attacks; after a battle the Move is over. If the enemy escapes, the army may go on.

    `stop` ends the action. Cards may be played between the steps.

kemet-topic-teleport = Teleporting
kemet-topic-teleport-words = teleport, teleportation, obelisk, stargate, delta, jump
kemet-topic-teleport-page = 6
kemet-topic-teleport-text =
    Within a Move action an army can teleport from a district with a pyramid, anybody's, to any area with an obelisk: `11^85`.

    - It costs 2 PP, with Stargate 1 less, and no range. So it works before, between and after steps, as often as you can pay.
    - Obelisks stand in 61 to 64, in all temples and in the sanctuary. If enemies are there it is an attack.
    - With the tile Teleport you may also start at an obelisk.
    - The card Teleportation works once from any area: `card teleportation 11^85`.

    Nobody walks out of the delta: think how your army gets back.

kemet-topic-walls = City walls
kemet-topic-walls-words = wall, walls, gates, open gates, enter a city, siege, phoenix
kemet-topic-walls-page = 6
kemet-topic-walls-text =
    Each district has a wall of its own. Into a district of another player's city you get only with the very first step of a Move action, from an area next to it. So the army first has to come to the front of the city, and enters with another Move.

    - From one district of that city to the next is a new wall, also where your own soldiers already stand.
    - The owner of the city is never stopped, and nobody is stopped when leaving.
    - Walls don't matter for retreats and for Escape.
    - Walls don't stop you with the tile Open Gates, with the Phoenix in the army, or for one Move with the card: `card gates`.

## Battles

kemet-topic-battle = Battles in Kemet
kemet-topic-battle-words = battle, fight, attack, strength, damage, protection, losses, battle card, discard, tie, prescience, divine wound, initiative
kemet-topic-battle-page = 6–7
kemet-topic-battle-text =
    Both sides choose in secret: a battle card to play, another one to discard, and any DI cards for battle: `battle 320 221 fury bronze`. A card is called by strength, damage and protection.

    - Strength is soldiers, battle card, DI cards, tiles and creature. The higher one wins, with equal strength the defender.
    - Each side loses as many soldiers as the enemy's damage is greater than its own protection, winner or not.
    - An attacker who wins and has a soldier left gets 1 VP. A defender gets none, but with Defensive Victory.
    - Two cards go in each battle; when all six are used they come back.

    The discarded card stays hidden, unless face-up discards were agreed. DI cards are paid when they are shown, and nobody can veto them in battle.

kemet-topic-aftermath = After a battle
kemet-topic-aftermath-words = recall, retreat, stay, loser, winner, withdraw, survivors
kemet-topic-aftermath-page = 8
kemet-topic-aftermath-text =
    First the loser decides about the survivors, then the winner. An army is never split.

    - `recall`: all go to the reserve, 1 PP for each; a creature goes home.
    - `retreat`: the winner says where, `to 62`: an area next to it without other players' soldiers. If there is none the army must be recalled.
    - The winner says `stay` or `recall`.
    - A winner without survivors has still won, but without VP. If the attacker won like this, defenders who are left stay or are recalled.

    After the battle the Move is over; the turn goes on with cards, the silver and the gold token.

kemet-topic-creatures = Creatures
kemet-topic-creatures-words = creature, creatures, scarab, scorpion, phoenix, elephant, snake, sphinx, mummy, home
kemet-topic-creatures-page = 8
kemet-topic-creatures-text =
    A creature comes with its tile and goes along with an army: to a district with soldiers of yours, `put 11`, or it waits on its tile, `wait`.

    - Royal Scarab: range +2, strength +2. Giant Scorpion: range +1, strength +2, damage +2. Phoenix: range +1, strength +2, walls don't stop it.
    - Ancestral Elephant: range +1, strength +1, protection +1. Deep Desert Snake: range +1; in battle the enemy's creature counts nothing.
    - Sphinx: strength +2, and 1 VP when bought. Mummy: range +1, strength +2, one more DI card each night.

    It is no soldier and can't be killed. In an area you have one at most. Without soldiers it goes home at once, to a district with your soldiers, `home 13`, or to its tile; from there Recruit brings it back.

## Divine intervention

kemet-topic-cards = Divine intervention cards
kemet-topic-cards-words = di, card, cards, divine intervention, war rage, war fury, raining fire, enlistment, mana theft, bronze wall, iron wall, bloodbath, hand
kemet-topic-cards-text =
    DI cards are secret; everybody sees how many you have. Playing them is no action, and you may play as many as you can pay.

    - In your turn: Raining Fire (1 PP) kills a soldier anywhere, `card fire 81`. Prayer gives 2 PP, `card prayer`. Enlistment brings up to 2 soldiers, `card enlistment 11+2`. Mana Theft takes 1 PP from everybody and gives you 1.
    - In a Move: Teleportation (1 PP) and Open Gates (1 PP).
    - In battle: War Rage +1 and War Fury +2 strength, Bloody Battle +1 and Bloodbath +2 damage, Bronze Wall +1 and Iron Wall +2 protection. Those with +2 cost 1 PP.
    - In an opponent's turn: Veto and Escape.

    There are 35 cards. When the deck is empty the discarded ones are shuffled.

kemet-topic-veto = Veto and Escape
kemet-topic-veto-words = veto, escape, window, cancel, silence, let it happen, secret, orders
kemet-topic-veto-text =
    Veto cancels a DI card that another player has just played outside battle; what was paid is lost. Whoever's turn it is can't veto.

    - Everybody who could hold a Veto is asked at once and in secret, holder or not: `veto` or `pass`. Whoever says nothing in time lets it happen. If several veto, the first in turn order plays the card; the others keep theirs, and nobody learns of it.
    - A Veto can be vetoed in the same way.
    - Under [Plan] you can give orders ahead for each kind of card, some only against you. They hold until you take them back, and tell nobody what you hold.

    Escape answers an attack: the whole army goes to an area next to it without any soldiers, `escape 62`. There is no battle, the attacker's cards are never shown, and the attacker may go on.

## Points and the end

kemet-topic-points = Victory points
kemet-topic-points-words = vp, victory point, victory points, permanent, temporary, temple point, score
kemet-topic-points-page = 2
kemet-topic-points-text =
    Victory points (VP) are of two sorts; both count the same.

    - Permanent ones are never lost: a battle won as attacker, the tile Victory Point, the Sphinx, two temples held at the end of a day, two soldiers sacrificed in the Sanctuary of All Gods.
    - Temporary ones follow control: one for each temple you hold, and one for each pyramid of level 4 that you control, your own or a captured one.

    The strip shows permanent points as gold squares and temporary ones as white pills. Who has the fewest matters too: that player sets the turn order.

kemet-topic-evening = The end of a day
kemet-topic-evening-words = end of day, temple, temples, sanctuary, sacrifice, delta temple, two temples, pay
kemet-topic-evening-page = 9
kemet-topic-evening-text =
    After five turns of everybody, in this order:

    - Whoever holds the temple in the delta, 85, may sacrifice one soldier there for 5 PP: `sacrifice`, or `no`.
    - The other temples pay their holders 2 PP (81, 84) or 3 PP (82, 83).
    - Whoever holds the Sanctuary of All Gods, 91, with at least two soldiers may sacrifice two for 1 permanent VP.
    - Whoever holds two temples or more now gets 1 permanent VP. The sanctuary is no temple.
    - Then it is checked whether somebody has won; if not, the next night begins.

    Sacrificed soldiers go to the reserve. Whoever gives the last one away no longer holds the area.

kemet-topic-end = Winning Kemet
kemet-topic-end-words = end, win, victory, winner, eight points, ten points, tie-break, target
kemet-topic-end-page = 9
kemet-topic-end-text =
    The game ends at the end of a day, never earlier: whoever then has at least 8 VP, 10 in the long game, 4 among beginners, wins. To reach the target during the day is not enough, for temporary points may be lost again.

    If several have reached it, the winner is

    - whoever has the most VP;
    - then whoever has the most VP from battles;
    - then whoever was earlier in the turn order of this day.

    Attacks are the surest way to points: every army of one soldier is an invitation.

kemet-topic-beginners = Beginners' game of Kemet
kemet-topic-beginners-words = beginner, beginners, first game, easy, short, taste
kemet-topic-beginners-page = 3
kemet-topic-beginners-text =
    For a first game agree on the length “Beginners” in the lobby:

    - On day 1 only tiles of level 1 can be bought, from day 2 on also those of level 2, never higher ones.
    - Pyramids are not built above level 2.
    - Whoever has 4 VP at the end of a day wins.

    Everything else is as usual. For two there is also a quick taste: it begins just before an attack on a temple, and after the battle you can play on or start a full game.

kemet-topic-typing = Typing moves in Kemet
kemet-topic-typing-words = type, typing, command line, syntax, digits, shortcuts, words
kemet-topic-typing-text =
    You can press buttons for everything, or type after `/play` or with the `/kemet` commands.

    - `10>81` moves all from 10 to 81, `10:3>81` three of them, `11^85` teleports
    - `recruit 11+2 12+1`, `build red 3`, `buy 232`, `pray3`; the row may be left out where only one fits
    - `card fire 81` plays a card, `battle 320 221 fury` chooses for a battle
    - `silver build red 3` uses the silver token, `gold 11>10` the gold one
    - a number alone answers what is asked: an area, a city, a tile, a battle card

    You can shorten words as long as they stay unique, in English, Russian and Ukrainian. A line may hold a whole turn, as `card prayer buy 232`, and ends it; to go on, let it end with `more`. Where others may veto a card, the rest waits, and follows by itself once the card stands.
