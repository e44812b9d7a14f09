### What players may type for each word of rules/senet/words.py, the usual form first; any unique beginning works.

senet-word-move = move, go, play
senet-word-back = back, backward, retreat
senet-word-from = from
senet-word-house = house
