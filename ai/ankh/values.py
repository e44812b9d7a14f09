"""What things are worth to the computer player, in points of devotion.

Set by hand and by playing: a point of devotion is 1, everything else is what it
is likely to bring before the end.
"""

from __future__ import annotations

from ai.ankh.table import Table
from rules.ankh.data import LAST_RED, UNLOCK_LEVELS, Card, Kind

FIGURE: dict[Kind, float] = {
    Kind.GOD: 0.0,  # gods are never lost
    Kind.WARRIOR: 0.45,
    Kind.CAT_MUMMY: 0.3,  # its death hurts the others
    Kind.SATET: 0.55,
    Kind.MUMMY: 0.35,  # it comes back
    Kind.APEP: 0.7,
    Kind.GIANT_SCORPION: 0.55,
    Kind.ANDROSPHINX: 0.9,
}
CARD: dict[Card, float] = {
    Card.CHARIOTS: 0.6,
    Card.PLAGUE: 0.35,
    Card.DROUGHT: 0.4,
    Card.FLOOD: 0.35,
    Card.BUILD: 0.4,
    Card.MIRACLE: 0.3,
    Card.CYCLE: 0.0,  # it always comes back
}
MONUMENT = 0.55  # controlled, apart from the majorities it gives now
INCOME = 0.22  # a follower more by each Gain Followers action
CLAIMABLE = 0.3  # a neutral monument within reach of a later Control event
CLAIM_NEXT = 0.6  # the first one, when the next event is Control
RIVALRY = 0.7  # a point of the only enemy's, in points of mine; more enemies share it
SPARE_FOLLOWER = 0.12


def follower(table: Table) -> float:
    """What a follower is worth: much while powers are to be had, little at the end."""
    missing = len(UNLOCK_LEVELS) - len(table.mine.powers)
    if table.conflicts_left == 0:
        return 0.05
    need = sum(UNLOCK_LEVELS[len(table.mine.powers) :])
    if table.mine.followers > need + 2:
        return SPARE_FOLLOWER
    return 0.2 + 0.05 * min(missing, 4)


def devotion(table: Table) -> float:
    """What a point of devotion is worth: most where it decides on being forgotten."""
    left = LAST_RED + 1 - table.mine.devotion
    return 1.3 if left > 0 and table.conflicts_left <= 2 else 1.0
