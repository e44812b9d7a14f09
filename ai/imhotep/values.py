"""What things are worth in points where no rule says so; tuned by matches."""

from __future__ import annotations

STONE_ON_SLED = 0.9  # while there is little on it
STONE_IN_RESERVE = 0.35  # beyond what the next turns need
FEW_STONES = 3
HOPE = 0.55  # of a stone aboard a ship: somebody else may sail it
HOPE_BELOW_MINIMUM = 0.42
BEST_SITE = 0.5  # how much the best site counts, against the usual one
BLUE = 2.2  # a blue card early in the game; at the end it is worth its point
PAIR = 3.0
UNKNOWN_CARD = 2.0
STATUE_GROWTH = 0.5  # a further statue makes the next worth more
OBELISK = 1.2  # a stone that does not change a rank yet
TOWER_STONE = 2.2  # a loose stone on the way to a tower
ROW_STONE = 0.8  # a stone of tomb B that does not change a rank yet
TOMB_GROWTH = 0.5  # a stone that can be joined
TEMPLE_ROUNDS = 1.8  # how long a stone on top usually stays there
CARD_COST = 0.6  # a used blue card gives no point at the end, and no choice later
