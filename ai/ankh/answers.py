"""Small decisions: ties, captives, cities, guardians of a merge, worship."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh import values
from ai.ankh.table import Table
from rules.ankh.data import UNLOCK_LEVELS, God, Kind
from rules.ankh.keys import ALL, DONE, NO, YES

WORSHIP = 2  # followers


def keep_all(options: Sequence[str]) -> str:
    """Everything that can be kept, at once or one by one."""
    every = f"keep {ALL}"
    if every in options:
        return every
    return next((key for key in options if key != DONE), DONE)


def best_heirloom(options: Sequence[str]) -> str:
    """The strongest of the guardians that a merge offers."""
    every = f"keep {ALL}"
    kept = [key for key in options if key not in (every, DONE)]
    if every in options or not kept:
        return keep_all(options)
    return max(kept, key=lambda key: values.FIGURE[Kind(key.split()[1])])


def best_capture(table: Table, options: Sequence[str]) -> str:
    """A warrior of whoever leads."""
    captives = [key for key in options if key != NO]
    ranking = table.view.ranking
    return max(captives, key=lambda key: ranking.index(God(key.split()[1])))


def worship(table: Table) -> str:
    """Followers for devotion, unless the last power is still to be paid for."""
    mine = table.mine
    missing = sum(UNLOCK_LEVELS[len(mine.powers) :])
    late = table.conflicts_left <= 1
    return YES if late or mine.followers - WORSHIP >= missing or not missing else NO


def best_city(table: Table, options: Sequence[str]) -> str:
    """The city whose region I hold most firmly, since one that is lost costs devotion."""

    def hold(key: str) -> float:
        region = next(r for r in table.regions if r.land >> int(key) & 1)
        present = table.within(region.area)
        mine = len(present.pop(table.me, []))
        return mine - max((len(figures) for figures in present.values()), default=0)

    return max(options, key=hold)
