"""Emojis: one thing of a game, bold enough to be known at the size of a letter.

Discord shows them 22 px high beside words on buttons and in menus, and 48 px high in text that
has nothing else, on dark and on light ground.  So each is one sign on one shape that fills the
square, with a dark outline and around that a bright rim, on transparent ground.  As everywhere,
the shape or the sign tells what the colour tells.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PIL import Image, ImageFilter

from renderer import pictogram
from renderer.brush import Brush, Colour, Point, Sprite, ellipse, rounded
from renderer.pictogram import Pictogram
from renderer.theme import LIGHT

SIDE = 128
REACH = 56.0  # from the middle to the outer edge of a shape's outline
OUTLINE = 5.0
_RIM = 3.0  # the blur of the silhouette that becomes the bright rim
_COLOURS = 255
_SOLID = 128  # a shadow is no part of the silhouette

Drawing: TypeAlias = Callable[[], Image.Image]
Drawings: TypeAlias = Mapping[str, Drawing]


def brush() -> Brush:
    """A canvas for one emoji."""
    return Brush(SIDE, SIDE)


def finished(drawn: Brush | Sprite) -> Image.Image:
    """An emoji of what is drawn about the middle of a canvas or a sprite, with a bright rim."""
    if isinstance(drawn, Brush):
        image = drawn.image.reduce(drawn.scale)
        middle = (drawn.width // 2, drawn.height // 2)
    else:
        image = drawn.colours.copy()
        image.putalpha(drawn.mask)
        middle = drawn.anchor
    left, top = middle[0] - SIDE // 2, middle[1] - SIDE // 2
    image = image.crop((left, top, left + SIDE, top + SIDE))
    solid = image.getchannel("A").point([255 * (v >= _SOLID) for v in range(256)])
    grown = solid.filter(ImageFilter.GaussianBlur(_RIM))
    rim = Image.new("RGBA", image.size, (*LIGHT.halo, 0))
    rim.putalpha(grown.point([min(255, 4 * max(0, v - 12)) for v in range(256)]))
    rim.alpha_composite(image)
    return rim


def png(image: Image.Image) -> bytes:
    """The file of an emoji: with a palette it is half as large, and nobody sees the difference."""
    file = io.BytesIO()
    packed = image.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE)
    packed.save(file, "PNG", optimize=True)
    return file.getvalue()


def fingerprint(image: Image.Image) -> str:
    """A short name of an emoji's pixels: the same for the same picture, however it is packed."""
    return hashlib.sha256(image.tobytes()).hexdigest()[:6]


# --- signs on plain shapes -----------------------------------------------------------------------

DISC: Sequence[Point] = ellipse(0, 0, REACH - OUTLINE, sides=96)
TILE: Sequence[Point] = rounded(
    OUTLINE - REACH, OUTLINE - REACH, REACH - OUTLINE, REACH - OUTLINE, 16
)
CARD: Sequence[Point] = rounded(-40, -51, 40, 51, 12)


def sign(
    parts: Pictogram, shape: Sequence[Point], fill: Colour, mark: Colour, size: float
) -> Image.Image:
    """A sign on a shape; ``size`` is the side of the sign's box."""
    drawn = blank(shape, fill)
    pictogram.draw(drawn, parts, mark, fill, (0, 0), size)
    return finished(drawn)


def blank(shape: Sequence[Point], fill: Colour) -> Brush:
    """A shape with its outline, to be drawn upon."""
    drawn = brush()
    drawn.outlined([shape], LIGHT.ink, OUTLINE)
    drawn.fill(shape, fill)
    return drawn
