"""Which armies can still come where today."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ai.kemet.reach import Reach
from ai.kemet.table import Army, Table
from rules.engine.decisions import Seat
from rules.kemet.boards import Area

Arrivals: TypeAlias = dict[Area, dict[Seat, list[Army]]]


def arrivals(table: Table, seats: Iterable[Seat]) -> Arrivals:
    """List the armies of some players that may move once more, by where they can get."""
    found: Arrivals = {}
    for seat in seats:
        if not table.has_moves(table.view.players[seat]):
            continue
        reach = Reach(table, seat)
        for start, army in table.armies[seat].items():
            for area in reach.areas(start, army[1]):
                found.setdefault(area, {}).setdefault(seat, []).append(army)
    return found
