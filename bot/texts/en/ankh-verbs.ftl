### Descriptions of the slash commands; at most 100 characters.

command-ankh = Your moves in Ankh
command-ankh-move = Move figures
command-ankh-move-moves = From and to: 57>68 47>57
command-ankh-summon = Summon figures
command-ankh-summon-pieces = Figure and cell: w 45 scorpion 66@67+77
command-ankh-gain = Gain followers
command-ankh-unlock = Unlock an ankh power
command-ankh-unlock-power = Which power
command-ankh-claim = Take control of a monument
command-ankh-claim-at = The monument's cell
command-ankh-caravan = Place a caravan
command-ankh-caravan-path = Two numbered ends (3-7), borders (13|14 14|23), or no
command-ankh-caravan-token = A cell of the region that keeps the conflict token
command-ankh-caravan-swap = Two conflict tokens to swap: 4=2
command-ankh-battle = Choose a battle card in secret
command-ankh-battle-card = The card
command-ankh-battle-second = A second card, if you announced two
command-ankh-bid = Bid followers in secret
command-ankh-bid-followers = How many

## An example of a typed line

ankh-example = summon w 45
