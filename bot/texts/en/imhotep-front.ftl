### Imhotep's buttons, menus, headlines, commands and lobby. Labels fit a phone's button: 34 characters.

## Where the game stands

imhotep-headline-round = Round { $round } of { $rounds }
imhotep-headline-unloading = Round { $round } of { $rounds } · { $site }: unloading ship { $ship }
imhotep-headline-temple = Round { $round } of { $rounds } · temple scoring
imhotep-headline-set-up = Set-up
imhotep-headline-scoring = Final scoring
imhotep-headline-over = Game over

## What an answer triggers

imhotep-warning-last-ship = This is the last ship: it ends the round.

## Ways to an option

imhotep-click-take = { $count ->
    [one] Take { $count } stone
   *[other] Take { $count } stones
  }
imhotep-click-load = Place a stone
imhotep-click-sail = Sail a ship
imhotep-click-card = Play a blue card
imhotep-click-pass = Pass
imhotep-click-ship = Ship { $ship }: { $load }
imhotep-click-place = Place { $place }
imhotep-click-space = Ship { $ship }, place { $place }
imhotep-click-and-space = and ship { $ship }, place { $place }
imhotep-click-copy = { $card }, no. { $number }
imhotep-click-pair = The face-down pair
imhotep-click-cell = , worth { $points }
imhotep-click-yes = Yes
imhotep-click-no = No
imhotep-click-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
imhotep-click-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
  }
imhotep-note-pair = Only you will see the cards; you keep one of them.

## Answers in a draft

imhotep-answer-load = A stone on ship { $ship }, place { $place }
imhotep-answer-sail = Ship { $ship } → { $site }
imhotep-answer-order = , unloaded in the order { $order }
imhotep-answer-bonus = Bonus: { $answer }

## Your hand

imhotep-hand-stones = On the sled: { $sled }. In the quarry: { $quarry }. Points: { $score }.
imhotep-hand-cards = Cards: { $list }.
imhotep-hand-looking = The pair you are looking at: { $list }.
imhotep-hand-none = none

## The lobby

lobby-about-imhotep = You build monuments for the pharaoh. On your turn you do one thing: take stones, place a stone on a ship, sail any ship to a free site, or play a blue card. Ships carry several players' stones, so nobody knows where theirs will end up. The pyramid scores at once, the temple after each round, the burial chamber and the obelisks at the end; the market gives cards. After six rounds the most points win. Two to four players, about 40 minutes.
lobby-option-imhotep-market = Market
lobby-option-imhotep-pyramid = Pyramid
lobby-option-imhotep-temple = Temple
lobby-option-imhotep-tomb = Burial Chamber
lobby-option-imhotep-obelisks = Obelisks
lobby-option-imhotep-sides = Sides
lobby-option-imhotep-wrath = Wrath of the Pharaoh
lobby-option-imhotep-first = First player
imhotep-lobby-side = Side { $side }
imhotep-lobby-random = Random
imhotep-lobby-yes = Yes
imhotep-lobby-no = No
imhotep-text-lobby-market-a = Four cards lie face up.
imhotep-text-lobby-market-b = Three cards lie face up, two face down as a pair: its buyer keeps one of them.
imhotep-text-lobby-pyramid-a = One pyramid; each stone scores its cell at once, 1 to 4 points.
imhotep-text-lobby-pyramid-b = Three small pyramids to choose from; some cells give a card, stones or a loaded stone.
imhotep-text-lobby-temple-a = After each round every stone seen from above scores 1 point.
imhotep-text-lobby-temple-b = After each round stones seen from above give points, stones or a card.
imhotep-text-lobby-tomb-a = At the end groups of touching stones score: 1, 3, 6, 10, 15, then 2 for each more.
imhotep-text-lobby-tomb-b = At the end the most stones in each row score: 8, 4, 2, 1.
imhotep-text-lobby-obelisks-a = At the end the tallest obelisks score.
imhotep-text-lobby-obelisks-b = Every three of your stones form a tower that scores at once: 10, 9, 8 and so on.
imhotep-text-lobby-wrath-yes = Without a stone on every site but the market you lose 5 points at the end.
imhotep-text-lobby-wrath-no = The usual end, without a penalty.
