"""Stones: known by their colour and by a mark of their own, so that neither is needed alone."""

from __future__ import annotations

import math
from functools import lru_cache

from renderer.brush import Brush, Point, Shadow, Sprite, ellipse, moved, rounded
from renderer.imhotep.palette import LIVERIES, Theme
from rules.imhotep.data import Colour

_KEPT = 512

# Marks of radius 1: a disc, a triangle, a diamond, a cross.
_ARM = 0.3
MARKS: dict[Colour, list[Point]] = {
    Colour.BLACK: ellipse(0, 0, 0.86),
    Colour.WHITE: [(0, -1.0), (1.06, 0.82), (-1.06, 0.82)],
    Colour.BROWN: [(0, -1.12), (1.12, 0), (0, 1.12), (-1.12, 0)],
    Colour.GRAY: [
        (-_ARM, -1),
        (_ARM, -1),
        (_ARM, -_ARM),
        (1, -_ARM),
        (1, _ARM),
        (_ARM, _ARM),
        (_ARM, 1),
        (-_ARM, 1),
        (-_ARM, _ARM),
        (-1, _ARM),
        (-1, -_ARM),
        (-_ARM, -_ARM),
    ],
}


@lru_cache(maxsize=_KEPT)
def stone(theme: Theme, colour: Colour, side: int) -> Sprite:
    """A stone seen from above, with its mark."""
    pad = 8
    brush = Brush(side + 2 * pad, side + 2 * pad)
    draw_stone(brush, theme, colour, side)
    return brush.sprite(shadow=Shadow(theme.shadow, shift=(1, 2), blur=1.6))


def draw_stone(brush: Brush, theme: Theme, colour: Colour, side: float) -> None:
    """Draw a stone about the middle: outline, lit and shaded edges, face, mark."""
    livery, h = LIVERIES[colour], side / 2
    edge, outline = max(2.0, side * 0.09), max(1.6, side * 0.055)
    outer = rounded(-h + 1, -h + 1, h - 1, h - 1, side * 0.16)
    brush.outlined([outer], theme.halo, 1.4)
    brush.fill(outer, theme.ink)
    inner = h - 1 - outline
    brush.fill(rounded(-inner, -inner, inner, inner, side * 0.12), livery.shade)
    brush.fill(rounded(-inner, -inner, inner - edge / 2, inner - edge, side * 0.12), livery.light)
    face = inner - edge
    brush.fill(rounded(-face, -face, face, face - edge / 2, side * 0.08), livery.face)
    brush.fill(moved(MARKS[colour], 0, -edge / 4, side * 0.21), livery.mark)


@lru_cache(maxsize=_KEPT)
def ghost(theme: Theme, colour: Colour, side: int) -> Sprite:
    """A stone that is not there yet."""
    solid = stone(theme, colour, side)
    return solid._replace(mask=solid.mask.point([round(v * 0.55) for v in range(256)]))


@lru_cache(maxsize=_KEPT)
def slab(theme: Theme, colour: Colour, width: int, height: int) -> Sprite:
    """A stone seen from the side, as a course of an obelisk or under another in the temple."""
    livery, w, h = LIVERIES[colour], width / 2, height / 2
    brush = Brush(width + width % 2, height + height % 2)
    brush.fill(rounded(-w, -h, w, h, min(3, h / 2)), theme.ink)
    brush.fill(
        [(-w + 2, -h + 1.5), (w - 2, -h + 1.5), (w - 2, h - 1.5), (-w + 2, h - 1.5)], livery.face
    )
    if height >= 9:
        brush.fill(
            [(-w + 2, -h + 1.5), (w - 2, -h + 1.5), (w - 2, -h + 3.5), (-w + 2, -h + 3.5)],
            livery.light,
        )
    if height >= 18:
        brush.fill(moved(MARKS[colour], 0, 0.5, height * 0.26), livery.mark)
    elif height >= 7:
        _draw_small_marks(brush, colour, width, height)
    return brush.sprite()


def _draw_small_marks(brush: Brush, colour: Colour, width: int, height: int) -> None:
    """Where a mark would be too small: as many notches as the mark is from the first."""
    livery, number = LIVERIES[colour], list(Colour).index(colour) + 1
    reach = height / 2 - 2.6
    for n in range(number):
        x = (n - (number - 1) / 2) * math.ceil(width / 7)
        brush.line([(x, -reach + 1), (x, reach)], livery.mark, 2.4)
