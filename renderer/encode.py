"""Palette PNG: every picture of a theme has the same fixed palette, so none must find one."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

# Up to level 3 time hardly grows; each further level takes half as long again for a few per cent.
COMPRESSION = 3


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
