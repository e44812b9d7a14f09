"""Palette PNG: every picture of a theme has the same fixed palette, so none must find one.

A picture is compressed in bands of rows, each by itself, and what came of the latest bands is
kept: from turn to turn most of a picture stays as it was, and only what changed is compressed.
Of a canvas only what changed is painted, too (:mod:`renderer.canvas`).  A band's bytes depend on
its pixels alone, so the same picture is always the same file.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from renderer.canvas import ROWS, Canvas

# Up to level 3 time hardly grows; each further level takes half as long again for a few per cent.
COMPRESSION = 3
_MOST_KEPT = 3 * 2**20  # bytes of compressed bands, about twelve turns of two pictures each

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x5e", b"\x03\x00"  # the last block is empty
_INDEXED = 3  # PNG's colour type
_ADLER = 65521  # the modulus of zlib's check sum


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
    width, height = image.size
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", colours),
        (b"IDAT", _data(image, colours)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _data(image: Image.Image, colours: bytes) -> bytes:
    """All rows in bands, of which each has a sum of its own."""
    if isinstance(image, Canvas) and not image.is_painted:
        bands = _canvas_bands(image, colours)
    else:
        rows = _rows(image, colours)
        bands = [_BANDS.packed(hashlib.sha256(own).digest(), own) for own in rows]
    check = 1
    for band in bands:
        check = _sum_of_both(check, band.check, band.length)
    data = (band.data for band in bands)
    return b"".join((_ZLIB_HEADER, *data, _LAST_BLOCK, struct.pack(">I", check)))


def _rows(image: Image.Image, colours: bytes) -> list[memoryview]:
    """Band by band all rows, each after a zero: no filter helps where a number is a colour."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height), 0)
    rows.paste(indexed(image, colours), (1, 0))
    data, size = memoryview(rows.tobytes()), (width + 1) * ROWS
    return [data[at : at + size] for at in range(0, len(data), size)]


def _canvas_bands(canvas: Canvas, colours: bytes) -> list[_Band]:
    """Paint the bands that are new, neighbours together; the others are known by their notes."""
    keys = [(colours, note) for note in canvas.notes()]
    found = [(key, _BANDS.find(key)) for key in keys]
    bands: list[_Band] = []
    for is_new, group in groupby(found, lambda pair: pair[1] is None):
        pairs, top = list(group), len(bands) * ROWS
        if is_new:
            painted = canvas.painted(top, min(canvas.height, top + len(pairs) * ROWS))
            rows = _rows(painted, colours)
            bands += [_BANDS.pack(key, own) for (key, _), own in zip(pairs, rows, strict=True)]
        else:
            bands += [band for _, band in pairs if band is not None]
    return bands


class _Band(NamedTuple):
    """A part of a zlib stream that can follow and precede any other."""

    data: bytes
    check: int  # the sum of what is packed in it
    length: int  # of that


def _sum_of_both(first: int, second: int, length: int) -> int:
    """Adler-32 of two parts, by that of each and the length of the second."""
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % _ADLER
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % _ADLER
    return high << 16 | low


class _Bands:
    """Packed bands, the latest ones, by what is on them or by a digest of their pixels."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, _Band] = OrderedDict()
        self._size = 0

    def find(self, key: Hashable) -> _Band | None:
        """A band that is kept."""
        band = self._kept.get(key)
        if band is not None:
            self._kept.move_to_end(key)
        return band

    def packed(self, key: Hashable, rows: memoryview) -> _Band:
        """The band of a key, made of its rows if it is not kept."""
        return self.find(key) or self.pack(key, rows)

    def pack(self, key: Hashable, rows: memoryview) -> _Band:
        """Make a band and keep it."""
        packer = zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
        data = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
        band = self._kept[key] = _Band(data, zlib.adler32(rows), len(rows))
        self._size += len(data)
        while self._size > _MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1].data)
        return band


_BANDS = _Bands()
