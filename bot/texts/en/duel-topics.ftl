### Rules topics in our own words: title, text, search words.

duel-topic-turn = Turns in Duel
duel-topic-turn-words = main action, build, sell, discard, take a card, another turn, replay
duel-topic-turn-text =
    On your turn you do exactly one thing; you can't pass:

    - take an uncovered card and build it: `32`;
    - take it and sell it for 2 coins, plus 1 for each of your yellow cards: `32-`;
    - take it and put it face down under one of your Wonders: `32/2`;
    - with Pantheon, from Age II on, activate a god instead: `#3`.

    Then cards that nothing lies on any more are turned up, and the rival moves. Some Wonders bring another turn; it comes after cards are turned up, and is lost if the Age is over.

duel-topic-structure = The structure of an Age
duel-topic-structure-words = structure, covered, uncovered, face down, rows, numbers of cards, accessible
duel-topic-structure-text =
    Twenty cards lie in rows, every second row face down. A card can be taken when nothing lies on it; its number is then golden on the picture.

    - The number is row and place: `32` is the second card from the left in the third row from the top. It stays the same for the whole Age.
    - A face-down card is turned up at the end of the turn in which nothing lies on it any more.
    - Guilds and Grand Temples in Age III show by their backs what they are, but not which.

    Three cards of each Age are left out unseen.

duel-topic-paying = Paying and trading
duel-topic-paying-words = price, cost, coins, resources, trade, buy, chain, free, reserve, customs house, economy
duel-topic-paying-text =
    Your brown and grey cards make resources for every construction; nothing is stored. What is missing you buy from the bank.

    - One unit costs 2 coins plus 1 for each unit that the rival's brown and grey cards make of it. Reserves and the Customs House fix a price at 1.
    - A card with a chain symbol below its cost is free if you have built the card that gives this symbol.
    - Forum, Caravansery, Great Lighthouse and Piraeus make one unit of your choice each time.

    I always pay in the cheapest way and say in the log how the price was made. Both prices are on each card: the yellow one is the mover's.

duel-topic-wonders = Wonders in Duel
duel-topic-wonders-words = wonder, wonders, draft, seventh wonder, eighth, mausoleum, library, statue of zeus, theater
duel-topic-wonders-text =
    Before Age I each player picks four Wonders out of two batches of four.

    - To build one, pay its price and put any uncovered card face down under it: `32/2` is card 32 under your second Wonder. That card does nothing else.
    - Only seven Wonders are built in all: when the seventh stands, the last unbuilt one leaves the game.
    - Effects that name a target must be used while there is one. The Mausoleum builds a discarded card free, the Great Library draws three Progress tokens of which you keep one.
    - The Divine Theater reveals a pile of gods and activates one free; you put the others back in a secret order.

duel-topic-conflict = Conflict and military supremacy
duel-topic-conflict-words = shields, military, track, pawn, capital, military tokens, strategy, war
duel-topic-conflict-text =
    Each shield moves the Conflict pawn one space towards the rival's capital. Spaces are counted from −9, the Sun's capital, to 9, the Moon's.

    - Where the pawn first enters a zone that begins at 3 or 6, the player of that side loses 2 or 5 coins, and the token is gone.
    - Whoever moves the pawn into the rival's capital wins at once.
    - Otherwise the leader gets 2, 5 or 10 points at the end, by zone.

    Strategy gives red cards that are built later one more shield; it doesn't help Wonders and gods.

duel-topic-science = Science and Progress tokens
duel-topic-science-words = symbols, green cards, pair, progress token, scientific supremacy, six symbols, law
duel-topic-science-text =
    Green cards bear six different symbols, two cards each; the law is a seventh.

    - With a second copy of a symbol you take one of the Progress tokens on the board at once: `3`, or its name.
    - With six different symbols you win at once. This is looked at before a pair is rewarded.
    - Tokens are never lost and never replaced. What they do “later” doesn't hold for the card that earned them.

    The cities' picture shows all symbols; a number such as 5/6 turns red when one more would win.

duel-topic-ages = Ages and who begins
duel-topic-ages-words = age, ages, new age, starter, who begins, sun, moon, first player
duel-topic-ages-text =
    The Sun begins the draft and Age I. An Age ends when no card lies there any more.

    - Before Ages II and III the weaker side on the track says who begins: `me` or `rival`. With the pawn in the middle, whoever made the last turn says it. The new cards already lie there.
    - In Age III three Guilds are among the cards, or three Grand Temples with Pantheon.

    After Age III points are counted, if nobody has won by supremacy before.

duel-topic-end = Points and the end of Duel
duel-topic-end-words = points, final scoring, end, tie, guilds, coins at the end, grand temples, blue cards
duel-topic-end-text =
    A supremacy, military or scientific, ends the game at once. Otherwise after Age III everybody adds:

    - points of the track; blue, green and yellow cards;
    - Guilds, or 5, 12, 21 points for one, two, three Grand Temples;
    - Wonders, Progress tokens and gods;
    - one point for every three coins.

    A Guild looks at the city that has more of what it counts. The most points win; then more points of blue cards; else both share the victory. The cities' picture says how it would stand now.

duel-topic-mythology = Mythology tokens (Pantheon)
duel-topic-mythology-words = mythology, token, look at gods, hidden god, place a god, slot, secret
duel-topic-mythology-text =
    In Age I five Mythology tokens lie on face-down cards. Whoever uncovers such a card takes the token before the card is turned up.

    - You look at the top two gods of that Mythology in secret, put one face down into an empty slot and the other back on its pile: `1 2` is the first god into slot 2, or `zeus 2`.
    - Only you know which god it is until Age II; you find it in `/hand`. All others see its Mythology and the slot.
    - The token stays with you: a Grand Temple of that Mythology is free for you.

duel-topic-pantheon = Slots and activation (Pantheon)
duel-topic-pantheon-words = pantheon, activate, activation, slot, price of a slot, gate, sanctuary
duel-topic-pantheon-text =
    Before Age II all gods in the slots are turned up, and the Gate fills the empty slot. From then on you may activate one instead of taking a card: `#3`, or `god 3`.

    - Slot 1 costs the Sun 3 coins and the Moon 8, slot 6 the other way round. The Gate costs double.
    - The Sanctuary makes your activations 2 coins cheaper, Offering tokens more.
    - The Gate reveals the top god of each pile, and you activate one of them free.

    A god is activated once and stays with you. No card is taken in that turn.

duel-topic-offerings = Offering tokens (Pantheon)
duel-topic-offerings-words = offering, offerings, cheaper god, discount, tokens 2 3 4
duel-topic-offerings-text =
    Three Offering tokens worth 2, 3 and 4 lie on face-down cards of Age II. Whoever uncovers such a card takes the token.

    - When you activate a god you may use any of yours: `#3+2+4` is slot 3 with the tokens 2 and 4, `#3+0` without any.
    - Each lowers the price by its number, and is then gone; the price never falls below 0, and nothing is paid out.
    - Only sets that leave a price you can pay are offered.

    Tokens you keep are worth points with Mysticism alone.

duel-topic-gods = Gods (Pantheon)
duel-topic-gods-words = gods, enki, ishtar, nisaba, astarte, baal, tanit, aphrodite, hades, zeus, anubis, isis, ra, mars, minerva, neptune
duel-topic-gods-text =
    - Enki: one of two Progress tokens. Ishtar: the law. Nisaba: copies the symbol of a green card of the rival.
    - Astarte: 7 coins that can't be lost, a point each at the end. Baal: takes a brown or grey card of the rival. Tanit: 12 coins.
    - Aphrodite: 9 points. Hades: builds a discarded card free. Zeus: discards any card of the structure with its token, `23`.
    - Anubis: unbuilds any Wonder. Isis: builds a Wonder free with a discarded card, `4/2`. Ra: takes an unbuilt Wonder of the rival.
    - Mars: 2 shields. Minerva: a pawn that stops the Conflict pawn once, `minerva -4`. Neptune: removes a Military token, then the rival pays another, `-5 5`.

duel-topic-typing = Typing moves in Duel
duel-topic-typing-words = type, typing, command line, syntax, digits, shortcuts, words
duel-topic-typing-text =
    You can press buttons for everything, or type after `/play` or with the `/duel` commands.

    - `32` builds the card in row 3, place 2; `32-` sells it; `32/2` puts it under your second Wonder
    - `#3` activates the god in slot 3, `#3+2+4` with Offering tokens
    - in words: `build 32`, `sell tavern`, `32 sphinx`, `god 3`
    - a number alone answers what is asked: the number on the picture or in the menu; names work too

    You can shorten words as long as they stay unique, in English, Russian and Ukrainian. A line may go on, as `32/2 sawmill`, but stops before chance.
