### Small words in pictures of 7 Wonders Duel; their lengths are set by renderer/duel/labels.py.

duel-label-age = Age { $age }
duel-label-phase-set-up = Set-up
duel-label-phase-draft = Wonders
duel-label-phase-pantheon = The Pantheon
duel-label-phase-age = A new Age
duel-label-phase-turn = A turn
duel-label-phase-scoring = Final scoring
duel-label-phase-over = Game over
duel-label-won = { $list }: victory
duel-label-batch = Wonders { $number }/{ $most }
duel-label-empty = empty
duel-label-activated = activated
duel-label-discard = Discard { $number }
duel-label-pile = Discard pile: { $number }
duel-label-sell = Sell
duel-label-only-you = Only you see this
duel-label-choose-god = { $mythology } gods: choose one, then a slot
duel-label-god-back = The other goes back on top of its pile, unseen.
duel-label-choose-order = Which god lies on top of the pile?
duel-label-your-gods = Gods that only you know
duel-label-revealed = Revealed gods
duel-label-end = The end
duel-label-if-now = If it ended now
duel-label-total = Total
duel-label-after = After this move
duel-label-look = You will look at two gods
