"""The shape, the pattern and the colour by which a god's things are known."""

from __future__ import annotations

import math

from renderer.ankh.palette import LIVERIES, Theme
from renderer.brush import Brush, Point, ellipse, moved
from rules.ankh.data import God

OUTLINE = 4.0
HALO = 1.6

# Shapes of radius 1, and for each where a drawing upon it lies and how large it is.
SHAPES: dict[God, list[Point]] = {
    God.AMUN: [(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)],
    God.ANUBIS: [(-0.18, -1.0), (0.18, -1.0), (1.22, 1.0), (-1.22, 1.0)],
    God.ISIS: [(0.0, -1.02), (1.3, 0.0), (0.0, 1.02), (-1.3, 0.0)],
    God.OSIRIS: ellipse(0, 0, 1.03, sides=72),
    God.RA: [
        (1.08 * math.cos(math.pi / 8 * k), 1.08 * math.sin(math.pi / 8 * k))
        for k in range(1, 16, 2)
    ],
}
PLACES: dict[God, tuple[float, float, float]] = {  # x, y, size against the radius
    God.AMUN: (0.0, 0.0, 1.56),
    God.ANUBIS: (0.0, 0.3, 1.26),
    God.ISIS: (0.0, 0.0, 1.26),
    God.OSIRIS: (0.0, 0.0, 1.44),
    God.RA: (0.0, 0.0, 1.5),
}


def shape_of(god: God, radius: float, at: Point = (0.0, 0.0)) -> list[Point]:
    """A god's shape about a point."""
    return moved(SHAPES[god], *at, radius)


def draw_shape(
    brush: Brush,
    theme: Theme,
    god: God,
    radius: float,
    at: Point = (0.0, 0.0),
    *,
    rim: bool = False,
    outline: float = OUTLINE,
) -> None:
    """A god's shape with halo, outline and pattern; a god's own figure has a golden rim."""
    livery = LIVERIES[god]
    outer = shape_of(god, radius, at)
    brush.outlined([outer], theme.halo, outline + HALO)
    brush.outlined([outer], theme.ink, outline)
    if rim:
        brush.fill(outer, theme.gold)
        outer = shape_of(god, radius - 3.4, at)
        brush.outlined([outer], theme.ink, 0.9)
    brush.fill(outer, livery.fill)
    pattern = Brush(brush.width, brush.height, scale=brush.scale)
    _pattern(pattern, god, radius, at)
    brush.clip_to(outer, pattern)
    if god is God.ANUBIS and not rim:
        brush.line(shape_of(god, radius - 2.2, at), livery.mark, 1.3, closed=True)


def _pattern(brush: Brush, god: God, radius: float, at: Point) -> None:
    """A faint pattern for each god, for people who cannot tell the colours apart."""
    x, y = at
    colour = LIVERIES[god].pattern
    reach = radius * 1.4
    match god:
        case God.AMUN:
            for k in range(-4, 5):
                dx = k * radius / 3
                brush.line([(x + dx, y - reach), (x + dx, y + reach)], colour, radius / 7)
        case God.ANUBIS:
            for k in range(-2, 5):
                dy = k * radius / 3
                brush.line([(x - reach, y + dy), (x + reach, y + dy)], colour, radius / 12)
        case God.ISIS:
            for k in range(-4, 5):
                d = k * radius / 2.4
                brush.line(
                    [(x - reach + d, y + reach), (x + reach + d, y - reach)], colour, radius / 8
                )
        case God.OSIRIS:
            brush.line(ellipse(x, y, radius * 0.84), colour, radius / 7, closed=True)
        case God.RA:
            for k in range(16):
                a = math.pi / 8 * k
                ray = (x + reach * math.cos(a), y + reach * math.sin(a))
                brush.line([at, ray], colour, radius / 11)
