### Small words in pictures of Imhotep; their lengths are set by renderer/imhotep/labels.py.

imhotep-label-round = Round { $number }/{ $most }
imhotep-label-first = First
imhotep-label-least = min { $number }
imhotep-label-piles = Deck { $draw } · discard { $discard }
imhotep-label-pair = { $number ->
    [one] { $number } card face down
   *[other] { $number } cards face down
  }
imhotep-label-loose = Loose stones: +{ $number } each at the end
imhotep-label-pyramid-left = Left
imhotep-label-pyramid-middle = Middle
imhotep-label-pyramid-right = Right
imhotep-label-kind-red = At once
imhotep-label-kind-green = End: 1 per 3
imhotep-label-kind-violet = End: 1·3·6·10
imhotep-label-kind-blue = Action
imhotep-label-phase-set-up = Set-up
imhotep-label-phase-round = A round begins
imhotep-label-phase-round-end = The round ends
imhotep-label-phase-scoring = Final scoring
imhotep-label-phase-over = Game over

## The table

imhotep-label-card-pyramid-ornament = Pyramid
imhotep-label-card-temple-ornament = Temple
imhotep-label-card-tomb-ornament = Tomb
imhotep-label-card-obelisk-ornament = Obelisk
imhotep-label-card-statue = Statue
imhotep-label-card-lever = Lever
imhotep-label-card-hammer = Hammer
imhotep-label-card-sail = Sail
imhotep-label-card-chisel = Chisel
imhotep-label-now = end: { $number }

## Final scoring

imhotep-label-total = Total
imhotep-label-winner = Winner
imhotep-label-if-now = If the game ended now
imhotep-label-stones-on-sled = Stones on the sled
imhotep-label-how-tomb-groups = Joined: 1·3·6·10·15, then +2
imhotep-label-how-tomb-rows = Rows 1, 2, 3: most stones
imhotep-label-how-obelisks-ranks = Height of the obelisk, by rank
imhotep-label-how-obelisks-towers = Towers + loose stones
imhotep-label-how-pyramid = Scored on arrival
imhotep-label-how-temple = Scored after each round
imhotep-label-how-ornaments = 1 for every 3 stones there
imhotep-label-how-statues = 1·3·6·10·15, then +2 each
imhotep-label-how-blue = 1 for each card not played
imhotep-label-how-wrath = A site without your stone: −5
imhotep-label-how-earlier = Points from before

## A player's cards

imhotep-label-cards = Cards
imhotep-label-no-cards = No cards yet
imhotep-label-keep = Keep one of these two
imhotep-label-sled = Sled
imhotep-label-quarry = Quarry
imhotep-label-score = Points
