"""What is drawn over the map for a moment: arrows, ghosts, highlights, numbered ends."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.cartouches import Box, around
from renderer.ankh.claws import draw_claws
from renderer.ankh.geometry import CENTRES, border_line, corner_point, hexagon, middle, stand_at
from renderer.ankh.palette import Theme
from renderer.brush import Brush, Colour, Point, Sprite, rounded
from renderer.type import Weight, write
from rules.ankh.board import Border, Cell
from rules.ankh.chains import Corner
from rules.ankh.data import God, Kind, MonumentKind


@dataclass(frozen=True, slots=True)
class Ghost:
    """A figure, monument or underworld token that is not there yet, or no longer."""

    cell: Cell
    god: God | None
    kind: Kind | MonumentKind | None  # None is an underworld token
    sun: bool = False
    aim: int = -1  # of a Giant Scorpion


class Fought(NamedTuple):
    """How a battle went: its region, how strong each was, and who won, if anybody."""

    region: int
    strengths: tuple[tuple[God, int], ...]
    winner: God | None


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything to draw over a map; the draft's or the last step's."""

    arrows: tuple[tuple[Cell, Cell], ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    cells: tuple[Cell, ...] = ()  # highlighted: reachable, changed
    borders: tuple[Border, ...] = ()  # camels in a draft
    ends: tuple[tuple[int, Corner], ...] = ()  # numbered ends of caravans
    sizes: tuple[tuple[Cell, int], ...] = ()  # of both sides of a split, written on a cell
    fought: Fought | None = None  # beside the map of a replay
    taken: tuple[Box, ...] = ()  # where something else is drawn over the map later

    def over_numbers(self) -> tuple[Box, ...]:
        """What is drawn over the conflict numbers, which give way."""
        camels = (around(middle(*border_line(border)), _CAMEL) for border in self.borders)
        ends = (around(corner_point(corner), _END) for _, corner in self.ends)
        sizes = (around(stand_at(cell), _SIZE_SIGN) for cell, _ in self.sizes)
        return (*camels, *ends, *sizes, *self.taken)


NO_MARKS = Marks()
_CAMEL, _END = (-18, -16, 18, 16), (-18, -18, 18, 18)  # what they cover, from their middle
_SIZE_SIGN = (-56, -28, 56, 28)
_PAD = 14
_HEAD = 20.0  # length of an arrow's head


def draw_marked_cells(image: Image.Image, theme: Theme, marks: Marks) -> None:
    """Draw highlights and ghosts: they lie under the conflict numbers."""
    for cell in marks.cells:
        _highlight(theme).put(image, CENTRES[cell])
    for ghost in marks.ghosts:
        _draw_ghost(image, theme, ghost)


def draw_marks(image: Image.Image, theme: Theme, marks: Marks) -> None:
    """Draw what lies over everything else."""
    for start, end in marks.arrows:
        _arrow(image, theme.mark, theme.halo, stand_at(start), stand_at(end))
    for border in marks.borders:
        _closed(image, theme, border)
    for number, corner in marks.ends:
        point = corner_point(corner)
        sprites.number_disc(theme).put(image, point)
        write(
            image,
            point,
            str(number),
            theme.halo,
            size=20,
            width=28,
            weight=Weight.EXTRA,
            align="middle",
        )
    for cell, size in marks.sizes:
        _draw_size(image, theme, stand_at(cell), size)


def _draw_size(image: Image.Image, theme: Theme, at: Point, size: int) -> None:
    """How many cells a side has: a sign with a small cell, unlike any cell's number."""
    _size_sign(theme).put(image, at)
    write(
        image,
        (at[0] - 8, at[1]),
        f"\u00d7{size}",
        theme.panel,
        size=32,
        width=56,
        weight=Weight.EXTRA,
    )


def _closed(image: Image.Image, theme: Theme, border: Border) -> None:
    """A camel of a draft: the border it would close."""
    a, b = border_line(border)
    at = middle(a, b)
    brush = Brush(88, 88)
    ends = [(a[0] - at[0], a[1] - at[1]), (b[0] - at[0], b[1] - at[1])]
    brush.line(ends, theme.halo, 12)
    brush.line(ends, theme.mark, 7)
    brush.sprite().put(image, at)
    sprites.camel(theme).put(image, at)


def _draw_ghost(image: Image.Image, theme: Theme, ghost: Ghost) -> None:
    at = stand_at(ghost.cell)
    if ghost.sun and isinstance(ghost.kind, Kind):
        _faint(sprites.sun(theme, ghost.kind)).put(image, at)
    _ghost(theme, ghost).put(image, at)
    if ghost.aim >= 0 and ghost.god is not None:
        draw_claws(image, theme, ghost.god, ghost.cell, ghost.aim, faint=True)


def _ghost(theme: Theme, ghost: Ghost) -> Sprite:
    if isinstance(ghost.kind, MonumentKind):
        return _faint(sprites.monument(theme, ghost.kind, ghost.god))
    assert ghost.god is not None, "a figure or an underworld token has an owner"
    if ghost.kind is None:
        return _faint(sprites.portal(theme, ghost.god))
    return sprites.ghost(theme, ghost.god, ghost.kind)


def _faint(sprite: Sprite) -> Sprite:
    return sprite._replace(mask=sprite.mask.point([v // 2 for v in range(256)]))


@lru_cache(maxsize=4)
def _size_sign(theme: Theme) -> Sprite:
    brush = Brush(124, 64)
    sign = rounded(-52, -24, 52, 24, 8)
    brush.outlined([sign], theme.halo, 3.4)
    brush.fill(sign, theme.mark)
    brush.fill(hexagon((-30, 0), 17), theme.panel)
    return brush.sprite()


@lru_cache(maxsize=8)
def _highlight(theme: Theme) -> Sprite:
    brush = Brush(124, 110)
    brush.line(hexagon((0, 0), 55), theme.halo, 6.4, closed=True)
    brush.line(hexagon((0, 0), 55), theme.mark, 3.8, closed=True)
    return brush.sprite()


def _arrow(image: Image.Image, colour: Colour, halo: Colour, start: Point, end: Point) -> None:
    """An arrow that bends a little, so that it does not hide what lies between."""
    path = _bow(start, end)
    tip, before = path[-1], path[-3]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    head = [
        tip,
        *(
            (tip[0] - _HEAD * math.cos(angle + turn), tip[1] - _HEAD * math.sin(angle + turn))
            for turn in (0.5, -0.5)
        ),
    ]
    xs, ys = [p[0] for p in (*path, *head)], [p[1] for p in (*path, *head)]
    left, top = math.floor(min(xs)) - _PAD, math.floor(min(ys)) - _PAD
    width, height = (2 * math.ceil((max(v) - min(v) + 2 * _PAD + 1) / 2) for v in (xs, ys))
    brush = Brush(width, height, scale=3)
    shift = (-left - width / 2, -top - height / 2)
    path, head = ([(x + shift[0], y + shift[1]) for x, y in line] for line in (path, head))
    shaft = path[:-3]
    for extra, paint in ((5, halo), (0, colour)):
        brush.line(shaft, paint, 7 + extra)
        brush.outlined([head], paint, 1.5 + extra / 2)
    brush.sprite().put(image, (left + width / 2, top + height / 2))


def _bow(start: Point, end: Point) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    a = (start[0] + ux * 24, start[1] + uy * 24)
    b = (end[0] - ux * 24, end[1] - uy * 24)  # beside the piece, not upon its emblem
    bend = length * 0.14
    c = ((a[0] + b[0]) / 2 + uy * bend, (a[1] + b[1]) / 2 - ux * bend)
    return [
        (_quadratic(t, a[0], c[0], b[0]), _quadratic(t, a[1], c[1], b[1]))
        for t in (k / 16 for k in range(17))
    ]


def _quadratic(t: float, a: float, b: float, c: float) -> float:
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
