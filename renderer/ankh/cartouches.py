"""Where a region's conflict number goes: on a free cell well inside it, else on a corner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from renderer.ankh.geometry import CENTRES, stand_at
from renderer.brush import Point
from rules.ankh.board import LAND, NEIGHBOURS, Cell
from rules.ankh.view import RegionView, View

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def roman(token: int) -> str:
    """Write a conflict number so that it cannot be taken for a cell's."""
    return _ROMAN[token]


def places(view: View) -> Iterator[tuple[int, Point, bool]]:
    """For each region its token, where to draw it, and whether it had to go on a corner."""
    taken = {*(f.cell for f in view.figures), *(m.cell for m in view.monuments)}
    taken |= {*view.portals, *(c.cell for c in view.cities)}
    for region in view.regions:
        yield region.token, *_place(region, frozenset(taken))


def _place(region: RegionView, taken: frozenset[Cell]) -> tuple[Point, bool]:
    free = [cell for cell in preferred(region.land) if cell not in taken]
    if free:
        return stand_at(free[0]), False
    return _corner(region), True


@lru_cache(maxsize=256)
def preferred(land: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A region's cells from the best place for its number on: inside, near the middle.

    It depends on the land alone, so a number keeps its place as long as it can.
    """
    inside = set(land)
    x = sum(CENTRES[c][0] for c in land) / len(land)
    y = sum(CENTRES[c][1] for c in land) / len(land)

    def rank(cell: Cell) -> tuple[float, Cell]:
        depth = sum(n in inside for n in NEIGHBOURS[cell])
        far = abs(CENTRES[cell][0] - x) + abs(CENTRES[cell][1] - y)
        return far / 100 - depth * 0.45, cell

    return tuple(sorted(land, key=rank))


def _corner(region: RegionView) -> Point:
    """A corner where three of the region's cells meet, so that no camel or river lies there."""
    inside = set(region.land)
    for cell in preferred(region.land):
        around = [n for n in NEIGHBOURS[cell] if n in inside and LAND >> n & 1]
        for a in around:
            for b in around:
                if a < b and b in NEIGHBOURS[a]:
                    xs, ys = zip(*(CENTRES[c] for c in (cell, a, b)), strict=True)
                    return sum(xs) / 3, sum(ys) / 3
    return stand_at(preferred(region.land)[0])
