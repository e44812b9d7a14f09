"""A small picture, drawn without any library."""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR = 2
SAND = bytes((222, 196, 138))
NILE = bytes((38, 104, 152))


def draw_river(width: int, height: int, bend: int) -> bytes:
    """Draw a river through sand as a PNG; `bend` moves it."""
    river = width // 6
    rows = []
    for y in range(height):
        left = (width // 3 + bend * 7 + y // 3) % (width - river)
        rows.append(b"\0" + SAND * left + NILE * river + SAND * (width - river - left))
    header = struct.pack(">IIBBBBB", width, height, 8, TRUE_COLOUR, 0, 0, 0)
    return (
        SIGNATURE
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(b"".join(rows), 6))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
