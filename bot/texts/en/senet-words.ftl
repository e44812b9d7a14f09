### What players may type for each word of rules/senet/words.py, the usual form first; any unique beginning works.

senet-word-move = move, go, play, move piece, move the piece, move my piece
senet-word-back = back, backward, retreat
senet-word-house = house, square, piece
