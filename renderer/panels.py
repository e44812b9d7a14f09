"""Rectangles with round corners and an edge."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded

_SMALL = 64  # a panel is drawn no larger than this, and stretched where it is all the same
_WHOLE = 4096  # pixels of a panel that is kept whole; of a larger one the border alone
_KEPT = 160  # panels, each 10 to 20 KB


class _Piece(NamedTuple):
    """A part of a panel, and where it lies from the panel's upper left corner."""

    colours: Image.Image
    mask: Image.Image
    at: tuple[int, int]


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


@lru_cache(maxsize=_KEPT)
def _border(
    width: int, height: int, fill: Colour, edge: Colour, thick: float, radius: float
) -> tuple[_Piece, ...]:
    """The four sides of a panel with their corners; within them all is of one colour."""
    small = _panel(width, height, fill, edge, thick, radius)
    size = width + width % 2, height + height % 2
    whole = [_stretched(part, size) for part in (small.colours, small.mask)]
    deep = _depth(thick, radius)
    right, bottom = size
    if right * bottom <= _WHOLE or min(size) <= 2 * deep + 1:
        return (_Piece(whole[0], whole[1], (0, 0)),)
    boxes = (
        (0, 0, right, deep),
        (0, bottom - deep - 1, right, bottom),
        (0, deep, deep, bottom - deep - 1),
        (right - deep - 1, deep, right, bottom - deep - 1),
    )
    return tuple(_Piece(whole[0].crop(box), whole[1].crop(box), box[:2]) for box in boxes)


def _depth(thick: float, radius: float) -> int:
    """How far from its outline a panel may have another colour than in its middle."""
    return math.ceil(max(thick, radius)) + 1


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
    pieces = _border(right - left, bottom - top, fill, edge, thick, radius)
    if len(pieces) > 1:
        deep = _depth(thick, radius)
        image.paste(fill, (left + deep, top + deep, right - deep, bottom - deep))
    for piece in pieces:
        x, y = piece.at
        image.paste(piece.colours, (left + x, top + y), piece.mask)
