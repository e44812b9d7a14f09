### Imhotep's names: colours, sites, cards, bonuses.

imhotep-game = Imhotep

## Players

imhotep-colour-black = Black
imhotep-colour-white = White
imhotep-colour-brown = Brown
imhotep-colour-gray = Gray
imhotep-colour-short-black = Bk
imhotep-colour-short-white = Wh
imhotep-colour-short-brown = Br
imhotep-colour-short-gray = Gy
imhotep-player = Player { $player }
imhotep-nobody = nobody

## Sites and their sides

imhotep-site-market = Market
imhotep-site-pyramid = Pyramid
imhotep-site-temple = Temple
imhotep-site-tomb = Burial Chamber
imhotep-site-obelisks = Obelisks
imhotep-side-a = A
imhotep-side-b = B
imhotep-pyramid-great = great pyramid
imhotep-pyramid-left = left pyramid
imhotep-pyramid-middle = middle pyramid
imhotep-pyramid-right = right pyramid

## Market cards

imhotep-card-entrance = Entrance
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-paved-path = Paved Path
imhotep-card-pyramid-ornament = Pyramid Ornament
imhotep-card-temple-ornament = Temple Ornament
imhotep-card-tomb-ornament = Tomb Ornament
imhotep-card-obelisk-ornament = Obelisk Ornament
imhotep-card-statue = Statue
imhotep-card-lever = Lever
imhotep-card-hammer = Hammer
imhotep-card-sail = Sail
imhotep-card-chisel = Chisel

## What a card does, in a line

imhotep-text-card-entrance = Now: a stone from the quarry goes to the pyramid.
imhotep-text-card-sarcophagus = Now: a stone from the quarry goes to the burial chamber.
imhotep-text-card-paved-path = Now: a stone from the quarry goes to the obelisks.
imhotep-text-card-pyramid-ornament = At the end: 1 point for every 3 stones on the pyramid.
imhotep-text-card-temple-ornament = At the end: 1 point for every 3 stones on the temple.
imhotep-text-card-tomb-ornament = At the end: 1 point for every 3 stones in the burial chamber.
imhotep-text-card-obelisk-ornament = At the end: 1 point for every 3 stones at the obelisks.
imhotep-text-card-statue = At the end: 1, 3, 6, 10, 15 points for 1 to 5 statues, +2 for each more.
imhotep-text-card-lever = Later: sail a ship and choose the unloading order.
imhotep-text-card-hammer = Later: take stones, then place one on a ship.
imhotep-text-card-sail = Later: place a stone on a ship and sail that ship.
imhotep-text-card-chisel = Later: place two stones on one ship or two.

## Bonuses, rewards, sources, endings

imhotep-bonus-card = the top card of the draw pile
imhotep-bonus-stones = 3 stones from the quarry
imhotep-bonus-load = a stone on a ship
imhotep-reward-points = points
imhotep-reward-choice = a point or stones
imhotep-reward-card = a card
imhotep-source-earlier = earlier
imhotep-source-pyramid = pyramid
imhotep-source-temple = temple
imhotep-source-tomb = burial chamber
imhotep-source-obelisks = obelisks
imhotep-source-ornaments = ornaments
imhotep-source-statues = statues
imhotep-source-blue = unused blue cards
imhotep-source-wrath = Wrath of the Pharaoh
imhotep-origin-market = from the market
imhotep-origin-pair = from the pair
imhotep-origin-bonus = pyramid bonus
imhotep-origin-temple = from the temple
imhotep-ending-points = most points
imhotep-ending-sled = tie broken by stones on the sled
imhotep-ending-shared = tied, shared victory
