"""Palette PNG: every picture of a theme has the same fixed palette, so none must find one.

A picture is compressed in bands of rows, each by itself, and what came of the latest bands is
kept: from turn to turn most of a picture stays as it was, and only what changed is compressed.
A band's bytes depend on its pixels alone, so the same picture is always the same file.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections import OrderedDict
from functools import lru_cache

from PIL import Image

# Up to level 3 time hardly grows; each further level takes half as long again for a few per cent.
COMPRESSION = 3
_ROWS = 32  # of a band: fewer are found again more often, more are compressed better
_MOST_KEPT = 3 * 2**19  # bytes of compressed bands, about six turns of a game with two pictures

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x5e", b"\x03\x00"  # the last block is empty
_INDEXED = 3  # PNG's colour type


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
    """All rows, each after a zero: no filter helps where a number stands for a colour."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height), 0)
    rows.paste(indexed(image, colours), (1, 0))
    data = memoryview(rows.tobytes())
    size = (width + 1) * _ROWS
    bands = [_BANDS.compressed(data[at : at + size]) for at in range(0, len(data), size)]
    check = struct.pack(">I", zlib.adler32(data))
    return b"".join((_ZLIB_HEADER, *bands, _LAST_BLOCK, check))


class _Bands:
    """Compressed bands, the latest ones, by a digest of what is in them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    def compressed(self, band: memoryview) -> bytes:
        """A part of a zlib stream that can follow and precede any other."""
        digest = hashlib.sha256(band).digest()
        kept = self._kept.get(digest)
        if kept is not None:
            self._kept.move_to_end(digest)
            return kept
        packer = zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
        made = packer.compress(band) + packer.flush(zlib.Z_FULL_FLUSH)
        self._kept[digest] = made
        self._size += len(made)
        while self._size > _MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made


_BANDS = _Bands()
