### Descriptions of the slash commands; at most 100 characters.

command-kemet = Your moves in Kemet
command-kemet-move = Move an army, attack or teleport
command-kemet-move-way = From where to where: 10>81, 11>10:3>81, teleport 11^85
command-kemet-recruit = Recruit soldiers and bring creatures back
command-kemet-recruit-where = Districts and numbers: 11+2 12+1 phoenix 11
command-kemet-build = Build a pyramid higher
command-kemet-build-pyramid = Colour and level, for a new one the district: red 3, blue 1 13
command-kemet-buy = Buy a power tile
command-kemet-buy-tile = The tile: 232, or its name
command-kemet-pray = Pray for prayer points
command-kemet-pray-row = The row of the action: 2 or 3
command-kemet-card = Play a divine intervention card
command-kemet-card-how = The card and its target: prayer, fire 81, enlistment 11+2
command-kemet-battle = Choose your cards for a battle
command-kemet-battle-cards = Card to play, card to discard, DI cards: 320 221 fury bronze

## An example of a typed line

kemet-example = 10>81
