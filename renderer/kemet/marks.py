"""What is drawn over the map and the strip for a moment: the draft's, or what changed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Point, Sprite, rounded
from renderer.kemet.palette import Theme
from renderer.kemet.places import Map, Spot
from renderer.type import Weight, run, write
from rules.engine.decisions import Seat
from rules.kemet.boards import Area
from rules.kemet.data import Space, Tile

_HEAD = 24.0  # length of an arrow's head
_PAD = 16


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything to draw over a map and a strip."""

    # On the map.
    arrows: tuple[tuple[Area, Area], ...] = ()
    areas: tuple[Area, ...] = ()  # ringed: changed, or can be clicked next
    gains: tuple[tuple[Area, int], ...] = ()  # soldiers that came or went, by area
    pyramids: tuple[Area, ...] = ()  # that were built or grew
    # On the strip.
    prayer: tuple[tuple[Seat, int], ...] = ()  # gained or spent
    points: tuple[tuple[Seat, int], ...] = ()
    cards: tuple[tuple[Seat, int], ...] = ()  # DI cards
    tiles: tuple[tuple[Seat, Tile], ...] = ()
    spaces: tuple[tuple[Seat, Space], ...] = ()  # where action tokens were placed


NO_MARKS = Marks()


def draw_marked_areas(image: Image.Image, theme: Theme, board: Map, marks: Marks) -> None:
    """Draw rings around areas: they lie under the pieces."""
    for area in marks.areas:
        spot = board.spots[area]
        left, top, _, _ = spot.box
        _ring(theme, _Shape.of(spot)).put(image, (left, top))


def draw_marks(image: Image.Image, theme: Theme, board: Map, marks: Marks) -> None:
    """Draw what lies over everything else."""
    for area in marks.pyramids:
        draw_frame(image, theme, board.spots[area].at["pyramid"], 66, 58)
    for start, end in marks.arrows:
        draw_arrow(image, theme, board.spots[start].at["army"], board.spots[end].at["army"])
    for area, number in marks.gains:
        x, y = board.spots[area].at["army"]
        draw_gain(image, theme, number, (x + 25, y + 26))


def draw_gain(image: Image.Image, theme: Theme, number: int, at: Point, size: int = 22) -> None:
    """A small plate with what was gained or lost."""
    text = gain_text(number)
    width = 2 * math.ceil(run(text, Weight.EXTRA, size).width / 2) + 14
    _plate(theme, width, size + 8).put(image, at)
    write(image, at, text, theme.halo, size=size, width=width, weight=Weight.EXTRA, align="middle")


def gain_text(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


@lru_cache(maxsize=64)
def _plate(theme: Theme, width: int, height: int) -> Sprite:
    brush = Brush(width + 8 + width % 2, height + 8 + height % 2)
    box = rounded(-width / 2, -height / 2, width / 2, height / 2, 8)
    brush.outlined([box], theme.halo, 2.4)
    brush.fill(box, plate_colour(theme))
    return brush.sprite()


def plate_colour(theme: Theme) -> Colour:
    """Dark enough for bright writing in every theme."""
    return (176, 0, 92) if theme.mark[1] > 64 else theme.mark


def draw_frame(
    image: Image.Image, theme: Theme, at: Point, width: int, height: int, radius: float = 9
) -> None:
    """A bright frame about a point."""
    _frame(theme, width, height, radius).put(image, at)


@lru_cache(maxsize=64)
def _frame(theme: Theme, width: int, height: int, radius: float) -> Sprite:
    brush = Brush(width + 12 + width % 2, height + 12 + height % 2, scale=3)
    line = rounded(-width / 2, -height / 2, width / 2, height / 2, radius)
    brush.line(line, theme.halo, 6.4, closed=True)
    brush.line(line, theme.mark, 4.2, closed=True)
    return brush.sprite()


# --- rings -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Shape:
    """An area's outline in a form that can be remembered."""

    points: tuple[Point, ...]

    @classmethod
    def of(cls, spot: Spot) -> _Shape:
        left, top, _, _ = spot.box
        return cls(tuple((x - left, y - top) for x, y in spot.polygon))


@lru_cache(maxsize=160)
def _ring(theme: Theme, shape: _Shape) -> Sprite:
    """The outline of an area, anchored at its left top corner."""
    wide = 2 * math.ceil(max(x for x, _ in shape.points) / 2) + 12
    high = 2 * math.ceil(max(y for _, y in shape.points) / 2) + 12
    brush = Brush(wide, high, scale=2)
    line = [(x - wide / 2 + 6, y - high / 2 + 6) for x, y in shape.points]
    brush.line(line, theme.halo, 9, closed=True)
    brush.line(line, theme.mark, 5.4, closed=True)
    return brush.sprite()._replace(anchor=(6, 6))


# --- arrows ------------------------------------------------------------------------------------


def draw_arrow(
    image: Image.Image,
    theme: Theme,
    start: Point,
    end: Point,
    *,
    gap: float = 30,
    bend: float = 0.14,
) -> None:
    """An arrow that bends a little, so that it does not hide what lies between."""
    path = _bow(start, end, min(gap, math.dist(start, end) / 4), bend)
    tip, before = path[-1], path[-3]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    ends = (
        (tip[0] - _HEAD * math.cos(angle + turn), tip[1] - _HEAD * math.sin(angle + turn))
        for turn in (0.52, -0.52)
    )
    head = [tip, *ends]
    xs, ys = [p[0] for p in (*path, *head)], [p[1] for p in (*path, *head)]
    left, top = math.floor(min(xs)) - _PAD, math.floor(min(ys)) - _PAD
    width, height = (2 * math.ceil((max(v) - min(v) + 2 * _PAD + 1) / 2) for v in (xs, ys))
    brush = Brush(width, height, scale=3)
    shift = (-left - width / 2, -top - height / 2)
    path, head = ([(x + shift[0], y + shift[1]) for x, y in line] for line in (path, head))
    shaft = [point for point in path if math.dist(point, head[0]) > _HEAD * 0.7] or path[:1]
    for extra, paint in ((5, theme.halo), (0, theme.mark)):
        brush.line(shaft, paint, 8 + extra)
        brush.outlined([head], paint, 1.5 + extra / 2)
    brush.sprite().put(image, (left + width / 2, top + height / 2))


def _bow(start: Point, end: Point, gap: float, bend: float) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    a = (start[0] + ux * gap, start[1] + uy * gap)
    b = (end[0] - ux * gap, end[1] - uy * gap)  # beside the piece, not upon its number
    c = ((a[0] + b[0]) / 2 + uy * length * bend, (a[1] + b[1]) / 2 - ux * length * bend)
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * c[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * c[1] + t * t * b[1],
        )
        for t in (k / 18 for k in range(19))
    ]
