"""Large pictures that many others begin with: drawn once, kept packed, and unpacked for each.

A board's ground takes 5 MB as it is drawn on and 0.1 MB packed, and it unpacks in a few
milliseconds, so every board of every theme and size can be kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import NamedTuple, ParamSpec

from PIL import Image

P = ParamSpec("P")
_LEVEL = 6  # of zlib: half the size of level 1 for a few milliseconds, once


class _Packed(NamedTuple):
    mode: str
    size: tuple[int, int]
    data: bytes

    def unpacked(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, zlib.decompress(self.data))


def kept(most: int) -> Callable[[Callable[P, Image.Image]], Callable[P, Image.Image]]:
    """Keep the newest pictures of a function; each call returns one of its own, to draw on."""

    def decorate(drawn: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
        @lru_cache(maxsize=most)
        def packed(*args: P.args, **values: P.kwargs) -> _Packed:
            image = drawn(*args, **values)
            return _Packed(image.mode, image.size, zlib.compress(image.tobytes(), _LEVEL))

        @wraps(drawn)
        def copy(*args: P.args, **values: P.kwargs) -> Image.Image:
            return packed(*args, **values).unpacked()  # type: ignore[arg-type]  # they are hashable

        return copy

    return decorate
