### Help for newcomers: hints while practising, and what to do after a quick taste.

guide-hint = 💡 You could also: { $answer }
guide-tasted =
    ### That was the first conflict
    The next ones come the same way, and after the fifth the game is decided. Go on from here, or begin a whole game from its set-up?
guide-play-on = Play on
guide-full = Start a full game
guide-goes-on = Then let us go on: the buttons of the newest panel are yours when it is your turn.
guide-full-begins = A full game begins here.
vote-about-full = { $who } wants to end this taste and start a full game from its set-up.
