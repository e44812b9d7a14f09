### Help for newcomers: hints while practising, and what to do after a quick taste.

guide-hint = 💡 Hint: { $answer }
guide-play-on = Play on
guide-full = Start a full game
guide-goes-on = Let's play on. When it's your turn, use the buttons under the latest message.
guide-full-begins = A full game starts here.
vote-about-full = { $who } wants to stop here and start a full game.
