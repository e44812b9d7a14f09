"""Small decisions: ties, captives, cities, guardians of a merge, worship."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh import values
from ai.ankh.table import Table
from rules.ankh.data import UNLOCK_LEVELS, Kind
from rules.ankh.keys import DONE, KEEP_ALL, NO, YES
from rules.ankh.read_keys import read_capture, read_cell, read_kept

WORSHIP = 2  # followers


def keep_all(options: Sequence[str]) -> str:
    """Everything that can be kept, at once or one by one."""
    if KEEP_ALL in options:
        return KEEP_ALL
    return next((key for key in options if key != DONE), DONE)


def best_heirloom(options: Sequence[str]) -> str:
    """The strongest of the guardians that a merge offers."""
    kept = [found for key in options if (found := read_kept(key)) and found.kind]
    if KEEP_ALL in options or not kept:
        return keep_all(options)
    return str(max(kept, key=lambda found: values.FIGURE[found.kind or Kind.GOD]))


def best_capture(table: Table, options: Sequence[str]) -> str:
    """A warrior of the leading god."""
    captives = [found for key in options if (found := read_capture(key))]
    ranking = table.view.ranking
    return str(max(captives, key=lambda captive: ranking.index(captive.god)))


def worship(table: Table) -> str:
    """Followers for devotion, unless the last power is still to be paid for."""
    mine = table.mine
    missing = sum(UNLOCK_LEVELS[len(mine.powers) :])
    late = table.conflicts_left <= 1
    return YES if late or mine.followers - WORSHIP >= missing or not missing else NO


def best_city(table: Table, options: Sequence[str]) -> str:
    """The city whose region I hold most firmly, since one that is lost costs devotion."""

    def hold(key: str) -> float:
        cell = read_cell(key) or 0
        region = next(r for r in table.regions if r.land >> cell & 1)
        present = table.within(region.area)
        mine = len(present.pop(table.me, []))
        return mine - max((len(figures) for figures in present.values()), default=0)

    return max(options, key=hold)
