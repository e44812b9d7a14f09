"""Cones and spools, known by their shapes, and the sticks that are thrown."""

from __future__ import annotations

from functools import lru_cache

from renderer.brush import Brush, Shadow, Sprite, ellipse, mix, rounded
from renderer.senet.palette import LIVERIES, Theme
from rules.senet.data import FLAT, Side

# In a box from -50 to 50.
CONE = [(-4, -48), (4, -48), (30, 30), (30, 36), (-30, 36), (-30, 30)]
SPOOL = [
    (-32, -40), (32, -40), (32, -26), (13, -14), (13, 14), (32, 26), (32, 38), (-32, 38),
    (-32, 26), (-13, 14), (-13, -14), (-32, -26),
]  # fmt: skip
GHOST = 0.45  # how much of the ground there is in a piece that is not there yet


@lru_cache(maxsize=64)
def piece(theme: Theme, side: Side, size: int, *, ghost: bool = False) -> Sprite:
    """A piece; a ghost is one that is not there yet."""
    livery, brush, k = LIVERIES[side], Brush(size, size), size / 100
    fade = GHOST if ghost else 0.0
    face, light, shade = (
        mix(c, theme.house, fade) for c in (livery.face, livery.light, livery.shade)
    )
    ink = mix(theme.ink, theme.house, fade)
    body = [(x * k, y * k) for x, y in (CONE if side is Side.REED else SPOOL)]
    brush.outlined([body], theme.halo, 5 * k)
    brush.outlined([body], ink, 3.2 * k)
    brush.fill(body, face)
    if side is Side.REED:
        brush.fill([(0, -46 * k), (4 * k, -46 * k), (29 * k, 32 * k), (8 * k, 32 * k)], shade)
        for y, half in ((2, 14), (20, 20)):
            brush.line([(-half * k, y * k), (half * k, y * k)], ink, 3 * k)
    else:
        brush.fill(
            [(18 * k, -38 * k), (30 * k, -38 * k), (30 * k, -28 * k), (18 * k, -22 * k)], shade
        )
        brush.fill([(18 * k, 23 * k), (30 * k, 28 * k), (30 * k, 36 * k), (18 * k, 36 * k)], shade)
        brush.fill(rounded(-10 * k, -12 * k, 10 * k, 12 * k, 3 * k), light)
        for y in (-6, 6):
            brush.line([(-12 * k, y * k), (12 * k, y * k)], ink, 3 * k)
    return brush.sprite(shadow=None if ghost else Shadow(theme.shadow))


@lru_cache(maxsize=16)
def stick(theme: Theme, side: str, size: int) -> Sprite:
    """A stick with its flat, light side up, or its round, dark one with a painted band."""
    wide = round(size * 0.3)
    brush = Brush(wide + wide % 2, size + size % 2)
    w, h = wide / 2 - 3, size / 2 - 3
    body = rounded(-w, -h, w, h, w * 0.9)
    flat = side == FLAT
    brush.outlined([body], theme.ink, 2)
    brush.fill(body, theme.stone if flat else theme.wood)
    if flat:
        for n in (-2, -1, 0, 1, 2):
            brush.fill(ellipse(0, n * h * 0.3, w * 0.3), theme.wood)
    else:
        shine = rounded(-w * 0.55, -h * 0.8, -w * 0.2, h * 0.8, w * 0.15)
        brush.fill(shine, mix(theme.wood, theme.halo, 0.35))
        for y in (-0.5, 0.5):
            brush.line([(-w, y * h), (w, y * h)], theme.gold, 5)
    return brush.sprite()
