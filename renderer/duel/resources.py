"""The five resources: small drawings that differ in shape as well as in colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from renderer.brush import Brush, Sprite, ellipse, mix, moved, rounded
from renderer.duel.palette import Theme
from rules.duel.data import Resource

_WHOLE = 100.0  # the side of the box in which they are drawn


@lru_cache(maxsize=128)
def resource(theme: Theme, which: Resource, size: int) -> Sprite:
    """A resource in a square of so many pixels."""
    brush = Brush(size + 2 + size % 2, size + 2 + size % 2)
    _DRAWN[which](brush, theme, size / _WHOLE)
    return brush.sprite()


def _wood(brush: Brush, theme: Theme, k: float) -> None:
    """The end of a log with its rings."""
    brush.fill(ellipse(0, 0, 49 * k), theme.ink)
    brush.fill(ellipse(0, 0, 44 * k), theme.bark)
    brush.fill(ellipse(0, 0, 33 * k), theme.ring)
    brush.line(ellipse(0, 0, 20 * k), theme.bark, 6 * k, closed=True)
    brush.fill(ellipse(0, 0, 7 * k), theme.bark)


def _clay(brush: Brush, theme: Theme, k: float) -> None:
    """Two courses of bricks."""
    brush.fill(rounded(-50 * k, -38 * k, 50 * k, 38 * k, 6 * k), theme.ink)
    for left, top, right, bottom in (
        (-45, -33, 6, -3),
        (11, -33, 45, -3),
        (-45, 3, -11, 33),
        (-6, 3, 45, 33),
    ):
        brush.fill(rounded(left * k, top * k, right * k, bottom * k, 3 * k), theme.brick)


def _stone(brush: Brush, theme: Theme, k: float) -> None:
    """A hewn block, lit from the left."""
    outline = [(-28, -44), (26, -44), (47, -6), (40, 42), (-42, 42), (-48, 2)]
    brush.outlined([moved(outline, 0, 0, k * 0.94)], theme.ink, 3 * k)
    brush.fill(moved(outline, 0, 0, k * 0.94), theme.rock)
    brush.fill(
        moved([(26, -44), (47, -6), (40, 42), (14, 42), (12, -8)], 0, 0, k * 0.94), theme.rock_shade
    )
    brush.fill(
        moved([(-28, -44), (26, -44), (12, -8), (-48, 2)], 0, 0, k * 0.94),
        mix(theme.rock, theme.halo, 0.5),
    )


def _glass(brush: Brush, theme: Theme, k: float) -> None:
    """A flask with something blue in it."""
    flask = [(-13, -40), (13, -40), (13, -12), (38, 44), (-38, 44), (-13, -12)]
    brush.outlined([moved(flask, 0, 0, k)], theme.ink, 4 * k)
    brush.fill(moved(flask, 0, 0, k), mix(theme.glass, theme.halo, 0.7))
    brush.fill(moved([(-24, 12), (24, 12), (38, 44), (-38, 44)], 0, 0, k), theme.glass)
    brush.fill(rounded(-20 * k, -49 * k, 20 * k, -36 * k, 4 * k), theme.ink)


def _papyrus(brush: Brush, theme: Theme, k: float) -> None:
    """A scroll, rolled at both ends."""
    brush.fill(rounded(-36 * k, -40 * k, 36 * k, 40 * k, 4 * k), theme.ink)
    brush.fill(rounded(-31 * k, -36 * k, 31 * k, 36 * k, 2 * k), theme.scroll)
    for y in (-10, 4, 18):
        brush.line([(-20 * k, y * k), (20 * k, y * k)], theme.bark, 5 * k)
    for y in (-36, 36):
        brush.fill(rounded(-47 * k, (y - 13) * k, 47 * k, (y + 13) * k, 11 * k), theme.ink)
        brush.fill(
            rounded(-42 * k, (y - 8) * k, 42 * k, (y + 8) * k, 7 * k),
            mix(theme.scroll, theme.bark, 0.35),
        )


_DRAWN: dict[Resource, Callable[[Brush, Theme, float], None]] = {
    Resource.WOOD: _wood,
    Resource.CLAY: _clay,
    Resource.STONE: _stone,
    Resource.GLASS: _glass,
    Resource.PAPYRUS: _papyrus,
}
