"""A sheet of papyrus with its ornamental border, on which every picture is drawn.

It is drawn once per theme and size, large and then reduced, and kept for every picture.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.brush import Colour, Point, mix
from renderer.kept import kept
from renderer.theme import OCHRE, Theme

SCALE = 3  # how much larger it is drawn than it is shown
FRAME = 15  # the ornamental border
_STRIP = 160  # a sheet is drawn in strips so high: whole, the large picture would take 40 to 80 MB


class Pen(NamedTuple):
    """Draws on the large picture, or a strip of it, in the pixels of the finished one."""

    draw: ImageDraw.ImageDraw
    top: int = 0  # where the strip begins

    def fill(self, points: list[Point], colour: Colour) -> None:
        """Fill a shape."""
        self.draw.polygon(self._at(points), fill=colour)

    def line(self, points: list[Point], colour: Colour | int, width: float) -> None:
        """Draw a line with round joints and ends; in a mask a colour is a number."""
        at = self._at(points)
        thick = max(1, round(width * SCALE))
        # Round joints take most of the time, and nobody sees them on a thin line.
        self.draw.line(at, fill=colour, width=thick, joint="curve" if width > 4 else None)
        if width > 2.5:
            r = thick / 2
            for x, y in (at[0], at[-1]):
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle."""
        k, up = SCALE, self.top * SCALE
        place = (left * k, top * k - up, right * k - 1, bottom * k - 1 - up)
        self.draw.rectangle([math.floor(v) for v in place], fill=colour)  # above a strip as in it

    def dot(self, x: float, y: float, r: float, colour: Colour) -> None:
        """Draw a dot."""
        (left, top), (right, bottom) = self._at([(x - r, y - r), (x + r, y + r)])
        self.draw.ellipse((left, top, right, bottom), fill=colour)

    def _at(self, points: list[Point]) -> list[Point]:
        up = self.top * SCALE
        return [(x * SCALE, y * SCALE - up) for x, y in points]


@kept(48)
def sheet(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """An empty sheet of papyrus with its ornamental border, to draw on."""
    return new_sheet(theme, size)


def cut_sheet(theme: Theme, size: tuple[int, int], tallest: int) -> Image.Image:
    """A sheet cut from the tallest of its kind: drawing each height anew would be slow."""
    width, height = size
    tall = (width, max(tallest, height))
    image = sheet(theme, tall).cut(height)
    image.paste(_lower_frame(theme, tall), (0, height - FRAME))
    return image


@lru_cache(maxsize=16)
def _lower_frame(theme: Theme, size: tuple[int, int]) -> Image.Image:
    width, height = size
    return sheet(theme, size).crop((0, height - FRAME, width, height))


def new_sheet(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """The same for pictures that seldom have the same size: it is not kept."""
    (width, height), image = size, Image.new("RGB", size)
    for top in range(0, height, _STRIP):
        large = Image.new("RGB", (width * SCALE, min(_STRIP, height - top) * SCALE), theme.paper)
        draw_sheet(Pen(ImageDraw.Draw(large), top), theme, size)
        image.paste(large.reduce(SCALE), (0, top))
    return image


def draw_sheet(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    """Draw the paper and the border."""
    pen.box(0, 0, *size, theme.frame)
    pen.box(FRAME, FRAME, size[0] - FRAME, size[1] - FRAME, theme.paper)
    _papyrus(pen, theme, size)
    _ornament(pen, theme, size)


def _papyrus(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    """Strips of the plant, laid crosswise: faint long lines both ways."""
    width, height = size
    right, bottom = width - FRAME, height - FRAME
    for n in range(3, height // 6 - 3):
        y = 6 * n + scatter(n, 5, 6)
        start = FRAME + scatter(n, 11, width - 2 * FRAME)
        pen.box(start, y, min(right, start + 120 + scatter(n, 3, 420)), y + 1.6, theme.fibre)
    for n in range(1, width // 16 - 1):
        x = 16 * n + scatter(n, 13, 16)
        start = FRAME + scatter(n, 17, height - 2 * FRAME)
        pen.box(x, start, x + 1.3, min(bottom, start + 60 + scatter(n, 7, 260)), theme.fibre)


def scatter(n: int, salt: int, below: int) -> int:
    """A number that looks random and is always the same."""
    return (n * 2654435761 + salt * 40503 + (n * salt) ** 2) // 97 % below


def _ornament(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    """A painted band as on the walls of a tomb: blocks of four colours between dark lines."""
    width, height = size
    paint = [theme.gold, theme.river, theme.halo, mix(theme.red_zone, theme.frame, OCHRE)]
    blocks: list[tuple[float, float, float, float]] = []
    for length, upright in ((width, False), (height, True)):
        count = round((length - 2 * FRAME) / 27)
        step = (length - 2 * FRAME) / count
        for k in range(count):
            a, b = FRAME + k * step, FRAME + (k + 1) * step
            for near, far in ((4, 11), (-11, -4)):
                blocks.append((near, a, far, b) if upright else (a, near, b, far))
    for left, top, right, bottom in blocks:
        left, right = (v + width if v < 0 else v for v in (left, right))
        top, bottom = (v + height if v < 0 else v for v in (top, bottom))
        n = round((top - FRAME if right - left < 10 else left - FRAME) / 27)
        pen.box(left + 1.5, top + 1.5, right - 1.5, bottom - 1.5, paint[n % len(paint)])
    for x in (1, width - FRAME + 1):
        for y in (1, height - FRAME + 1):
            pen.box(x, y, x + FRAME - 2, y + FRAME - 2, theme.frame)
            pen.dot(x + FRAME / 2 - 1, y + FRAME / 2 - 1, 4.5, theme.gold)
