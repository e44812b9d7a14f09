"""A small picture, drawn without any library."""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = 2
Colour = tuple[int, int, int]
SAND: Colour = (222, 196, 138)
NILE: Colour = (38, 104, 152)


def draw_river(width: int, height: int, bend: int) -> bytes:
    """Draw a river through sand as a PNG; `bend` moves it."""
    rows = []
    for y in range(height):
        left = (width // 3 + bend * 7 + y // 3) % width
        row = bytearray(bytes(SAND) * width)
        for x in range(left, min(width, left + width // 6)):
            row[x * 3 : x * 3 + 3] = bytes(NILE)
        rows.append(b"\0" + bytes(row))
    header = struct.pack(">IIBBBBB", width, height, 8, TRUE_COLOUR, 0, 0, 0)
    return (
        SIGNATURE
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(b"".join(rows), 6))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
