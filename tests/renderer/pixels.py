"""Where two pictures differ."""

from __future__ import annotations

from PIL import Image, ImageChops

Box = tuple[int, int, int, int]


def changed(a: Image.Image, b: Image.Image) -> Box | None:
    """The smallest box that holds every pixel in which two pictures differ."""
    return ImageChops.difference(a, b).getbbox()


def inside(inner: Box | None, outer: Box) -> bool:
    """Something changed, and nothing outside of a box did."""
    return inner is not None and (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )
