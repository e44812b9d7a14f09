"""Pictures as files: the same pixels, the same bytes, however much of them was drawn before."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image

from renderer import encode

COLOURS = bytes(channel for n in range(256) for channel in (n, 255 - n, n // 2))


def painted(height: int = 100, *, spot: int | None = None) -> Image.Image:
    image = Image.new("RGB", (70, height), tuple(COLOURS[30:33]))
    if spot is not None:
        image.paste(tuple(COLOURS[600:603]), (10, spot, 40, spot + 9))
    return image


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(encode, "_BANDS", encode._Bands())


@pytest.mark.parametrize("height", [1, 31, 32, 33, 64, 100])
def test_every_pixel_comes_back(height):
    image = painted(height, spot=0)
    with Image.open(io.BytesIO(encode.png(image, COLOURS))) as shown:
        shown.load()  # checks the sums of the chunks and of the data
        assert shown.format == "PNG"
        assert shown.tobytes() == encode.indexed(image, COLOURS).tobytes()


def test_what_was_drawn_before_does_not_show():
    alone = encode.png(painted(spot=50), COLOURS)
    encode.png(painted(spot=20), COLOURS)
    assert encode.png(painted(spot=50), COLOURS) == alone


def test_only_what_changed_is_compressed(monkeypatch):
    packed = []
    new = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", lambda *how: packed.append(how) or new(*how))
    encode.png(painted(320, spot=50), COLOURS)
    packed.clear()
    encode.png(painted(320, spot=200), COLOURS)
    assert len(packed) == 1  # one band has the spot; the old one's is as empty as others were


def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr(encode, "_MOST_KEPT", 400)
    for spot in range(60):
        encode.png(painted(spot=spot), COLOURS)
    kept = encode._BANDS._kept
    assert kept
    assert sum(len(band.data) for band in kept.values()) <= 400
