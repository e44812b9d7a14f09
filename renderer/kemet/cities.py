"""A city: three districts on ground of its owner's colour, and the walls around them."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from renderer.brush import Point
from renderer.kemet.ground import write_number
from renderer.kemet.palette import LIVERIES, Theme, city_ground
from renderer.kemet.places import map_of
from renderer.kept import kept
from renderer.paper import SCALE, Pen
from rules.kemet.boards import City, city_of, districts
from rules.kemet.data import PlayerColour

_MARGIN = 12
_DASH = 13.0


@kept(168)
def city(theme: Theme, players: int, number: City, owner: PlayerColour | None) -> Image.Image:
    """A city as an image with soft edges, to be laid where :func:`corner` says."""
    left, top, right, bottom = _box(players, number)
    size = (right - left) * SCALE, (bottom - top) * SCALE
    large = Image.new("RGBA", size, (*theme.ink, 0))
    pen = _Shifted(Pen(ImageDraw.Draw(large)), left, top)
    _draw(pen, theme, players, number, owner)
    image = large.reduce(SCALE)
    for area in districts(number):
        x, y = map_of(players).spots[area].at["label"]
        write_number(image, theme, (x - left, y - top), area)
    return image


def corner(players: int, number: City) -> tuple[int, int]:
    """Where a city's picture lies on the map."""
    left, top, _, _ = _box(players, number)
    return left, top


@lru_cache(maxsize=20)
def _box(players: int, number: City) -> tuple[int, int, int, int]:
    boxes = [map_of(players).spots[area].box for area in districts(number)]
    return (
        math.floor(min(box[0] for box in boxes)) - _MARGIN,
        math.floor(min(box[1] for box in boxes)) - _MARGIN,
        math.ceil(max(box[2] for box in boxes)) + _MARGIN,
        math.ceil(max(box[3] for box in boxes)) + _MARGIN,
    )


class _Shifted:
    """A pen for a part of the map, in the pixels of the whole."""

    def __init__(self, pen: Pen, left: int, top: int) -> None:
        self._pen, self._left, self._top = pen, left, top

    def at(self, points: list[Point]) -> list[Point]:
        return [(x - self._left, y - self._top) for x, y in points]

    def fill(self, points: list[Point], colour: tuple[int, int, int]) -> None:
        self._pen.fill(self.at(points), colour)

    def line(self, points: list[Point], colour: tuple[int, int, int], width: float) -> None:
        self._pen.line(self.at(points), colour, width)

    def dot(self, point: Point, r: float, colour: tuple[int, int, int]) -> None:
        ((x, y),) = self.at([point])
        self._pen.dot(x, y, r, colour)


def _draw(
    pen: _Shifted, theme: Theme, players: int, number: City, owner: PlayerColour | None
) -> None:
    board = map_of(players)
    for area in districts(number):
        pen.fill(board.spots[area].polygon, city_ground(theme, owner))
    ours = [wall for wall in board.walls if any(city_of(a) == number for a in wall.between)]
    inner = [w for w in ours if len(w.between) == 2 and all(map(city_of, w.between))]
    outer = [w for w in ours if w not in inner]
    for a, b in (line for wall in inner for line in wall.lines):
        pen.line([a, b], theme.ink, 10)
        pen.line([a, b], theme.wall, 6.4)
    for a, b in (line for wall in outer for line in wall.lines):
        pen.line([a, b], theme.ink, 12)
    for a, b in (line for wall in outer for line in wall.lines):
        _battlement(pen, theme, a, b, owner)
    for point in {point for wall in ours for line in wall.lines for point in line}:
        pen.dot(point, 8, theme.ink)
        pen.dot(point, 5.8, theme.stone)


def _battlement(
    pen: _Shifted, theme: Theme, a: Point, b: Point, owner: PlayerColour | None
) -> None:
    """A wall in the owner's colour with bright stones in it."""
    fill = LIVERIES[owner].fill if owner is not None else theme.wall
    pen.line([a, b], fill, 8)
    length = math.dist(a, b)
    count = max(2, round(length / _DASH))
    for k in range(count):
        t, u = (k + 0.28) / count, (k + 0.6) / count
        ends = [(a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s) for s in (t, u)]
        pen.line(ends, theme.halo, 2.4)
