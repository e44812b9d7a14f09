"""Splitting regions: a cut is good when it leaves me more to dominate and to lead."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh.outlook import outlook
from ai.ankh.table import Table
from rules.ankh.board import camels_of, cells, land
from rules.ankh.keys import NO
from rules.ankh.read_keys import read_borders

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
    camels = camels_of([*table.view.camels, *read_borders(key)])
    return table.with_land(land(camels, cells(table.view.flooded)))
