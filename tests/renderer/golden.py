"""Comparing a picture with one that is kept; ``--save-images`` rewrites what is kept.

Pictures are kept at half size in few colours, so that they are small, and compared with
tolerance, so that another version of the font engine does not matter.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

IMAGES = Path(__file__).parent.parent / "images"
COLOURS = 96
MEAN_TOLERATED = 3.0  # of 255
PIXELS_TOLERATED = 0.004  # share of pixels that differ much


def assert_looks_as_it_looked(image: Image.Image, name: str, request: pytest.FixtureRequest):
    path = IMAGES / f"{name}.png"
    image = image.reduce(2)
    if request.config.getoption("--save-images"):
        image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            path, optimize=True
        )
    with Image.open(path) as kept:
        expected = kept.convert("RGB")
    assert image.size == expected.size
    difference = ImageChops.difference(image, expected).convert("L")
    assert ImageStat.Stat(difference).mean[0] < MEAN_TOLERATED
    much = sum(difference.histogram()[64:]) / (image.width * image.height)
    assert much < PIXELS_TOLERATED
