"""Monuments, building sites and cities, known by their silhouettes."""

from __future__ import annotations

from collections.abc import Callable

from renderer.ankh.badges import HALO, OUTLINE
from renderer.ankh.palette import LIVERIES, Theme
from renderer.brush import Brush, Colour, Point, mirror, mix
from rules.ankh.data import God, MonumentKind


class Stone:
    """The colours of a building: warm and decked in its owner's colour, or bare and grey."""

    def __init__(self, theme: Theme, god: God | None) -> None:
        self.light = theme.stone if god else theme.neutral
        self.shade = theme.stone_shade if god else theme.neutral_shade
        self.seam = mix(self.shade, theme.ink, 0.25)
        self.deck: Colour = LIVERIES[god].fill if god else theme.neutral_shade
        self.ink, self.halo = theme.ink, theme.halo


def draw_monument(brush: Brush, theme: Theme, kind: MonumentKind, god: God | None) -> None:
    """Draw a monument about the middle of the sprite."""
    _DRAW[kind](brush, Stone(theme, god))


def _outline(brush: Brush, stone: Stone, *shapes: list[Point]) -> None:
    brush.outlined(shapes, stone.halo, OUTLINE + HALO)
    brush.outlined(shapes, stone.ink, OUTLINE)


def _obelisk(brush: Brush, stone: Stone) -> None:
    shaft: list[Point] = [(-11, 21), (-7.5, -19), (7.5, -19), (11, 21)]
    tip: list[Point] = [(-7.5, -19), (0, -29), (7.5, -19)]
    plinth: list[Point] = [(-17, 29), (-17, 21), (17, 21), (17, 29)]
    _outline(brush, stone, shaft, tip, plinth)
    brush.fill(plinth, stone.light)
    brush.fill([(0, 29), (0, 21), (17, 21), (17, 29)], stone.shade)
    brush.fill(shaft, stone.light)
    brush.fill([(1, 21), (1, -19), (7.5, -19), (11, 21)], stone.shade)
    brush.fill(tip, stone.deck)
    brush.line([(-7.5, -19), (7.5, -19)], stone.ink, 1.8)
    brush.line([(-17, 21), (17, 21)], stone.ink, 1.8)
    for y in (-13, -4, 5, 13):
        brush.line([(-4.5, y), (-1.5, y)], stone.seam, 2.2)


def _pyramid(brush: Brush, stone: Stone) -> None:
    whole: list[Point] = [(-35, 29), (0, -27), (35, 29)]
    _outline(brush, stone, whole)
    brush.fill(whole, stone.light)
    brush.fill([(0, -27), (35, 29), (9, 29)], stone.shade)
    for y in (-1, 9, 19):
        left, ridge = -(y + 27) * 35 / 56, (y + 27) * 9 / 56
        brush.line([(left, y), (ridge, y)], stone.seam, 1.4)
        brush.line([(ridge, y), (-left, y)], mix(stone.shade, stone.ink, 0.3), 1.4)
    for x, y in ((-9, -1), (-4, 9), (-16, 9), (-10, 19), (-22, 19), (2, 19)):
        brush.line([(x, y), (x, y + 10)], stone.seam, 1.2)
    brush.fill([(-9.5, -12), (0, -27), (9.5, -12)], stone.deck)
    brush.line([(-9.5, -12), (9.5, -12)], stone.ink, 1.8)


def _temple(brush: Brush, stone: Stone) -> None:
    tower: list[Point] = [(-33, 29), (-28, -17), (-9, -17), (-7, 29)]
    cornice: list[Point] = [(-31, -17), (-32, -23), (-6, -23), (-7, -17)]
    gate: list[Point] = [(-9, 29), (-9, -5), (9, -5), (9, 29)]
    shapes = [tower, mirror(tower), cornice, mirror(cornice), gate]
    _outline(brush, stone, *shapes)
    brush.fill(gate, stone.shade)
    brush.fill([(-5, 29), (-5, 5), (5, 5), (5, 29)], stone.ink)
    for flip in (list, mirror):
        brush.fill(flip(tower), stone.light)
        brush.fill(flip(cornice), stone.deck)
        brush.line(flip([(-31, -17), (-7, -17)]), stone.ink, 1.8)
        brush.line(flip([(-8.2, -15), (-7, 29)]), stone.ink, 1.6)
        for x in (-26, -20, -14):
            brush.line(flip([(x, -8), (x - 0.6, 3)]), stone.seam, 2.2)
        brush.line(flip([(-30, 10), (-9, 10)]), stone.seam, 1.4)
        brush.line(flip([(-31, 19), (-8, 19)]), stone.seam, 1.4)
    brush.fill([(14, 29), (13, -17), (28, -17), (33, 29)], stone.shade, 110)
    brush.line([(-9, -5), (9, -5)], stone.ink, 1.8)


def _site(brush: Brush, stone: Stone) -> None:
    """A plan pegged out with rope, and the first blocks."""
    plan: list[Point] = [(-33, 22), (-19, -14), (19, -14), (33, 22)]
    brush.fill(plan, stone.halo, 120)
    for a, b in zip(plan, [*plan[1:], plan[0]], strict=True):
        for k in range(0, 10, 2):
            s, t = k / 10, (k + 1.1) / 10
            dash = [(a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v) for v in (s, t)]
            brush.line(dash, stone.ink, 2.6)
    for x, y in plan:
        brush.line([(x, y + 4), (x, y - 11)], stone.ink, 6)
        brush.line([(x, y + 3), (x, y - 10)], stone.deck, 2.4)
    blocks: list[list[Point]] = [
        [(-18, 14), (-18, 3), (-2, 3), (-2, 14)],
        [(2, 14), (2, 3), (18, 3), (18, 14)],
        [(-8, 3), (-8, -8), (8, -8), (8, 3)],
    ]
    brush.outlined(blocks, stone.ink, 2.6)
    for block in blocks:
        brush.fill(block, stone.light)


_DRAW: dict[MonumentKind, Callable[[Brush, Stone], None]] = {
    MonumentKind.OBELISK: _obelisk,
    MonumentKind.PYRAMID: _pyramid,
    MonumentKind.TEMPLE: _temple,
    MonumentKind.SITE: _site,
}


def draw_city(brush: Brush, theme: Theme, god: God | None) -> None:
    """Walls with towers and a gate, houses behind them, a banner of the holder's colour."""
    stone = Stone(theme, god)
    wall: list[Point] = [(-36, 18), (-36, -6), (36, -6), (36, 18)]
    tower: list[Point] = [(-40, 18), (-38, -16), (-22, -16), (-20, 18)]
    house: list[Point] = [(-16, -6), (-16, -20), (16, -20), (16, -6)]
    dome: list[Point] = [(-8, -20), (-8, -26), (8, -26), (8, -20)]
    _outline(brush, stone, wall, tower, mirror(tower), house, dome)
    brush.fill(house, stone.shade)
    brush.fill(dome, stone.deck)
    brush.fill(wall, stone.light)
    for x in (-10, 0, 10):
        brush.line([(x, -14), (x, -11)], stone.ink, 3.2)
    for flip in (list, mirror):
        brush.fill(flip(tower), stone.light)
        brush.line(flip([(-38, -10), (-22, -10)]), stone.deck, 5)
        brush.line(flip([(-30, -3), (-30, 2)]), stone.ink, 3)
        brush.line(flip([(-20, 18), (-22, -16)]), stone.ink, 1.6)
    brush.fill([(-7, 18), (-7, 6), (-4, 1), (4, 1), (7, 6), (7, 18)], stone.ink)
    brush.line([(-20, -6), (20, -6)], stone.ink, 1.8)
    for y in (4, 11):
        brush.line([(-18, y), (-10, y)], stone.seam, 1.4)
        brush.line([(10, y), (18, y)], stone.seam, 1.4)
