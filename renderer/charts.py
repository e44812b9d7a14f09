"""Charts that a phone shows at full width: bars, and lines that run along a game.

What a colour tells, a sign tells too: each line has a pattern and a mark of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.brush import Colour, Point, ellipse, moved
from renderer.encode import png
from renderer.grid_picture import EDGE, THEMES, WIDTH
from renderer.panels import panel
from renderer.theme import Theme, ThemeName, palette, roles
from renderer.type import Weight, fit, run, shortened, write

TITLE, PLOT, AXIS, LEGEND = 76, 520, 52, 60
BAR, LABEL = 40, 46  # the height of a bar, and of what stands above it
ROW = BAR + LABEL + 18
NUMBERS = 116  # the room for a bar's number, or an axis' numbers
_SIZE, _SMALL = 34, 28  # of letters
_LEAST = 26  # of letters that are written smaller to have room: phones show no smaller ones well
_SMOOTH = 3  # how much larger lines are drawn than they are shown
_THICK, _CASE = 7, 3  # a line, and what surrounds it


class Bar(NamedTuple):
    """An option, and how much it promises: a share of all there is."""

    label: str
    share: float
    number: str  # the share as it is written
    is_best: bool = False


class Line(NamedTuple):
    """How something went: points from left to right, each a place and a share."""

    label: str
    colour: Colour
    points: tuple[tuple[float, float], ...]


class Mark(NamedTuple):
    """A number at a point of a line."""

    text: str
    line: int
    at: float


class Course(NamedTuple):
    """Lines with what is written around them."""

    title: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    first: str  # below the left end
    last: str  # below the right end
    numbers: tuple[tuple[float, str], ...]  # on the axis of shares


# --- bars -----------------------------------------------------------------------------------


def bars_png(
    title: str, bars: Sequence[Bar], theme: ThemeName, *, of: float | None = None
) -> bytes:
    """Draw some bars, one below the other; ``of``, or else the longest, takes all the room."""
    colours = THEMES[theme]
    image = _sheet(colours, TITLE + ROW * len(bars))
    _head(image, title, colours)
    most = of or max((bar.share for bar in bars), default=1.0) or 1.0
    for n, bar in enumerate(bars):
        _draw_bar(image, bar, colours, EDGE + TITLE + ROW * n, bar.share / most)
    return png(image, palette([], roles(colours), colours.ink))


def _draw_bar(image: Image.Image, bar: Bar, theme: Theme, top: int, share: float) -> None:
    weight = Weight.EXTRA if bar.is_best else Weight.BOLD
    sign, y = 34 if bar.is_best else 0, top + LABEL // 2
    if bar.is_best:
        corners = [(EDGE, y - 13), (EDGE + 22, y), (EDGE, y + 13)]
        ImageDraw.Draw(image).polygon(corners, fill=theme.text)
    room = WIDTH - 2 * EDGE - sign
    label = shortened(bar.label, weight, _LEAST, room)
    write(image, (EDGE + sign, y), label, theme.text, size=_SIZE, width=room, weight=weight)
    long = max(round((WIDTH - 2 * EDGE - NUMBERS) * share), BAR // 2)
    box = (EDGE, top + LABEL, EDGE + long, top + LABEL + BAR)
    panel(image, box, theme.gold if bar.is_best else theme.blue_zone, theme.text, thick=2)
    middle = (EDGE + long + 14, top + LABEL + BAR // 2)
    write(
        image, middle, bar.number, theme.text, size=_SIZE, width=NUMBERS - 14, weight=Weight.EXTRA
    )


# --- lines ----------------------------------------------------------------------------------


def course_png(course: Course, theme: ThemeName) -> bytes:
    """Draw the lines of a course, with a legend below."""
    colours = THEMES[theme]
    places = _legend_places(course.lines)
    rows = 1 + max((row for row, _ in places), default=0)
    image = _sheet(colours, TITLE + PLOT + AXIS + LEGEND * rows)
    _head(image, course.title, colours)
    plot = _Plot(EDGE + NUMBERS, EDGE + TITLE, WIDTH - EDGE - 30, EDGE + TITLE + PLOT - 30)
    _draw_axes(image, course, colours, plot)
    _draw_lines(image, course, colours, plot)
    _draw_marks(image, course, colours, plot)
    top = EDGE + TITLE + PLOT + AXIS
    for n, ((row, left), line) in enumerate(zip(places, course.lines, strict=True)):
        _draw_entry(image, line, n, colours, (left, top + LEGEND * row + LEGEND // 2))
    used = [line.colour for line in course.lines]
    return png(image, palette([], [*roles(colours), *used], colours.ink))


class _Plot(NamedTuple):
    """Where lines run, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    def at(self, place: float, share: float) -> Point:
        """The point of a place from 0 to 1 and a share from 0 to 1."""
        width, height = self.right - self.left, self.bottom - self.top
        return self.left + place * width, self.bottom - share * height


def _draw_axes(image: Image.Image, course: Course, theme: Theme, plot: _Plot) -> None:
    brush = ImageDraw.Draw(image)
    for share, text in course.numbers:
        y = round(plot.at(0, share)[1])
        brush.line([(plot.left, y), (plot.right, y)], fill=theme.panel_line, width=2)
        at, room = (plot.left - 12, y), NUMBERS - 12
        write(image, at, text, theme.faded, size=_SMALL, width=room, align="right")
    y, half = plot.bottom + AXIS // 2 + 8, (plot.right - plot.left) // 2
    write(image, (plot.left, y), course.first, theme.faded, size=_SMALL, width=half)
    write(image, (plot.right, y), course.last, theme.faded, size=_SMALL, width=half, align="right")


def _draw_lines(image: Image.Image, course: Course, theme: Theme, plot: _Plot) -> None:
    """Draw them large and reduce them, so that they are smooth."""
    box = (plot.left - 20, plot.top - 20, plot.right + 20, plot.bottom + 20)
    large = image.crop(box)
    large = large.resize((large.width * _SMOOTH, large.height * _SMOOTH))
    pen = _Pen(ImageDraw.Draw(large), theme, _SMOOTH)
    for n, line in enumerate(course.lines):
        points = [plot.at(*point) for point in line.points]
        points = [((x - box[0]) * _SMOOTH, (y - box[1]) * _SMOOTH) for x, y in points]
        pen.line(points, line.colour)
        for x, y in _signs_along(points, n, len(course.lines)):
            pen.sign(n, line.colour, (x, y))
    image.paste(large.reduce(_SMOOTH), box[:2])


def _signs_along(points: Sequence[Point], line: int, lines: int) -> list[Point]:
    """Where the signs of a line are: at the end, and a few before, not above those of others."""
    few = 4
    wanted = [(n + (line + 1) / (lines + 1)) / few for n in range(few)]
    last = max(1, len(points) - 1)
    return [points[round(share * last)] for share in wanted if points] + list(points[-1:])


class _Pen(NamedTuple):
    """Draws lines and their signs at some scale."""

    brush: ImageDraw.ImageDraw
    theme: Theme
    scale: int

    def line(self, points: Sequence[Point], colour: Colour) -> None:
        """A line with something around it, so that it stands out on any ground."""
        around = self.theme.text
        for width, fill in ((_THICK + 2 * _CASE, around), (_THICK, colour)):
            self.brush.line(list(points), fill=fill, width=width * self.scale, joint="curve")

    def sign(self, number: int, colour: Colour, at: Point) -> None:
        """The sign of a line: a disc, a square, a diamond, a triangle, or one upside down."""
        size = 13 * self.scale
        outer, inner = _SIGNS[number % len(_SIGNS)](size), size - 3.5 * self.scale
        self.brush.polygon(moved(outer, *at), fill=self.theme.text)
        self.brush.polygon(moved(_SIGNS[number % len(_SIGNS)](inner), *at), fill=colour)


_SIGNS: tuple[Callable[[float], list[Point]], ...] = (
    lambda r: ellipse(0, 0, r),
    lambda r: [(-r, -r), (r, -r), (r, r), (-r, r)],
    lambda r: [(0, -1.3 * r), (1.3 * r, 0), (0, 1.3 * r), (-1.3 * r, 0)],
    lambda r: [(0, -1.3 * r), (1.25 * r, r), (-1.25 * r, r)],
    lambda r: [(0, 1.3 * r), (1.25 * r, -r), (-1.25 * r, -r)],
)


def _draw_marks(image: Image.Image, course: Course, theme: Theme, plot: _Plot) -> None:
    """A number in a circle for each, beside its point of the line and not above another."""
    brush, placed, r = ImageDraw.Draw(image), list[Point](), 24
    for mark in course.marks:
        x, y = plot.at(mark.at, _share_at(course.lines[mark.line], mark.at))
        near = [(x + dx, y + dy) for dx, dy in _BESIDE]
        inside = [at for at in near if plot.top - 20 < at[1] < plot.bottom + 20]
        free = [at for at in inside if all(math.dist(at, other) > 2 * r for other in placed)]
        left, top = at = (free or near)[0]
        placed.append(at)
        brush.line([(x, y), at], fill=theme.text, width=3)
        brush.ellipse([left - r, top - r, left + r, top + r], fill=theme.text)
        inner = r - 4
        brush.ellipse([left - inner, top - inner, left + inner, top + inner], fill=theme.active)
        write(image, at, mark.text, theme.text, size=_SMALL + 2, width=2 * r - 8, align="middle")


_BESIDE = ((0, -46), (0, 46), (-54, -46), (54, -46), (-54, 46), (54, 46), (0, -96), (0, 96))


def _share_at(line: Line, place: float) -> float:
    """How high a line is between two of its points."""
    before = [point for point in line.points if point[0] <= place] or [line.points[0]]
    after = [point for point in line.points if point[0] >= place] or [line.points[-1]]
    (left, low), (right, high) = before[-1], after[0]
    return low if right <= left else low + (high - low) * (place - left) / (right - left)


# --- the legend -----------------------------------------------------------------------------


def _legend_places(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """The row and the left end of each entry; as many in a row as fit."""
    places, row, left = list[tuple[int, int]](), 0, EDGE
    for line in lines:
        long = _entry_width(line)
        if left > EDGE and left + long > WIDTH - EDGE:
            row, left = row + 1, EDGE
        places.append((row, left))
        left += long
    return places


def _entry_width(line: Line) -> int:
    text, size = fit(_legend_text(line), Weight.BOLD, _SIZE, _most_text())
    return round(run(text, Weight.BOLD, size).width) + 56 + 36


def _legend_text(line: Line) -> str:
    return shortened(line.label, Weight.BOLD, _LEAST, _most_text())


def _most_text() -> int:
    return WIDTH - 2 * EDGE - 56


def _draw_entry(
    image: Image.Image, line: Line, number: int, theme: Theme, at: tuple[int, int]
) -> None:
    left, y = at
    box = (left, y - 22, left + 46, y + 22)
    large = image.crop(box)
    large = large.resize((large.width * _SMOOTH, large.height * _SMOOTH))
    _Pen(ImageDraw.Draw(large), theme, _SMOOTH).sign(number, line.colour, (66, 66))
    image.paste(large.reduce(_SMOOTH), box[:2])
    label = _legend_text(line)
    write(image, (left + 56, y), label, theme.text, size=_SIZE, width=_most_text())


# --- both -----------------------------------------------------------------------------------


def _sheet(theme: Theme, height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height + 2 * EDGE))
    image.paste(theme.paper, (0, 0, *image.size))
    return image


def _head(image: Image.Image, title: str, theme: Theme) -> None:
    at, room = (EDGE, EDGE + TITLE // 2 - 8), WIDTH - 2 * EDGE
    title = shortened(title, Weight.EXTRA, _LEAST, room)
    write(image, at, title, theme.text, size=40, width=room, weight=Weight.EXTRA)
