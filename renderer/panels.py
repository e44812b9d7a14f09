"""Rectangles with round corners and an edge."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded


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
