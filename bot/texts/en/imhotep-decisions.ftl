### Questions to players: one short prompt per decision.

imhotep-what-action = Choose an action
imhotep-what-market = Which market card do you take?
imhotep-what-market-keep = Which card of the pair do you keep?
imhotep-what-pyramid = Which pyramid does your stone go to?
imhotep-what-bonus-card = Bonus: take the top card of the draw pile?
imhotep-what-bonus-stones = Bonus: take stones from the quarry?
imhotep-what-bonus-load = Bonus: place a stone on a ship? Where?
imhotep-what-temple = Temple: a point or stones?
