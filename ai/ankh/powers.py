"""Which ankh power to unlock."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh.strength import owned_kinds
from ai.ankh.table import Table
from rules.ankh.data import LAST_RED, UNLOCK_LEVELS, MonumentKind, Power

GUARDIAN = (0.0, 0.8, 0.0, 0.9, 1.0, 0.0)  # what the 1st to 6th unlock uncover


def best_power(table: Table, options: Sequence[str]) -> str:
    """The most useful power; a chance to unlock is never declined."""
    powers = [Power(key) for key in options if key in set(Power)]
    return max(powers, key=lambda power: usefulness(table, power))


def unlock_gain(table: Table, followers: int) -> float:
    """What unlocking now would bring; 0 if it cannot be paid."""
    done = len(table.mine.powers)
    if done == len(UNLOCK_LEVELS) or followers < UNLOCK_LEVELS[done] or not table.conflicts_left:
        return 0.0
    return (1.2 + 0.5 * UNLOCK_LEVELS[done]) * (0.4 + 0.2 * table.conflicts_left) + GUARDIAN[done]


def usefulness(table: Table, power: Power) -> float:
    """How much a power would do for me, against others of its level."""
    kinds = owned_kinds(table, table.me)
    red = table.mine.devotion <= LAST_RED
    match power:
        case Power.COMMANDING:
            return 3.0
        case Power.OMNIPRESENT:
            return 2.6
        case Power.REVERED:
            return 2.4
        case Power.INSPIRING:
            return 1.5
        case Power.RESPLENDENT:
            return 1.6 + 1.2 * (max(kinds.values()) - 2)
        case Power.TEMPLE_ATTUNED:
            return 1.0 + 0.9 * kinds[MonumentKind.TEMPLE]
        case Power.PYRAMID_ATTUNED:
            return 1.0 + 0.9 * kinds[MonumentKind.PYRAMID] * (table.mine.warriors > 0)
        case Power.OBELISK_ATTUNED:
            return 1.0 + 0.7 * kinds[MonumentKind.OBELISK]
        case Power.GLORIOUS:
            return 2.5
        case Power.BOUNTIFUL:
            return 4.0 if red and table.conflicts_left > 1 else 1.0
        case Power.WORSHIPFUL:
            return 2.6
        case Power.MAGNANIMOUS:
            return 1.8
