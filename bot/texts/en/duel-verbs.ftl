### Descriptions of the slash commands; at most 100 characters.

command-duel = Your moves in 7 Wonders Duel
command-duel-build = Build a card of the structure
command-duel-build-card = The card: 32, or its name
command-duel-sell = Sell a card of the structure
command-duel-sell-card = The card: 32, or its name
command-duel-wonder = Build a Wonder with a card of the structure
command-duel-wonder-how = The card and the Wonder: 32/2, or their names
command-duel-god = Activate a god of the Pantheon
command-duel-god-slot = The slot, and Offering tokens if you use any: 3, 3+2+4

## An example of a typed line

duel-example = 32/2
