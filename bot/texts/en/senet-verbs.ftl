### Descriptions of the slash commands; at most 100 characters.

command-senet = Your moves in Senet
command-senet-move = Move a piece forward by the throw
command-senet-move-house = The house the piece is in: 7
command-senet-back = Move a piece back, if none can go forward
command-senet-back-house = The house the piece is in: 7

## An example of a typed line

senet-example = move 7
