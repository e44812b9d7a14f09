"""Animated GIF with one fixed palette: only what changed is stored, the rest is transparent."""

from __future__ import annotations

import struct

from PIL import GifImagePlugin, Image, ImageChops

COLOURS = 64
CLEAR = COLOURS - 1  # the last place of the palette: what was there before stays
_LOOPS = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"  # for ever
_KEEP = 1  # what to do with a picture before the next one
_CHANGED = [0, *[255] * 255]


class Gif:
    """An animation in the making; all pictures have the same size and palette.

    >>> gif = Gif((720, 824), palette)
    >>> gif.add(image, milliseconds=1200)
    >>> data = gif.data()
    """

    def __init__(self, size: tuple[int, int], palette: bytes) -> None:
        assert len(palette) <= 3 * CLEAR, "the last colour is what stays"
        colours = palette.ljust(3 * COLOURS, b"\0")
        flags = 0x80 | 0x70 | COLOURS.bit_length() - 2  # a palette, of eight bits a channel
        self._parts = [b"GIF89a", struct.pack("<HHBBB", *size, flags, 0, 0), colours, _LOOPS]
        self._palette = Image.new("P", (1, 1))
        # Places that are not used, the clear one too, repeat the first colour: never found.
        self._palette.putpalette(palette + palette[:3] * (256 - len(palette) // 3))
        self._shown: Image.Image | None = None

    def add(self, image: Image.Image, milliseconds: int) -> None:
        """Append a picture: the smallest box that holds all changes."""
        places = image.quantize(palette=self._palette, dither=Image.Dither.NONE)
        now = Image.frombytes("L", places.size, places.tobytes())
        part, at = self._part(now)
        self._shown = now
        self._parts += GifImagePlugin.getdata(
            part, at, duration=milliseconds, disposal=_KEEP, transparency=CLEAR
        )

    def _part(self, now: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
        if self._shown is None:
            return now, (0, 0)
        changed = ImageChops.difference(now, self._shown).point(_CHANGED)
        box = changed.getbbox() or (0, 0, 1, 1)
        part = now.crop(box)
        same = Image.new("L", part.size, CLEAR)
        return Image.composite(part, same, changed.crop(box)), box[:2]

    def data(self) -> bytes:
        """The file."""
        return b"".join([*self._parts, b";"])
