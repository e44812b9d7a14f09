### Rules topics in our own words: title, text, search words, page of the printed book.

## A turn

imhotep-topic-turn = Turns in Imhotep
imhotep-topic-turn-words = one action, four actions, order of play, pass, stalled round
imhotep-topic-turn-page = 4
imhotep-topic-turn-text =
    On your turn you do exactly one of four things:

    - take stones from the quarry;
    - place one stone from your sled on a ship;
    - sail one ship to a site;
    - play one blue market card.

    Then it's the next player's turn, clockwise, until all four ships of the round have sailed. So players may have different numbers of turns in a round. You may pass only if you can do nothing else. If everyone passes in a row, the round ends, and stones on the remaining ships go back to the quarry.

imhotep-topic-rounds = Rounds and ships
imhotep-topic-rounds-words = round, rounds, round card, ships, fleet, first player, start player, new round
imhotep-topic-rounds-page = 3, 5
imhotep-topic-rounds-text =
    The game has six rounds. A card shows the four ships of a round, which hold 4, 3, 2 or 1 stones. There are seven such cards for each number of players; one of them stays in the box, and nobody knows which.

    - A round starts with four empty ships and new cards in the market.
    - It ends as soon as the fourth ship has been unloaded. One of the five sites gets no ship.
    - Then the temple is scored, the ships leave, and market cards that nobody took are discarded. Stones on sites and sleds stay.
    - The player to the left of whoever sailed the last ship starts the next round.

imhotep-topic-stones = Taking stones
imhotep-topic-stones-words = take, get, quarry, sled, supply, stones, limit of five
imhotep-topic-stones-page = 4
imhotep-topic-stones-text =
    Three stones of your colour go from the quarry to your sled.

    - The sled holds five. If fewer than three fit, or the quarry has fewer than three of yours, you take as many as you can.
    - With a full sled or an empty quarry you can't take this action.
    - At the start the first player has 2 stones on the sled, the second 3, the third 4, the fourth 5.
    - You have 29 stones in all; on the printed track the thirtieth counts points.

    Type `take`.

imhotep-topic-load = Placing a stone
imhotep-topic-load-words = load, place, put, slot, bow, stern, place of a ship
imhotep-topic-load-page = 4
imhotep-topic-load-text =
    One stone goes from your sled to an empty place on any ship that hasn't sailed.

    - Places are counted from the bow: place 1 is unloaded first. You needn't fill a ship in order; gaps are allowed and skipped when unloading.
    - A stone stays in its place until its ship is unloaded.
    - On many sites the order of stones matters, so the place is as important as the ship.

    Type `load 2.3`: ship 2, place 3. Without a place, `load 2`, the stone goes on the empty place nearest the bow.

imhotep-topic-sail = Sailing a ship
imhotep-topic-sail-words = sail, ship to a site, minimum, dock, unload, unloading, whose stone
imhotep-topic-sail-page = 4
imhotep-topic-sail-text =
    Anyone may sail any ship that hasn't sailed, even without a stone of their own aboard.

    - It must carry enough: 3 stones on a ship for four, 2 on a ship for three, 1 on smaller ships.
    - The site must be free: no other ship has gone there this round. The ship stays until the round is over.
    - Its stones are unloaded one by one from the bow. Each stone is fully resolved, including its card or bonus, before the next.
    - A stone's owner decides what it does, not the player who sailed the ship.

    Type `sail 2 tomb`.

## Sites

imhotep-topic-market = Market
imhotep-topic-market-words = market, buy, card for a stone, pair, face down, side B of the market
imhotep-topic-market-page = 7, 10
imhotep-topic-market-text =
    For each stone its owner takes one card at once. You must take a card while there is one. When the ship is empty, all its stones go back to the quarry.

    ### Side A
    Four cards lie face up.
    ### Side B
    Three cards lie face up, and two face down as a pair. A stone may buy the pair: only the buyer looks at both cards, keeps one and discards the other. I ask the buyer in private; the others see the card that was kept, never the other one. The pair can be bought once per round and can't be put back.

    The market isn't refilled during a round. A red card takes effect at once; all others lie face up in front of their owner.

imhotep-topic-pyramid = Pyramids
imhotep-topic-pyramid-words = pyramid, pyramids, great pyramid, level, cell, bonus, surplus, edge
imhotep-topic-pyramid-page = 7, 10
imhotep-topic-pyramid-text =
    A stone takes the next cell, and its owner scores that cell at once.

    ### Side A
    One pyramid: nine cells, column by column from the top left (2, 1, 3, then 2, 4, 3, then 2, 1, 3), four on the second level (2, 3, 1, 3) and one on top (4).
    ### Side B
    Three pyramids of five cells; the owner of a stone chooses one that isn't complete. The top is worth 4. A cell with a bonus is worth 1, and its owner may then

    - take the top card of the draw pile (left),
    - take 3 stones onto the sled (middle),
    - place a stone on a ship that hasn't sailed (right).

    Once everything is built, each further stone goes to the edge and scores 1.

imhotep-topic-temple = Temple
imhotep-topic-temple-words = temple, end of the round, topmost stone, covered, choice of point or stones
imhotep-topic-temple-page = 7, 11
imhotep-topic-temple-text =
    Stones fill the cells from left to right, then go on top, again from the left. With three or four players there are five cells, with two players four. At the end of every round, including the last, only the top stone of each cell counts for its owner.

    ### Side A
    1 point each.
    ### Side B
    From the left: a choice of 1 point or 2 stones for the sled; 2 points; the choice again; the top card of the draw pile; the choice again. Cells are resolved one by one. If you can't take any stones, you get the point.

imhotep-topic-tomb = Burial Chamber
imhotep-topic-tomb-words = tomb, burial chamber, chamber, groups, connected stones, rows
imhotep-topic-tomb-page = 7, 11
imhotep-topic-tomb-text =
    Stones lie in three rows. They are placed column by column from the left, each column from the top, with no limit on the right. The burial chamber scores at the end of the game.

    ### Side A
    Stones of one colour that touch by their sides (not corners) form a group: 1, 3, 6, 10, 15 points for 1 to 5 stones, and 2 for each stone above five. All your groups count.
    ### Side B
    Each row is scored separately: 8 points for the most stones, then 4, 2 and 1, with as many ranks as players. Stones needn't touch. A player with none in the row gets nothing. Tied players share the points of their ranks, rounded down.

imhotep-topic-obelisks = Obelisks
imhotep-topic-obelisks-words = obelisk, obelisks, height, tallest, tower, towers, loose stones
imhotep-topic-obelisks-page = 8, 11
imhotep-topic-obelisks-text =
    ### Side A
    Your stones form one obelisk. At the end the tallest score: with two players 10 and 1, with three 12, 6 and 1, with four 15, 10, 5 and 1. A player without a stone there gets nothing. Tied players share the points of their ranks, rounded down: with four players, two tied for second get 7 each.
    ### Side B
    Your stones lie loose until you have three. Then they form a tower on the best free space, worth 10, 9, 8 and so on down to 3, and score at once. When no space is left, stones stay loose. At the end each loose stone scores 1.

## Cards, end, variants

imhotep-topic-cards = Market cards
imhotep-topic-cards-words = red cards, green cards, violet cards, entrance, sarcophagus, paved path, ornament, pyramid ornament, temple ornament, tomb ornament, obelisk ornament, statue, statues, draw pile, discard pile
imhotep-topic-cards-page = 12
imhotep-topic-cards-text =
    There are 34. Your cards lie face up in front of you.

    - Red: takes effect at once and is discarded. One of your stones goes from the quarry to a site by the usual rules: Entrance to the pyramid, Sarcophagus to the burial chamber, Paved Path to the obelisks. If you have no stone in the quarry, nothing happens; the sled isn't used.
    - Green: Pyramid Ornament, Temple Ornament, Tomb Ornament, Obelisk Ornament. At the end, 1 point for every full three stones on that site, whoever owns them. Two identical cards count twice.
    - Violet: Statue. At the end, 1, 3, 6, 10, 15 points for 1 to 5 statues, and 2 for each above five.
    - Blue: Lever, Hammer, Sail, Chisel; see “Blue cards”.

    When a card is needed and the draw pile is empty, the discard pile is shuffled.

imhotep-topic-blue = Blue cards
imhotep-topic-blue-words = blue card, lever, hammer, sail card, chisel, play a card, order of unloading
imhotep-topic-blue-page = 12
imhotep-topic-blue-text =
    Playing one is your action for the turn, so you can play only one per turn, and not on the turn you got it. Then it's discarded. At the end, each unused one is worth 1 point. You must be able to carry out every part of the card.

    - Lever: sail a ship and choose the order in which its stones are unloaded. `card lever 2 tomb 3-1-2`
    - Hammer: take stones, then place one. `card hammer 2.3`
    - Sail: place a stone and sail that ship; the new stone counts towards its minimum. `card sail 2.3 tomb`
    - Chisel: place two stones, on one ship or two. `card chisel 1.1 2.3`

imhotep-topic-end = Final scoring of Imhotep
imhotep-topic-end-words = final scoring, winner, victory, tie at the end, points at the end, unused cards
imhotep-topic-end-page = 6
imhotep-topic-end-text =
    After round six the temple scores once more, then in this order:

    - the burial chamber,
    - the obelisks,
    - green cards, then statues,
    - 1 point for each blue card not played,
    - the Wrath of the Pharaoh, if you play with it.

    Pyramids and towers have already scored. The most points win. If tied, the player with more stones on the sled wins; if that's equal too, the tied players share the victory. The board shows what final scoring would give now.

imhotep-topic-wrath = Wrath of the Pharaoh
imhotep-topic-wrath-words = wrath, pharaoh, variant, minus five, punished
imhotep-topic-wrath-page = 11
imhotep-topic-wrath-text =
    A variant to agree on before the game.

    At the very end, everyone who doesn't have at least one stone on each of four sites (pyramid, temple, burial chamber and obelisks) loses 5 points. It's 5 points however many sites are missing, and the market doesn't count. It doesn't matter whether a stone came by ship or by a red card; a covered stone in the temple counts too. A score may become negative.

imhotep-topic-sides = Sides A and B
imhotep-topic-sides-words = side A, side B, mixed sides, boards, variant boards, set up, setup, colours
imhotep-topic-sides-page = 2, 10
imhotep-topic-sides-text =
    Each of the five sites has two sides, and the host chooses one for each in the table's message: A, B, or random. Mix them as you like. For your first game, use A everywhere.

    Cards work with both sides: Entrance goes to whichever pyramid is in use, and ornaments count the stones of whichever board is in use.

    The rulebook doesn't give some values of the B sides, so they were chosen for this table: the base cells of the three pyramids, the row of tower spaces, the fourth rank of the burial chamber. Players may choose colours before the game; the rest are drawn, and so is the first player unless you name one.

imhotep-topic-typing = Typing moves in Imhotep
imhotep-topic-typing-words = type, typing, command line, syntax, shortcuts, words
imhotep-topic-typing-text =
    You can press buttons for everything, or type after `/play` or with the `/imhotep` commands.

    - `take`
    - `load 2.3`: ship 2, place 3; also just `2.3`
    - `sail 2 tomb`
    - `card hammer 2.3`, `card sail 2.3 tomb`, `card chisel 1.1 2.3`, `card lever 2 tomb 3-1-2`; you can leave out the word card
    - when asked: a card such as `statue`, `pair`, `left`, `yes`, `no`, `point`, `stones`

    You can shorten words as long as they stay unique, in English, Russian and Ukrainian. Several answers fit in one line: `sail 2 market hammer`. You can't answer ahead what depends on chance.
