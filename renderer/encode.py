"""Palette PNG: every picture of a theme has the same fixed palette, so none must find one."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

# Level 4 is where files stop shrinking much and time starts to grow.
COMPRESSION = 4


@lru_cache(maxsize=8)
def _palette(colours: bytes) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def indexed(image: Image.Image, colours: bytes) -> Image.Image:
    """Map a picture to a palette, without dithering: flat areas stay flat and small."""
    return image.quantize(palette=_palette(colours), dither=Image.Dither.NONE)


def png(image: Image.Image, colours: bytes) -> bytes:
    """Encode a picture."""
    out = io.BytesIO()
    indexed(image, colours).save(out, "PNG", compress_level=COMPRESSION)
    return out.getvalue()
