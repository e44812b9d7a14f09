### For newcomers: how to read the first panel, and each kind of event explained once.

duel-read =
    -# **The table**: cards with a gold number can be taken. Of the two chips on a card the yellow one is your price; a link means free.
    -# **The cities**: what both make, what a missing resource costs, science symbols, Wonders, points if it ended now. Tap a picture to enlarge it.
    -# **The buttons**: a blue button opens a draft that only you see, and nothing counts until you confirm. Selling always works.

duel-lesson-trade = A missing resource costs 2 coins, and 1 more for each that the rival's brown and grey cards make.
duel-lesson-chain = A card is free if your city holds the card with its chain symbol.
duel-lesson-temple = A Grand Temple is free with a Mythology token of its own Mythology.
duel-lesson-pair = Two equal science symbols bring a Progress token; six different ones win at once.
duel-lesson-token-falls = Where the pawn enters a new zone, the Military token there costs its side coins, once.
duel-lesson-turned-up = A face-down card is turned up as soon as nothing lies on it: think what you open for the rival.
duel-lesson-mythology = A Mythology token lets you look at two gods: one goes into a slot face down, the other back on its pile.
duel-lesson-activation = From Age II on you may activate a god instead of taking a card; slots near you are cheaper.
duel-lesson-replay = Another turn comes after the cards are turned up; it is lost if the Age is over.
duel-lesson-starter = The weaker side on the track decides who begins the next Age.
duel-lesson-sold = Selling brings 2 coins and 1 more for each of your yellow cards.
duel-lesson-offering = An Offering token makes one activation cheaper by its number, then it is gone.
duel-lesson-snake = Nisaba's Snake copies a symbol: the rival keeps it too.
duel-lesson-minerva = The Minerva pawn stops the Conflict pawn once.

## After a quick taste; what to ping people for

duel-tasted =
    ### That was the end of a game
    A whole game has three Ages, and both supremacies are threats all the time. Start a full game?
duel-chapters = Ages
duel-chapter = new Age
