"""Which monuments to take, build and draft."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh import values
from ai.ankh.outlook import outlook
from ai.ankh.strength import owned_kinds
from ai.ankh.table import Shrine, Table
from rules.ankh.data import MonumentKind, Power
from rules.ankh.keys import NO
from rules.ankh.read_keys import read_building, read_cell

BUILDING_COST = 3
LIKED = {  # apart from anything else on the table
    MonumentKind.TEMPLE: 0.03,
    MonumentKind.PYRAMID: 0.02,
    MonumentKind.OBELISK: 0.01,
    MonumentKind.SITE: 0.0,
}


def best_claim(table: Table, options: Sequence[str]) -> str:
    """The monument that promises most when it is mine."""

    def promise(key: str) -> float:
        cell = read_cell(key) or 0
        return _with(table, cell, table.monuments[cell].kind)

    return max(options, key=promise)


def claim_gain(table: Table) -> float:
    """What the best claim would bring now; 0 if there is nothing to claim."""
    if not table.mine.ankhs:
        return 0.0
    beside = table.beside(table.me)
    neutral = [c for c, shrine in table.monuments.items() if shrine.god is None]
    targets = neutral or [c for c, s in table.monuments.items() if s.god is not table.me]
    worths = [_with(table, c, table.monuments[c].kind) for c in targets if beside >> c & 1]
    return max(0.0, max(worths) - outlook(table)) if worths else 0.0


def best_building(table: Table, options: Sequence[str]) -> str:
    """Build a monument in the region if it is worth its followers."""
    free = table.has(table.me, Power.INSPIRING)
    best = outlook(table) + (0.0 if free else BUILDING_COST * values.follower(table))
    chosen = NO
    for wanted in (found for key in options if (found := read_building(key))):
        worth = _with(table, wanted.cell, wanted.kind)
        if worth > best:
            best, chosen = worth, str(wanted)
    return chosen


def best_kind(table: Table, options: Sequence[str]) -> str:
    """The type to draft or to put on a site: one of which I have most already."""
    counts = owned_kinds(table, table.me)
    for kind, number in table.mine.own_monuments.items():
        counts[kind] += number

    def promise(key: str) -> float:
        kind = MonumentKind(key)
        return counts[kind] + LIKED[kind]

    return max(options, key=promise)


def site_kind(table: Table, options: Sequence[str]) -> str:
    """The type for the building site that was claimed, which the view does not name."""
    counts = owned_kinds(table, table.me)

    def promise(key: str) -> float:
        kind = MonumentKind(key)
        return counts[kind] + 0.5 * table.mine.own_monuments.get(kind, 0) + LIKED[kind]

    return max(options, key=promise)


def _with(table: Table, cell: int, kind: MonumentKind) -> float:
    """The outlook if a monument of this type on this cell were mine."""
    kind = MonumentKind.OBELISK if kind is MonumentKind.SITE else kind
    return outlook(table.with_monument(cell, Shrine(kind, table.me))) + LIKED[kind]
