"""What lies over the board for a moment: ways, ghosts, and frames about houses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from renderer.brush import Brush, Colour, Point, moved, rounded, turned
from renderer.senet.layout import box_of, centre, foot_of
from renderer.senet.palette import Theme
from renderer.senet.pieces import piece
from rules.senet.data import OFF, Side

PIECE = 80  # the size of a piece on the board
_HEAD = 15.0  # the length of an arrow's head


class Way(NamedTuple):
    """From one house to another."""

    start: int
    end: int


class Marks(NamedTuple):
    """What differs from the position below."""

    ways: tuple[Way, ...] = ()
    ghosts: tuple[tuple[int, Side], ...] = ()  # pieces that would come to a house
    open: tuple[int, ...] = ()  # houses whose piece can be moved
    changed: tuple[int, ...] = ()  # houses where something came or went


NO_MARKS = Marks()


def draw_marks(image: Image.Image, theme: Theme, marks: Marks) -> None:
    """Draw frames first, then ghosts, then ways over them."""
    for houses, colour in ((marks.open, theme.gold), (marks.changed, theme.mark)):
        for house in houses:
            _frame(image, theme, house, colour)
    for house, side in marks.ghosts:
        if house != OFF:
            piece(theme, side, PIECE, ghost=True).put(image, foot_of(house))
    for way in marks.ways:
        (x, y), end = centre(way.start), centre(way.end)
        arrow(image, _bent((x, y + 8), (end[0], end[1] + 8)), theme.mark, theme.halo, 8)


def _frame(image: Image.Image, theme: Theme, house: int, colour: Colour) -> None:
    left, top, right, bottom = box_of(house)
    wide, tall = right - left + 12, bottom - top + 12
    brush = Brush(wide + wide % 2, tall + tall % 2, scale=3)
    w, h = wide / 2 - 6, tall / 2 - 6
    edge = rounded(-w, -h, w, h, 8)
    brush.line(edge, theme.ink, 9, closed=True)
    brush.line(edge, colour, 6, closed=True)
    brush.sprite().put(image, ((left + right) / 2, (top + bottom) / 2))


def _bent(start: Point, end: Point) -> list[Point]:
    """A line that bows upward, so that what it passes can be seen."""
    (x, y), (u, v) = start, end
    bow = min(46.0, math.hypot(u - x, v - y) * 0.22) if abs(v - y) < 60 else 0.0
    steps = 16
    return [
        (x + (u - x) * t / steps, y + (v - y) * t / steps - bow * math.sin(math.pi * t / steps))
        for t in range(steps + 1)
    ]


def arrow(
    image: Image.Image, points: Sequence[Point], colour: Colour, halo: Colour, width: float
) -> None:
    """Draw an arrow along points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = round(min(xs)) - 30, round(min(ys)) - 30
    wide, tall = round(max(xs)) + 30 - left, round(max(ys)) + 30 - top
    brush = Brush(wide + wide % 2, tall + tall % 2, scale=2)
    middle = (left + brush.width / 2, top + brush.height / 2)
    line = moved(points, -middle[0], -middle[1])
    (x, y), (u, v) = line[-2], line[-1]
    tip = [(_HEAD, 0.0), (-_HEAD * 0.7, -_HEAD), (-_HEAD * 0.7, _HEAD)]
    k = width / 8
    head = moved(turned(moved(tip, 0, 0, k), math.degrees(math.atan2(v - y, u - x))), u, v)
    brush.line(line, halo, width + 5)
    brush.outlined([head], halo, 2.5)
    brush.line(line, colour, width)
    brush.fill(head, colour)
    brush.sprite().put(image, middle)
