"""The map of Egypt: cells, terrain, rivers, neighbours and regions (RULES A-1).

A cell is named by a number, 10 x column + row.  A set of cells is an int with one
bit per cell (``Cells``): sets of states must have an order, and bits are fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = int
Cells: TypeAlias = int  # a set of cells: bit n stands for cell n
Border: TypeAlias = tuple[Cell, Cell]  # between two neighbours, the lower number first

# One line a column, from the west; f fertile, d desert, w water, . off the board.
_COLUMNS = (
    ".ffdddddd.",
    "fffdddddd.",
    "ffffdwwddd",
    "ffffddwdd.",
    "wffffdwfff",
    "wffffffff.",
    "wffffffddd",
    "wfffddddd.",
    "wfffdddwdd",
    "wffwddwdd.",
    ".wfdwwwww.",
)
_RIVERS = (
    "11|20 11|21 12|21 21|22 22|32 32|33 33|42 42|43 43|53 53|54 54|63 57|66 57|67 58|67 58|68 "
    "59|68 63|64 63|74 64|74 64|75 65|66 65|75 65|76 73|74 73|83 82|83 82|93 92|93 92|102 101|102 "
    "101|112"
)
_HIGHEST = 119  # above every cell's number


class Direction(NamedTuple):
    """One of the six ways out of a cell, as a step on axial coordinates."""

    name: str
    q: int
    r: int


DIRECTIONS = (
    Direction("n", 0, -1),
    Direction("ne", 1, -1),
    Direction("se", 1, 0),
    Direction("s", 0, 1),
    Direction("sw", -1, 1),
    Direction("nw", -1, 0),
)

Axial: TypeAlias = tuple[int, int]


def _axial(cell: Cell) -> Axial:
    """Even columns lie half a cell lower (odd-q offset, columns counted from 0)."""
    column, row = divmod(cell, 10)
    return column - 1, row - (column - 1) // 2


def _terrain() -> dict[Cell, str]:
    return {
        10 * column + row: letter
        for column, letters in enumerate(_COLUMNS, 1)
        for row, letter in enumerate(letters)
        if letter != "."
    }


_BIT: tuple[Cells, ...] = tuple(1 << n for n in range(_HIGHEST + 1))


def cells(numbers: Iterable[Cell]) -> Cells:
    """Make a set of cells."""
    result = 0
    for n in numbers:
        result |= _BIT[n]
    return result


def members(some: Cells) -> Iterator[Cell]:
    """Go through a set of cells in ascending order."""
    while some:
        low = some & -some
        yield low.bit_length() - 1
        some ^= low


def lowest(some: Cells) -> Cell:
    """Return the lowest-numbered cell, which stands for a region in keys."""
    return (some & -some).bit_length() - 1


def border(a: Cell, b: Cell) -> Border:
    """Name the border between two cells."""
    return (a, b) if a < b else (b, a)


TERRAIN = _terrain()
ALL = cells(TERRAIN)
FERTILE = cells(c for c, letter in TERRAIN.items() if letter == "f")
DESERT = cells(c for c, letter in TERRAIN.items() if letter == "d")
WATER = cells(c for c, letter in TERRAIN.items() if letter == "w")
LAND = FERTILE | DESERT

AXIAL: dict[Cell, Axial] = {c: _axial(c) for c in TERRAIN}
AT: dict[Axial, Cell] = {axial: c for c, axial in AXIAL.items()}
# The six cells around, in the order of DIRECTIONS; None is off the board.
AROUND: dict[Cell, tuple[Cell | None, ...]] = {
    c: tuple(AT.get((q + d.q, r + d.r)) for d in DIRECTIONS) for c, (q, r) in AXIAL.items()
}
NEIGHBOURS: dict[Cell, tuple[Cell, ...]] = {
    c: tuple(n for n in around if n is not None) for c, around in AROUND.items()
}
NEIGHBOURING: tuple[Cells, ...] = tuple(cells(NEIGHBOURS.get(c, ())) for c in range(_HIGHEST))
RIVERS: tuple[Border, ...] = tuple(
    border(*map(int, pair.split("|"))) for pair in _RIVERS.split(" ")
)
# Where camels may stand if nothing else forbids it; camels are bits over this table.
BORDERS: tuple[Border, ...] = tuple(
    (a, b)
    for a in sorted(members(LAND))
    for b in sorted(NEIGHBOURS[a])
    if a < b and LAND >> b & 1 and (a, b) not in RIVERS
)
BORDER_INDEX: dict[Border, int] = {edge: n for n, edge in enumerate(BORDERS)}
BORDER_KEYS: tuple[str, ...] = tuple(f"{a}|{b}" for a, b in BORDERS)
Camels: TypeAlias = int  # a set of borders: bit n stands for BORDERS[n]


def aimed_from(cell: Cell, aim: int) -> tuple[Cell, ...]:
    """The cells that a Giant Scorpion covers with an aim: directions n and n + 1 (A-22.5)."""
    pair = (AROUND[cell][aim], AROUND[cell][(aim + 1) % 6]) if aim >= 0 else ()
    return tuple(c for c in pair if c is not None)


def distance(a: Cell, b: Cell) -> int:
    """Count the steps from cell to cell; passing is free everywhere (A-7.2)."""
    (aq, ar), (bq, br) = AXIAL[a], AXIAL[b]
    dq, dr = aq - bq, ar - br
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


REACH = 3
# Land within three steps, nearest first; where a figure may stop if nothing is in the way.
WITHIN_REACH: dict[Cell, tuple[Cell, ...]] = {
    a: tuple(
        sorted(
            (b for b in members(LAND) if a != b and distance(a, b) <= REACH),
            key=lambda b: (distance(a, b), b),
        )
    )
    for a in TERRAIN
}


def camels_of(edges: Iterable[Border]) -> Camels:
    """Make a set of camels from the borders they stand on."""
    result = 0
    for edge in edges:
        result |= 1 << BORDER_INDEX[edge]
    return result


def borders_of(camels: Camels) -> list[Border]:
    """List the borders on which camels stand."""
    return [BORDERS[n] for n in members(camels)]


class Land(NamedTuple):
    """What rivers, camels and a flood make of the map."""

    adjacent: tuple[Cells, ...]  # per cell, the rules word: no river, no camel between
    regions: tuple[Cells, ...]  # land only, by lowest cell


@lru_cache(maxsize=1 << 14)
def land(camels: Camels, flooded: Cells) -> Land:
    """Work out adjacency and regions (A-1.4, A-1.5, A-1.6)."""
    adjacent = _parted(_WITHOUT_CAMELS, borders_of(camels))
    return Land(tuple(adjacent), tuple(_regions(adjacent, LAND & ~flooded)))


def cut(area: Land, region: Cells, camels: Camels) -> list[Cells]:
    """The parts that more camels would make of one of its regions, by lowest cell."""
    return list(_regions(_parted(area.adjacent, borders_of(camels)), region))


def _parted(adjacent: Sequence[Cells], borders: Iterable[Border]) -> list[Cells]:
    """What is adjacent to each cell when nothing crosses some more borders."""
    result = list(adjacent)
    for a, b in borders:
        result[a] &= ~(1 << b)
        result[b] &= ~(1 << a)
    return result


_WITHOUT_CAMELS = tuple(_parted(NEIGHBOURING, RIVERS))


def _regions(adjacent: list[Cells], left: Cells) -> Iterator[Cells]:
    """Find the maximal connected sets of land by flood fill."""
    while left:
        region = left & -left
        edge = region
        while edge:
            around = 0
            for cell in members(edge):
                around |= adjacent[cell]
            edge = around & left & ~region
            region |= edge
        yield region
        left &= ~region


@lru_cache(maxsize=1 << 14)
def shore(region: Cells) -> Cells:
    """Return the water cells that belong to a region: those its land borders (A-1.6)."""
    around = 0
    for cell in members(region):
        around |= NEIGHBOURING[cell]
    return around & WATER
