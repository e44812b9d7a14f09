"""Rectangles with round corners and an edge."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded

_SMALL = 64  # a panel is drawn no larger than this, and stretched where it is all the same


@lru_cache(maxsize=256)
def _panel(
    width: int, height: int, fill: Colour, edge: Colour, thick: float, radius: float
) -> Sprite:
    """A small panel of the same corners and edges; odd sides stay odd, so that they fit."""
    least = max(_SMALL, math.ceil(2 * (radius + thick)) + 4)
    least += least % 2
    width, height = (min(side, least + side % 2) for side in (width, height))
    even = width + width % 2, height + height % 2
    brush = Brush(*even, scale=3)
    w, h = width / 2, height / 2
    brush.fill(rounded(-w, -h, w, h, radius), edge)
    inner = max(radius - thick, 0.5)
    brush.fill(rounded(-w + thick, -h + thick, w - thick, h - thick, inner), fill)
    return brush.sprite()


def _stretched(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Repeat the middle column and the middle row until an image is large enough."""
    turn = Image.Transpose.TRANSPOSE
    return _widened(_widened(image, size[0]).transpose(turn), size[1]).transpose(turn)


def _widened(image: Image.Image, width: int) -> Image.Image:
    more, middle, height = width - image.width, image.width // 2, image.height
    if more <= 0:
        return image
    wide = Image.new(image.mode, (width, height))
    wide.paste(image, (0, 0))
    wide.paste(image.crop((middle, 0, middle + 1, height)).resize((more, height)), (middle, 0))
    wide.paste(image.crop((middle, 0, image.width, height)), (middle + more, 0))
    return wide


def panel(
    image: Image.Image,
    box: tuple[int, int, int, int],
    fill: Colour,
    edge: Colour,
    *,
    thick: float = 1.6,
    radius: float = 7,
) -> None:
    """Draw a panel with an edge; box is left, top, right, bottom."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    sprite = _panel(width, height, fill, edge, thick, radius)
    size = width + width % 2, height + height % 2
    colours, mask = (_stretched(part, size) for part in (sprite.colours, sprite.mask))
    image.paste(colours, (left, top), mask)
