### Small words in pictures of Senet; their lengths are set by renderer/senet/labels.py.

senet-label-turn = Turn { $number }
senet-label-phase-set-up = Set-up
senet-label-phase-throw = Throw
senet-label-phase-move = Move
senet-label-phase-over = Game over
senet-label-again = Then throw again
senet-label-once = Then the turn passes
senet-label-off = Off: { $number } of { $most }
senet-label-winner = Winner
senet-label-borne-off = Pieces off
senet-label-throws = Throws
senet-label-lost = Lost throws
senet-label-places = Changed places
senet-label-drowned = Drowned
