"""Where a region's conflict number goes: on a corner of a cell well inside it.

The corner depends on the land alone, so a number never moves, whatever comes and goes.  Only what
is drawn over the numbers, such as a caravan of a draft, makes one give way.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from renderer.ankh.geometry import CENTRES, border_line, middle, stand_at
from renderer.brush import Point
from rules.ankh.board import LAND, NEIGHBOURS, Cell
from rules.ankh.view import View

Box: TypeAlias = tuple[float, float, float, float]

_OFF = (9, -5)  # from a corner, so that a number on it covers no cell's
_BESIDE = (32, 22)  # from where a piece stands, in a region without such a corner
_CAMEL = (-16, -11, 16, 11)  # what a camel covers, from its middle
_FACE = (-28, -17, 22, 17)  # what a number covers, from its middle
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def roman(token: int) -> str:
    """Write a conflict number so that it cannot be taken for a cell's."""
    return _ROMAN[token]


def places(view: View, taken: tuple[Box, ...] = ()) -> Iterator[tuple[int, Point]]:
    """For each region its token and where to draw it, but where something else is to be seen."""
    for region in view.regions:
        yield region.token, corner(region.land, (*_camels_around(region.land, view), *taken))


def _camels_around(land: Sequence[Cell], view: View) -> Iterator[Box]:
    """What the camels on a region's borders cover; there are none within it."""
    for edge in view.camels:
        if sum(cell in land for cell in edge) == 1:
            yield around(middle(*border_line(edge)), _CAMEL)


def face(at: Point) -> Box:
    """What a number covers."""
    return around(at, _FACE)


def around(at: Point, sides: Box) -> Box:
    """A box about a point."""
    return at[0] + sides[0], at[1] + sides[1], at[0] + sides[2], at[1] + sides[3]


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@lru_cache(maxsize=256)
def preferred(land: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A region's cells from the best place for its number on: inside, near the middle."""
    inside = set(land)
    x = sum(CENTRES[c][0] for c in land) / len(land)
    y = sum(CENTRES[c][1] for c in land) / len(land)

    def rank(cell: Cell) -> tuple[float, Cell]:
        depth = sum(n in inside for n in NEIGHBOURS[cell])
        far = abs(CENTRES[cell][0] - x) + abs(CENTRES[cell][1] - y)
        return far / 100 - depth * 0.45, cell

    return tuple(sorted(land, key=rank))


@lru_cache(maxsize=256)
def corner(land: tuple[Cell, ...], taken: tuple[Box, ...] = ()) -> Point:
    """A corner where three of the region's cells meet, so that no camel or river lies there.

    It is one of the number's own cell unless the region is too narrow there.
    """
    found = list(_candidates(land))
    free = (at for at in found if not any(meet(face(at), box) for box in taken))
    return next(free, found[0])


def _candidates(land: tuple[Cell, ...]) -> Iterator[Point]:
    """Where a region's number can go, the best place first; beside a piece if need be."""
    for cell in preferred(land):
        yield from map(_beside_numbers, sorted(_corners(cell, set(land)), key=_lies_right))
    for cell in preferred(land):
        x, y = stand_at(cell)
        yield from ((x + dx, y + _BESIDE[1]) for dx in (_BESIDE[0], -_BESIDE[0]))


def _corners(cell: Cell, inside: Container[Cell]) -> Iterator[list[Point]]:
    """The corners of a cell that lie inside, each as the centres of the three cells there."""
    around = [n for n in NEIGHBOURS[cell] if n in inside and LAND >> n & 1]
    for a, b in combinations(around, 2):
        if b in NEIGHBOURS[a]:
            yield [CENTRES[c] for c in (cell, a, b)]


def _lies_right(centres: Sequence[Point]) -> bool:
    """Return whether a corner is the lower right one of a cell: a monument's badge is there."""
    return _beside(centres) > sum(x for x, _ in centres) / 3


def _beside(centres: Sequence[Point]) -> float:
    """Of three cells around a corner, how far right the one beside it is; two lie on one line."""
    y = sum(y for _, y in centres) / 3
    return min(centres, key=lambda centre: abs(centre[1] - y))[0]


def _beside_numbers(centres: Sequence[Point]) -> Point:
    """A little off the corner of three cells, away from the number of the lowest one."""
    x, y = (sum(values) / 3 for values in zip(*centres, strict=True))
    return x + math.copysign(_OFF[0], _beside(centres) - x), y + _OFF[1]
