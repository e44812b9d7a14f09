"""Large pictures that many others begin with: drawn once, kept packed, and unpacked for each.

A board's ground takes 5 MB as it is drawn on and 0.1 MB packed, and it unpacks in a few
milliseconds, so every board of every theme and size can be kept.  It is packed in bands of rows,
so that whoever needs a part of it unpacks no more.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import ParamSpec

from PIL import Image

from renderer.canvas import ROWS, Canvas, new_number

P = ParamSpec("P")
_LEVEL = 6  # of zlib: half the size of level 1 for a few milliseconds, once


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
        def packed(*args: P.args, **values: P.kwargs) -> _Packed:
            return _packed(drawn(*args, **values))

        @wraps(drawn)
        def copy(*args: P.args, **values: P.kwargs) -> Canvas:
            return Canvas(packed(*args, **values))  # type: ignore[arg-type]  # they are hashable

        return copy

    return decorate
