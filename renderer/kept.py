"""Large pictures that many others begin with: drawn once, kept packed, and unpacked for each.

A board's ground takes 5 MB as it is drawn on and 0.1 MB packed, and it unpacks in a few
milliseconds, so every board of every theme and size can be kept.  It is packed in bands of rows,
so that whoever needs a part of it unpacks no more.  Paper has few colours: as numbers of them
it takes 1 MB, so the sheets used last are also kept unpacked.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import ParamSpec

from PIL import Image

from renderer.canvas import ROWS, Canvas, Ground, new_number

P = ParamSpec("P")
_LEVEL = 6  # of zlib: half the size of level 1 for a few milliseconds, once
_UNPACKED = 4  # sheets


@dataclass(frozen=True, slots=True, eq=False)
class _Packed:
    """A picture, packed band by band."""

    mode: str
    size: tuple[int, int]
    bands: tuple[bytes, ...]
    stride: int  # bytes of a row
    number: int

    def rows(self, top: int, bottom: int) -> Image.Image:
        """The rows from the beginning of a band on, as a picture of their own."""
        bands = self.bands[top // ROWS : -(-bottom // ROWS)]
        most = self.stride * ROWS  # told, zlib need not make room again and again
        data = b"".join(zlib.decompress(band, bufsize=most) for band in bands)
        size = self.size[0], bottom - top
        return Image.frombytes(self.mode, size, data[: self.stride * size[1]])


@dataclass(frozen=True, slots=True, eq=False)
class _Indexed:
    """A picture of few colours, packed as their numbers."""

    size: tuple[int, int]
    colours: bytes
    data: bytes
    number: int
    mode: str = "RGB"

    def rows(self, top: int, bottom: int) -> Image.Image:
        """The rows from the beginning of a band on, as a picture of their own."""
        return _unpacked(self).crop((0, top, self.size[0], bottom)).convert(self.mode)


@lru_cache(maxsize=_UNPACKED)
def _unpacked(packed: _Indexed) -> Image.Image:
    image = Image.frombytes("P", packed.size, zlib.decompress(packed.data))
    image.putpalette(packed.colours)
    return image


def _ground(image: Image.Image) -> _Packed | _Indexed:
    """Pack a picture by its colours if they are few and each has a number of its own."""
    counted = image.getcolors(256) if image.mode == "RGB" else None
    if counted is not None:
        colours = b"".join(bytes(c) for _, c in counted if isinstance(c, tuple))
        palette = Image.new("P", (1, 1))
        palette.putpalette(colours)
        numbers = image.quantize(palette=palette, dither=Image.Dither.NONE)
        if numbers.convert("RGB").tobytes() == image.tobytes():
            data = zlib.compress(numbers.tobytes(), _LEVEL)
            return _Indexed(image.size, colours, data, new_number())
    return _packed(image)


def _packed(image: Image.Image) -> _Packed:
    data = memoryview(image.tobytes())
    stride = len(data) // image.height
    starts = range(0, len(data), stride * ROWS)
    bands = tuple(zlib.compress(data[at : at + stride * ROWS], _LEVEL) for at in starts)
    return _Packed(image.mode, image.size, bands, stride, new_number())


def kept(most: int) -> Callable[[Callable[P, Image.Image]], Callable[P, Canvas]]:
    """Keep the newest pictures of a function; each call returns one of its own, to draw on."""

    def decorate(drawn: Callable[P, Image.Image]) -> Callable[P, Canvas]:
        @lru_cache(maxsize=most)
        def packed(*args: P.args, **values: P.kwargs) -> Ground:
            return _ground(drawn(*args, **values))

        @wraps(drawn)
        def copy(*args: P.args, **values: P.kwargs) -> Canvas:
            return Canvas(packed(*args, **values))  # type: ignore[arg-type]  # they are hashable

        return copy

    return decorate
