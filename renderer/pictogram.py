"""Our own drawings in two colours, as parts in a box from -50 to 50.

A part is drawn in the colour of the mark, or cut out of it in the colour beneath.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from renderer.brush import Brush, Colour, Point, Sprite, curve, mirror, moved


class Part(NamedTuple):
    """A shape, or a line if it has a width; ``cut`` parts are drawn in the colour beneath."""

    points: Sequence[Point]
    width: float = 0.0
    cut: bool = False


Pictogram = tuple[Part, ...]


def draw(
    brush: Brush, parts: Pictogram, mark: Colour, beneath: Colour, at: Point, size: float
) -> None:
    """Draw a pictogram in two colours; ``size`` is the side of its box in pixels."""
    k = size / 100
    for part in parts:
        points = moved(part.points, *at, k)
        colour = beneath if part.cut else mark
        if part.width:
            brush.line(points, colour, part.width * k)
        else:
            brush.fill(points, colour)


def both(points: Sequence[Point], width: float = 0.0, *, cut: bool = False) -> tuple[Part, Part]:
    """A part on either side."""
    return Part(points, width, cut), Part(mirror(points), width, cut)


def line(width: float, *points: Point, cut: bool = False) -> Part:
    """A smooth line through points."""
    return Part(curve(points, closed=False) if len(points) > 2 else points, width, cut)


def sign(parts: Pictogram, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """A pictogram without a shape around it."""
    side = 2 * math.ceil(size * 0.62)
    brush = Brush(side, side)
    draw(brush, parts, colour, beneath, (0, 0), size)
    return brush.sprite()
