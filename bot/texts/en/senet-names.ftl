### Senet's names: sides, special houses, endings.

senet-game = Senet

senet-side-reed = Reed
senet-side-reel = Reel
senet-player = Player { $player }

senet-house-rebirth = House of Rebirth
senet-house-beauty = House of Beauty
senet-house-water = House of Water
senet-house-three-truths = House of Three Truths
senet-house-re-atum = House of Re-Atum
senet-house-horus = House of Horus

## What a house does, in a line

senet-text-house-rebirth = drowned pieces come out here
senet-text-house-beauty = every piece must stop here; safe
senet-text-house-water = a piece that lands here goes to 15
senet-text-house-three-truths = a piece leaves with a 3 only; safe
senet-text-house-re-atum = a piece leaves with a 2 only; safe
senet-text-house-horus = a piece leaves with any throw; safe

senet-ending-all-off = all pieces off the board
