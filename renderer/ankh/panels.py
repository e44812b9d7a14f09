"""Small signs with a number, as they lie on a panel."""

from __future__ import annotations

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.palette import Theme
from renderer.ankh.pictograms import Sign
from renderer.brush import Colour, Point, Sprite
from renderer.type import Weight, write


def counted(
    image: Image.Image,
    theme: Theme,
    sprite: Sprite,
    at: Point,
    text: str,
    *,
    size: int = 24,
    gap: int = 16,
) -> int:
    """Draw a sign and a number beside it; return where they end."""
    sprite.put(image, at)
    x = at[0] + gap
    return round(x) + write(
        image, (x, at[1]), text, theme.text, size=size, width=60, weight=Weight.EXTRA
    )


def sign(theme: Theme, what: Sign, colour: Colour, size: float) -> Sprite:
    """A sign as it lies on a panel."""
    return sprites.sign(what, colour, theme.panel, size)
