"""The shape, the pattern and the colour by which a player's things are known."""

from __future__ import annotations

import math

from renderer.brush import Brush, Point, ellipse, moved
from renderer.kemet.palette import LIVERIES, Theme
from rules.kemet.data import PlayerColour

HALO = 1.6


def _corners(count: int, radius: float, turn: float) -> list[Point]:
    angles = (math.radians(turn + 360 / count * k) for k in range(count))
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


# Shapes of radius 1.
SHAPES: dict[PlayerColour, list[Point]] = {
    PlayerColour.BLACK: [(-0.92, -0.96), (0.92, -0.96), (0.92, 0.32), (0.0, 1.08), (-0.92, 0.32)],
    PlayerColour.YELLOW: ellipse(0, 0, 1.0, sides=72),
    PlayerColour.GREEN: [(-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)],
    PlayerColour.VIOLET: _corners(6, 1.1, 0),
    PlayerColour.TURQUOISE: [(x, y + 0.07) for x, y in _corners(5, 1.12, -90)],
}
# Where an emblem lies on a badge, and its size against the radius.
EMBLEM_AT: dict[PlayerColour, tuple[float, float, float]] = {
    PlayerColour.BLACK: (0.0, -0.16, 1.3),
    PlayerColour.YELLOW: (0.0, 0.02, 1.4),
    PlayerColour.GREEN: (0.0, 0.0, 1.4),
    PlayerColour.VIOLET: (0.0, 0.0, 1.36),
    PlayerColour.TURQUOISE: (0.0, 0.08, 1.3),
}


def shape_of(colour: PlayerColour, radius: float, at: Point = (0.0, 0.0)) -> list[Point]:
    """A player's shape about a point."""
    return moved(SHAPES[colour], *at, radius)


def draw_shape(
    brush: Brush,
    theme: Theme,
    colour: PlayerColour,
    radius: float,
    at: Point = (0.0, 0.0),
    *,
    outline: float = 3.4,
) -> None:
    """A player's shape with halo, outline and pattern."""
    livery = LIVERIES[colour]
    outer = shape_of(colour, radius, at)
    brush.outlined([outer], theme.halo, outline + HALO)
    brush.outlined([outer], theme.ink, outline)
    brush.fill(outer, livery.fill)
    pattern = Brush(brush.width, brush.height, scale=brush.scale)
    _pattern(pattern, colour, radius, at)
    brush.clip_to(outer, pattern)
    if colour is PlayerColour.BLACK:  # else its edge would be lost in the outline
        brush.line(shape_of(colour, radius - 1.8, at), livery.mark, 1.2, closed=True)


def _pattern(brush: Brush, colour: PlayerColour, radius: float, at: Point) -> None:
    """A faint pattern for each colour, for people who cannot tell them apart."""
    x, y = at
    paint = LIVERIES[colour].pattern
    reach = radius * 1.5
    steps = [k * radius / 3 for k in range(-5, 6)]
    match colour:
        case PlayerColour.BLACK:
            for d in steps:
                brush.line([(x - reach, y + d), (x + reach, y + d)], paint, radius / 12)
        case PlayerColour.YELLOW:
            for k in range(16):
                a = math.pi / 8 * k
                ray = (x + reach * math.cos(a), y + reach * math.sin(a))
                brush.line([at, ray], paint, radius / 11)
        case PlayerColour.GREEN:
            for d in steps:
                brush.line([(x + d, y - reach), (x + d, y + reach)], paint, radius / 7)
        case PlayerColour.VIOLET:
            for d in steps:
                brush.line(
                    [(x - reach + d, y + reach), (x + reach + d, y - reach)], paint, radius / 9
                )
        case PlayerColour.TURQUOISE:
            for d in steps:
                wave = [
                    (x + k * radius / 5, y + d * 1.3 + radius * 0.09 * (-1) ** k)
                    for k in range(-8, 9)
                ]
                brush.line(wave, paint, radius / 11)
