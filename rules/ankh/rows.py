"""Rows of options on cells of the map, which are counted without being listed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar

from rules.ankh.board import TERRAIN, WITHIN_REACH, Cell, Cells, cells, members
from rules.ankh.data import Kind
from rules.ankh.keys import Move, Summon, move, summon
from rules.engine.options import Lazy

T = TypeVar("T")


class OnCells(Lazy[T]):
    """The same number of options on each cell of a set, in ascending order of cells."""

    __slots__ = ("_cells", "_each", "_options")

    def __init__(self, options: Mapping[Cell, tuple[T, ...]], each: int, area: Cells) -> None:
        self._options = options
        self._each = each
        self._cells = area

    def __len__(self) -> int:
        return self._cells.bit_count() * self._each

    def __iter__(self) -> Iterator[T]:
        for cell in members(self._cells):
            yield from self._options[cell]

    def nth(self, place: int) -> T:
        """The option at a place, of the cell that it is on."""
        skipped, place = divmod(place, self._each)
        left = self._cells
        for _ in range(skipped):
            left &= left - 1  # without the lowest cell
        if not left:
            raise IndexError(place)
        return self._options[(left & -left).bit_length() - 1][place]


def summons(
    kind: Kind, aims: tuple[int, ...], area: Cells, suns: int, ransom: int
) -> OnCells[Summon]:
    """A figure on each cell of an area, with every aim, and with or without a sun token."""
    ways = 2 if suns else 1
    return OnCells(_summons(kind, aims, ways, ransom), len(aims) * ways, area)


@cache
def _summons(
    kind: Kind, aims: tuple[int, ...], ways: int, ransom: int
) -> dict[Cell, tuple[Summon, ...]]:
    return {
        cell: tuple(summon(kind, cell, aim, sun, ransom) for aim in aims for sun in range(ways))
        for cell in TERRAIN
    }


class PlainMoves(Lazy[Move]):
    """The moves of a figure to all free cells that it can reach, the nearest first."""

    __slots__ = ("_free", "_start")

    def __init__(self, start: Cell, free: Cells) -> None:
        self._start = start
        self._free = free

    def __len__(self) -> int:
        return (_REACHABLE[self._start] & self._free).bit_count()

    def __iter__(self) -> Iterator[Move]:
        free = self._free
        return (step for end, step in _PLAIN_MOVES[self._start] if free >> end & 1)


# Made once: the most frequent options of all.
_PLAIN_MOVES: dict[Cell, tuple[tuple[Cell, Move], ...]] = {
    start: tuple((end, move(start, end)) for end in ends) for start, ends in WITHIN_REACH.items()
}
_REACHABLE: dict[Cell, Cells] = {start: cells(ends) for start, ends in WITHIN_REACH.items()}
