"""Rectangles with round corners, and small signs with a number: what the strip is made of."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.palette import Theme
from renderer.ankh.pictograms import Sign
from renderer.brush import Brush, Colour, Point, Sprite, rounded
from renderer.type import Weight, write


@lru_cache(maxsize=256)
def _panel(
    width: int, height: int, fill: Colour, edge: Colour, thick: float, radius: float
) -> Sprite:
    even = width + width % 2, height + height % 2
    brush = Brush(*even, scale=3)
    w, h = width / 2, height / 2
    brush.fill(rounded(-w, -h, w, h, radius), edge)
    inner = max(radius - thick, 0.5)
    brush.fill(rounded(-w + thick, -h + thick, w - thick, h - thick, inner), fill)
    return brush.sprite()


def panel(
    image: Image.Image, box: tuple[int, int, int, int], fill: Colour, edge: Colour, *,
    thick: float = 1.6, radius: float = 7,
) -> None:  # fmt: skip
    """Draw a panel with an edge; box is left, top, right, bottom."""
    left, top, right, bottom = box
    sprite = _panel(right - left, bottom - top, fill, edge, thick, radius)
    image.paste(sprite.colours, (left, top), sprite.mask)


def counted(
    image: Image.Image, theme: Theme, sprite: Sprite, at: Point, text: str, *,
    size: int = 24, gap: int = 16,
) -> int:  # fmt: skip
    """Draw a sign and a number beside it; return where they end."""
    sprite.put(image, at)
    x = at[0] + gap
    return round(x) + write(image, (x, at[1]), text, theme.text, size=size, width=60,
                            weight=Weight.EXTRA)  # fmt: skip


def sign(theme: Theme, what: Sign, colour: Colour, size: float) -> Sprite:
    """A sign as it lies on a panel."""
    return sprites.sign(what, colour, theme.panel, size)
