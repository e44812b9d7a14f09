"""A Giant Scorpion's claws, which reach over two borders of its cell."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.geometry import CENTRES, hexagon
from renderer.ankh.palette import Theme
from renderer.brush import Point, Sprite
from rules.ankh.board import Cell
from rules.ankh.data import God


class _ClawPlace(NamedTuple):
    """Where a claw lies: along the border from the corner, and out of the cell."""

    along: float
    out: float


# By direction.  Downwards it lies inside, or it would cover the number of the cell it
# points at; upwards outside and close to the corner, or it would cover that of its own.
_DOWN, _ASIDE, _UP = _ClawPlace(12, -5), _ClawPlace(12, 0), _ClawPlace(4, 5)
_CLAWS = (_UP, _ASIDE, _DOWN, _DOWN, _DOWN, _ASIDE)


def draw_claws(
    image: Image.Image, theme: Theme, god: God, cell: Cell, aim: int, *, faint: bool = False
) -> None:
    """Two claws about the corner between the aimed cells, clear of camels and numbers."""
    corners = hexagon(CENTRES[cell])
    tip = (aim + 5) % 6  # shared by the borders in directions aim and aim + 1
    for direction, other in ((aim, tip - 1), (aim + 1, tip + 1)):
        place = _CLAWS[direction % 6]
        x, y = _towards(corners[tip], corners[other % 6], place.along)
        angle = math.radians(60 * direction - 90)
        at = (x + place.out * math.cos(angle), y + place.out * math.sin(angle))
        claw = sprites.claw(theme, god, direction % 6)
        (_faint(claw) if faint else claw).put(image, at)


def _towards(a: Point, b: Point, distance: float) -> Point:
    share = distance / math.dist(a, b)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _faint(sprite: Sprite) -> Sprite:
    return sprite._replace(mask=sprite.mask.point([v // 2 for v in range(256)]))
