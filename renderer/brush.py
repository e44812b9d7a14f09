"""Drawing with smooth edges: shapes are drawn large and then reduced.

A brush works in the pixels of the finished sprite, with the origin at its centre, so
that a shape reads as it will look.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = tuple[int, int, int]

SCALE = 4  # how much larger a sprite is drawn than it is shown
_CURVE_STEPS = 6  # straight pieces between two points of a curve


class Sprite(NamedTuple):
    """A small picture with soft edges; ``anchor`` is the pixel put on the given point."""

    colours: Image.Image
    mask: Image.Image
    anchor: tuple[int, int]

    def put(self, image: Image.Image, at: Point) -> None:
        """Paste it so that its anchor lies on a point."""
        x, y = round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]
        image.paste(self.colours, (x, y), self.mask)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Blend two colours; ``share`` is how much of the second there is."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def curve(points: Sequence[Point], *, closed: bool = True) -> list[Point]:
    """Run a smooth line through points (Catmull-Rom)."""
    n = len(points)
    last = n if closed else n - 1
    result: list[Point] = []
    for i in range(last):
        a, b, c, d = (_nth(points, i + k, closed=closed) for k in (-1, 0, 1, 2))
        for step in range(_CURVE_STEPS):
            t = step / _CURVE_STEPS
            result.append((_spline(t, a[0], b[0], c[0], d[0]), _spline(t, a[1], b[1], c[1], d[1])))
    return result if closed else [*result, points[-1]]


def _nth(points: Sequence[Point], i: int, *, closed: bool) -> Point:
    return points[i % len(points)] if closed else points[min(max(i, 0), len(points) - 1)]


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def mirror(points: Iterable[Point]) -> list[Point]:
    """Return the points with left and right exchanged."""
    return [(-x, y) for x, y in points]


def moved(points: Iterable[Point], dx: float, dy: float, size: float = 1.0) -> list[Point]:
    """Return the points grown and then shifted."""
    return [(x * size + dx, y * size + dy) for x, y in points]


def turned(points: Iterable[Point], degrees: float) -> list[Point]:
    """Return the points turned clockwise about the origin."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def ellipse(
    x: float, y: float, rx: float, ry: float | None = None, *, sides: int = 40
) -> list[Point]:
    """Return the outline of a circle or an ellipse."""
    ry = rx if ry is None else ry
    return [
        (x + rx * math.cos(2 * math.pi * k / sides), y + ry * math.sin(2 * math.pi * k / sides))
        for k in range(sides)
    ]


def rounded(left: float, top: float, right: float, bottom: float, r: float) -> list[Point]:
    """A rectangle with round corners."""
    corners = (
        (right - r, bottom - r, 0),
        (left + r, bottom - r, 90),
        (left + r, top + r, 180),
        (right - r, top + r, 270),
    )
    return [
        (x + r * math.cos(math.radians(start + a)), y + r * math.sin(math.radians(start + a)))
        for x, y, start in corners
        for a in range(0, 91, 10)
    ]


class Brush:
    """A canvas for one sprite."""

    def __init__(self, width: int, height: int, *, scale: int = SCALE) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.image = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        cx, cy, k = self.width / 2, self.height / 2, self.scale
        return [((x + cx) * k, (y + cy) * k) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """Fill a shape."""
        self.pen.polygon(self._at(points), fill=(*colour, alpha))

    def line(
        self, points: Sequence[Point], colour: Colour, width: float, *, closed: bool = False
    ) -> None:
        """Draw a line with round ends and joints."""
        at = self._at([*points, points[0]] if closed else points)
        thick = max(1, round(width * self.scale))
        self.pen.line(at, fill=colour, width=thick)
        if thick > self.scale:
            r = thick / 2
            for x, y in at:
                self.pen.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=colour)

    def outlined(self, shapes: Sequence[Sequence[Point]], colour: Colour, width: float) -> None:
        """Draw the outline of several shapes as of one silhouette, outside of them."""
        for shape in shapes:
            self.line(shape, colour, 2 * width, closed=True)
            self.fill(shape, colour)

    def clip_to(self, points: Sequence[Point], other: Brush) -> None:
        """Lay another canvas of the same size over this one, inside a shape only."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=255)
        inside = Image.composite(other.image, Image.new("RGBA", self.image.size), mask)
        self.image.alpha_composite(inside)

    def sprite(self, *, shadow: Shadow | None = None) -> Sprite:
        """Reduce to the finished size, with a soft shadow beneath if one is given."""
        small = self.image.reduce(self.scale)
        if shadow is not None:
            under = shadow.under(small)
            under.alpha_composite(small)
            small = under
        anchor = (self.width // 2, self.height // 2)
        return Sprite(small.convert("RGB"), small.getchannel("A"), anchor)


class Shadow(NamedTuple):
    """The light comes from above left: a blurred copy of the silhouette, shifted."""

    colour: Colour
    strength: float = 0.42
    shift: tuple[int, int] = (2, 4)
    blur: float = 2.6

    def under(self, image: Image.Image) -> Image.Image:
        """Return the shadow that an image throws."""
        cast = Image.new("L", image.size, 0)
        cast.paste(image.getchannel("A"), self.shift)
        cast = cast.filter(ImageFilter.GaussianBlur(self.blur)).point(
            [round(v * self.strength) for v in range(256)]
        )
        result = Image.new("RGBA", image.size, (*self.colour, 0))
        result.putalpha(cast)
        return result
