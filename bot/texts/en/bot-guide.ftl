### Help for newcomers: what to do after a quick taste; hints when they ask.

guide-play-on = Play on
guide-full = Start a full game
guide-goes-on = Let's play on. When it's your turn, use the buttons under the latest message.
guide-full-begins = A full game starts here.
vote-about-full = { $who } wants to stop here and start a full game.

## [Hint]: what a strong player would do

advice-title = What share of a win each option promises
advice-bare = 💡 I'd play: **{ $answer }**.
advice-lone = 💡 I'd play: **{ $answer }**. It promises { $share }% of a win.
advice-alike = 💡 I'd play: **{ $answer }**. It promises { $share }% of a win, but { $other } is about as good.
advice-better = 💡 I'd play: **{ $answer }**. It promises { $share }% of a win, the next best option ({ $other }) only { $less }%.
advice-thinking = I'm thinking about it…
advice-none = I can't think of anything better than you can right now. Try again in a moment.
share-percent = { $share }%
