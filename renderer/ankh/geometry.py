"""Where things lie on the map picture: hexes with a flat top, radius 60, on 1080 x 1110."""

from __future__ import annotations

import math

from renderer.brush import Point
from rules.ankh.board import AROUND, AXIAL, Axial, Border, Cell
from rules.ankh.chains import Corner

SIZE = (1080, 1110)
RADIUS = 60
HALF = RADIUS * math.sqrt(3) / 2  # from a cell's centre to the middle of a border
LEFT, TOP = 30, 24  # of the map inside the picture

# From a cell's centre: the number above, everything that stands in the cell below it.
# A camel on the upper border ends just above the number, one on the lower just below a piece.
NUMBER = (0, -31)
STAND = (0, 16)


def _point(axial: Axial) -> Point:
    q, r = axial
    return LEFT + RADIUS + 1.5 * RADIUS * q, TOP + HALF * (2 * r + q + 1)


CENTRES: dict[Cell, Point] = {cell: _point(axial) for cell, axial in AXIAL.items()}


def hexagon(centre: Point, radius: float = RADIUS) -> list[Point]:
    """The six corners, clockwise from the one on the right."""
    x, y = centre
    angles = [math.pi / 3 * k for k in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def side(cell: Cell, direction: int, radius: float = RADIUS) -> tuple[Point, Point]:
    """The ends of a cell's border in one of the six directions."""
    corners = hexagon(CENTRES[cell], radius)
    return corners[(direction + 4) % 6], corners[(direction + 5) % 6]


def border_line(border: Border) -> tuple[Point, Point]:
    """The ends of the border between two cells."""
    a, b = border
    return side(a, AROUND[a].index(b))


def middle(a: Point, b: Point) -> Point:
    """The point half-way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def corner_point(corner: Corner) -> Point:
    """Where three cells meet, on the board or at its edge."""
    points = [_point(axial) for axial in sorted(corner)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def number_at(cell: Cell) -> Point:
    """Where a cell's number is written."""
    x, y = CENTRES[cell]
    return x + NUMBER[0], y + NUMBER[1]


def stand_at(cell: Cell) -> Point:
    """Where a piece in a cell has its middle."""
    x, y = CENTRES[cell]
    return x + STAND[0], y + STAND[1]
