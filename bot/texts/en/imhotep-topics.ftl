### Topics of the rules of Imhotep, in our own words: title, text, words by which it is found, page of the printed book.

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

    Then the next player clockwise has the turn, until all four ships of the round have sailed. So players may have different numbers of turns in a round. If anything is possible, something must be done. Passing is allowed only when nothing else is; when everybody passes one after the other the round ends, and stones on ships that are left go back to the quarry.

imhotep-topic-rounds = Rounds and ships
imhotep-topic-rounds-words = round, rounds, round card, ships, fleet, first player, start player, new round
imhotep-topic-rounds-page = 3, 5
imhotep-topic-rounds-text =
    The game has six rounds. A card says which four ships sail in a round: they hold 4, 3, 2 or 1 stones. There are seven such cards for each number of players; one of them stays in the box, and nobody knows which.

    - A round begins with four empty ships and new cards on the market.
    - It ends at once when the fourth ship has been unloaded. One of the five sites stays without a ship.
    - Then the temple is scored, the ships go away, and market cards that nobody took are discarded. Stones on sites and sleds stay.
    - The next round is begun by the left neighbour of whoever sailed the last ship.

imhotep-topic-stones = Taking stones
imhotep-topic-stones-words = take, get, quarry, sled, supply, stones, limit of five
imhotep-topic-stones-page = 4
imhotep-topic-stones-text =
    Three stones of your colour go from the quarry to your sled.

    - The sled holds five. If less than three fit, you take as many as fit; the same if the quarry has less than three of yours.
    - With a full sled or an empty quarry this action is not possible.
    - At the beginning the first player has 2 stones on the sled, the second 3, the third 4, the fourth 5.
    - You have 29 stones in all; the thirtieth counts points on the printed track.

    Type `take`.

imhotep-topic-load = Placing a stone
imhotep-topic-load-words = load, place, put, slot, bow, stern, place of a ship
imhotep-topic-load-page = 4
imhotep-topic-load-text =
    One stone goes from your sled to an empty place of any ship that has not sailed.

    - Places are counted from the bow: place 1 is unloaded first. You need not fill a ship in order, gaps are allowed and are skipped later.
    - A stone aboard stays where it is until its ship is unloaded.
    - Many sites care about the order of stones, so the place matters as much as the ship.

    Type `load 2.3`: ship 2, place 3. Without a place, `load 2`, it is the empty one nearest to the bow.

imhotep-topic-sail = Sailing a ship
imhotep-topic-sail-words = sail, ship to a site, minimum, dock, unload, unloading, whose stone
imhotep-topic-sail-page = 4
imhotep-topic-sail-text =
    Any ship that has not sailed may be sailed by anybody, even without a stone of their own aboard.

    - It must carry enough: 3 stones on a ship for four, 2 on a ship for three, 1 on the smaller ones.
    - The site must be free: no other ship has gone there in this round. The ship stays until the round is over.
    - Its stones are unloaded one by one from the bow. Everything that a stone brings, also its card or bonus, is done before the next one.
    - What a stone brings is decided by its owner, not by whoever sailed the ship.

    Type `sail 2 tomb`.

## Sites

imhotep-topic-market = Market
imhotep-topic-market-words = market, buy, card for a stone, pair, face down, side B of the market
imhotep-topic-market-page = 7, 10
imhotep-topic-market-text =
    For each stone its owner takes one card at once. Taking is compulsory while a card is left. When the ship is empty, all its stones go back to the quarry.

    ### Side A
    Four cards lie face up.
    ### Side B
    Three cards lie face up and two face down, as a pair. A stone may buy the pair: only the buyer looks at both cards, keeps one and discards the other. I ask the buyer in private; the others see the card that was kept, never the other one. The pair can be bought once a round and cannot be put back.

    The board is not refilled during a round. A red card is carried out at once, all others lie face up before their owner.

imhotep-topic-pyramid = Pyramids
imhotep-topic-pyramid-words = pyramid, pyramids, great pyramid, level, cell, bonus, surplus, edge
imhotep-topic-pyramid-page = 7, 10
imhotep-topic-pyramid-text =
    A stone takes the next cell and its owner scores that cell at once.

    ### Side A
    One pyramid: nine cells column by column from the top left (2, 1, 3, then 2, 4, 3, then 2, 1, 3), four on the second level (2, 3, 1, 3) and one on top (4).
    ### Side B
    Three pyramids of five cells; the owner of a stone chooses one that is not complete. The top is worth 4. A cell with a bonus is worth 1, and its owner may then

    - take the top card of the draw pile (left),
    - take 3 stones onto the sled (middle),
    - place a stone on a ship that has not sailed (right).

    When everything is built, every further stone lies at the edge and scores 1.

imhotep-topic-temple = Temple
imhotep-topic-temple-words = temple, end of the round, topmost stone, covered, choice of point or stones
imhotep-topic-temple-page = 7, 11
imhotep-topic-temple-text =
    Stones go to the cells from left to right, then on top of them from the left again. With three or four players there are five cells, with two players four. At the end of every round, the last one too, only the topmost stone of each cell counts for its owner.

    ### Side A
    1 point each.
    ### Side B
    From the left: a choice of 1 point or 2 stones for the sled; 2 points; the choice again; the top card of the draw pile; the choice again. Cells are dealt with one after the other. If no stone can be taken, it is the point.

imhotep-topic-tomb = Burial Chamber
imhotep-topic-tomb-words = tomb, burial chamber, chamber, groups, connected stones, rows
imhotep-topic-tomb-page = 7, 11
imhotep-topic-tomb-text =
    Stones lie in three rows. They are placed column by column from the left, each column from the top; there is no end on the right. It is scored at the end of the game.

    ### Side A
    Stones of one colour that touch by their sides, not by corners, are a group: 1, 3, 6, 10, 15 points for 1 to 5 stones, and 2 more for each above five. All your groups count.
    ### Side B
    Each row by itself: most stones 8 points, then 4, 2 and 1, as many ranks as there are players. Stones need not touch. Who has none in the row gets nothing. Those who are tied share the points of their ranks, rounded down.

imhotep-topic-obelisks = Obelisks
imhotep-topic-obelisks-words = obelisk, obelisks, height, tallest, tower, towers, loose stones
imhotep-topic-obelisks-page = 8, 11
imhotep-topic-obelisks-text =
    ### Side A
    Your stones form one obelisk. At the end the tallest score: with two players 10 and 1, with three 12, 6 and 1, with four 15, 10, 5 and 1. Who has no stone there gets nothing. Those who are tied share the points of their ranks, rounded down: with four players two seconds get 7 each.
    ### Side B
    Your stones lie loose until there are three. Then they form a tower on the best free space, worth 10, 9, 8 and so on down to 3, and score at once. When no space is left they stay loose. At the end every loose stone scores 1.

## Cards, end, variants

imhotep-topic-cards = Market cards
imhotep-topic-cards-words = red cards, green cards, violet cards, entrance, sarcophagus, paved path, ornament, pyramid ornament, temple ornament, tomb ornament, obelisk ornament, statue, statues, draw pile, discard pile
imhotep-topic-cards-page = 12
imhotep-topic-cards-text =
    There are 34. What a player owns lies face up.

    - Red, at once, then discarded. A stone of yours goes from the quarry to a site by its usual rules: Entrance to the pyramid, Sarcophagus to the burial chamber, Paved Path to the obelisks. With no stone in the quarry nothing happens; the sled is not used.
    - Green. Pyramid Ornament, Temple Ornament, Tomb Ornament, Obelisk Ornament: at the end 1 point for every full three stones on that site, whoever owns them. Two equal cards count twice.
    - Violet. Statue: at the end 1, 3, 6, 10, 15 points for 1 to 5 statues, 2 more for each above five.
    - Blue: Lever, Hammer, Sail, Chisel; they have a topic of their own.

    When a card is needed and the draw pile is empty, the discard pile is shuffled.

imhotep-topic-blue = Blue cards
imhotep-topic-blue-words = blue card, lever, hammer, sail card, chisel, play a card, order of unloading
imhotep-topic-blue-page = 12
imhotep-topic-blue-text =
    To play one is the action of your turn, so only one a turn, and from the turn after you got it. Then it is discarded. Unused at the end it is worth 1 point. All parts of a card must be possible.

    - Lever: sail a ship and set the order in which its stones are unloaded. `card lever 2 tomb 3-1-2`
    - Hammer: take stones, then place one. `card hammer 2.3`
    - Sail: place a stone and sail that ship; the new stone counts for its minimum. `card sail 2.3 tomb`
    - Chisel: place two stones, on one ship or on two. `card chisel 1.1 2.3`

imhotep-topic-end = Final scoring of Imhotep
imhotep-topic-end-words = final scoring, winner, victory, tie at the end, points at the end, unused cards
imhotep-topic-end-page = 6
imhotep-topic-end-text =
    After round six the temple is scored once more, and then in this order:

    - the burial chamber,
    - the obelisks,
    - green cards, then statues,
    - 1 point for each blue card not played,
    - the Wrath of the Pharaoh, if you play with it.

    Pyramids and towers have been scored before. Most points win. In a tie, of those who are tied the one with more stones on the sled wins; if that is equal too, they share the victory. The board shows what final scoring would bring now.

imhotep-topic-wrath = Wrath of the Pharaoh
imhotep-topic-wrath-words = wrath, pharaoh, variant, minus five, punished
imhotep-topic-wrath-page = 11
imhotep-topic-wrath-text =
    A variant that is agreed before the game.

    At the very end everybody who does not have at least one stone on each of four sites - pyramid, temple, burial chamber and obelisks - loses 5 points. It is 5 points however many sites are missing, and the market does not count. It makes no difference whether a stone came by ship or by a red card; a stone of the temple that is covered counts too. A score may become negative.

imhotep-topic-sides = Sides A and B
imhotep-topic-sides-words = side A, side B, mixed sides, boards, variant boards, set up, setup, colours
imhotep-topic-sides-page = 2, 10
imhotep-topic-sides-text =
    Each of the five sites has two sides, and the host chooses one for each in the message of the table: A, B, or random. They can be mixed as you like. Begin with A everywhere.

    Cards fit both sides: Entrance goes to whichever pyramid is in use, ornaments count the stones of whichever board is in use.

    Some values of sides B are not known from the rulebook and were chosen for this table: the base cells of the three pyramids, the row of tower spaces, the fourth rank of the burial chamber. Colours may be chosen before the game; those that nobody chose are drawn, and so is the first player if nobody names one.

imhotep-topic-typing = Typing moves in Imhotep
imhotep-topic-typing-words = type, typing, command line, syntax, shortcuts, words
imhotep-topic-typing-text =
    Everything can be pressed, and everything can be typed after `/play` or the commands of `/imhotep`.

    - `take`
    - `load 2.3`: ship 2, place 3; also `2.3` alone
    - `sail 2 tomb`
    - `card hammer 2.3`, `card sail 2.3 tomb`, `card chisel 1.1 2.3`, `card lever 2 tomb 3-1-2`; the word card may be left out
    - for what is asked: a card such as `statue`, `pair`, `left`, `yes`, `no`, `point`, `stones`

    Words may be cut short while they stay unique, in English, Russian and Ukrainian. Several answers can stand in one line: `sail 2 market hammer`. What chance decides cannot be said ahead.
