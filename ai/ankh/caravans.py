"""Splitting regions: a cut is good when it leaves me more to dominate and to lead."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh.outlook import outlook
from ai.ankh.table import Region, Table
from rules.ankh.board import Border, Cells, border, camels_of, cells, land, shore
from rules.ankh.keys import NO

PLENTY = 60  # chains looked at; those that are left out differ little from their neighbours
WORTHWHILE = 0.05


def best_caravan(table: Table, options: Sequence[str]) -> str:
    """The chain after which the table promises most, or none."""
    chains = [key for key in options if key != NO]
    stride = len(chains) // PLENTY + 1
    best, chosen = outlook(table) + WORTHWHILE, NO
    for key in chains[::stride]:
        worth = outlook(split(table, key))
        if worth > best:
            best, chosen = worth, key
    return chosen


def split(table: Table, key: str) -> Table:
    """The table with a chain of camels on it."""
    camels = camels_of([*table.view.camels, *_borders(key)])
    flooded = cells(table.view.flooded)
    trial = table.copy()
    ground = land(camels, flooded)
    trial.near = ground.adjacent
    towns = cells(city.cell for city in table.view.cities)
    trial.regions = [_region(part, flooded, towns) for part in ground.regions]
    return trial


def _region(part: Cells, flooded: Cells, towns: Cells) -> Region:
    return Region(0, part, part | (shore(part) & ~flooded), bool(part & towns))


def _borders(key: str) -> list[Border]:
    """Read ``caravan 13|14 14|23``."""
    pairs = (pair.split("|") for pair in key.split()[1:])
    return [border(int(a), int(b)) for a, b in pairs]
