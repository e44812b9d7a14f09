"""One region of the map, enlarged, with everything around it dimmed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderer.ankh import sprites
from renderer.ankh.geometry import (
    CENTRES,
    HALF,
    RADIUS,
    SIZE,
    border_line,
    hexagon,
    middle,
    side,
    stand_at,
)
from renderer.ankh.ground import beside_rivers
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS, Marks
from renderer.ankh.palette import DIM, Theme
from renderer.brush import Point
from renderer.labels import Labels
from rules.ankh.board import AROUND, NEIGHBOURS, RIVERS, Cell, border
from rules.ankh.lookup import occupied
from rules.ankh.view import RegionView, View

LARGEST = 1.5
_LARGE_ENOUGH = 1.1
_WIDEST, _TALLEST = 1028, 800  # of the enlarged crop, unless the region is larger than this
_FRAME = 17  # of the map picture
_TITLES = 1062  # below are the map's own titles
_AROUND = 26  # of the neighbouring cells
_FINE = 2  # a mask is drawn so much larger


class Crop(NamedTuple):
    """A part of the map: where it was taken from and how much it is enlarged."""

    image: Image.Image
    left: int
    top: int
    scale: float

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the crop."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale

    def stand_at(self, cell: Cell) -> Point:
        """Where a piece stands in the crop."""
        return self.at(stand_at(cell))


def crop_region(
    view: View, region: RegionView, labels: Labels, theme: Theme, marks: Marks = NO_MARKS
) -> Crop:
    """Cut a region out of the map and enlarge it."""
    left, top, right, bottom = _widened(_box(_focus(view, region)))
    image = draw_map(view, labels, theme=theme, marks=marks).crop((left, top, right, bottom))
    crop = Crop(image, left, top, 1.0)
    crop = crop._replace(image=_dimmed(crop, theme, {*region.land, *region.water}))
    for edge in view.camels:
        if {*region.land} & {*edge}:
            sprites.camel(theme).put(crop.image, crop.at(middle(*border_line(edge))))
    return _enlarged(crop)


def _enlarged(crop: Crop) -> Crop:
    scale = _scale(crop.image.width, crop.image.height)
    if scale == 1:
        return crop
    size = round(crop.image.width * scale), round(crop.image.height * scale)
    image = crop.image.resize(size, Image.Resampling.BICUBIC)
    return crop._replace(image=image, scale=scale)


def _scale(width: int, height: int) -> float:
    """As large as there is room, never smaller than on the map."""
    return max(1.0, min(LARGEST, _WIDEST / width, _TALLEST / height))


def _focus(view: View, region: RegionView) -> list[Cell]:
    """The whole region, or where it would be too small, the cells with something on them."""
    standing = occupied(view)
    water = [cell for cell in region.water if cell in standing]
    whole = [*region.land, *water]
    left, top, right, bottom = _box(whole)
    taken = [cell for cell in whole if cell in standing]
    if _scale(right - left, bottom - top) >= _LARGE_ENOUGH or not taken:
        return whole
    return [*taken, *(n for cell in taken for n in NEIGHBOURS[cell])]


def _widened(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Take in more of both sides of a tall region, so that the picture is filled."""
    left, top, right, bottom = box
    width = max(right - left, math.floor(_WIDEST / _scale(right - left, bottom - top)))
    left = min(max((left + right - width) // 2, _FRAME), SIZE[0] - _FRAME - width)
    return left, top, left + width, bottom


def _box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    xs, ys = zip(*(CENTRES[cell] for cell in cells), strict=True)
    return (
        max(_FRAME, round(min(xs) - RADIUS - _AROUND)),
        max(_FRAME, round(min(ys) - HALF - _AROUND)),
        min(SIZE[0] - _FRAME, round(max(xs) + RADIUS + _AROUND)),
        min(_TITLES, round(max(ys) + HALF + _AROUND)),
    )


def _dimmed(crop: Crop, theme: Theme, cells: set[Cell]) -> Image.Image:
    """Lay paper over everything else, and a line around the region where no river is."""
    size = crop.image.width * _FINE, crop.image.height * _FINE
    rest, near, line = (Image.new("L", size, 255 * full) for full in (1, 1, 0))
    pens = [ImageDraw.Draw(mask) for mask in (rest, near, line)]
    for cell in cells:
        for pen, radius in zip(pens[:2], (RADIUS + 0.5, RADIUS + 12), strict=True):
            pen.polygon(_fine(crop, hexagon(CENTRES[cell], radius)), 0)
        for direction, other in enumerate(AROUND[cell]):
            if other is None or (other not in cells and border(cell, other) not in RIVERS):
                _draw_line(pens[2], _fine(crop, side(cell, direction)))
    # Paper lies on the rest but for the rivers beside the region, which bend out of its cells.
    box = (crop.left, crop.top, crop.left + crop.image.width, crop.top + crop.image.height)
    river = ImageChops.lighter(beside_rivers().crop(box), near.reduce(_FINE))
    mask = ImageChops.darker(rest.reduce(_FINE), river).point([round(v * DIM) for v in range(256)])
    dim = Image.composite(Image.new("RGB", crop.image.size, theme.paper), crop.image, mask)
    dim.paste(theme.frame, (0, 0), line.reduce(_FINE))
    return dim


def _fine(crop: Crop, points: Iterable[Point]) -> list[Point]:
    return [((x - crop.left) * _FINE, (y - crop.top) * _FINE) for x, y in points]


def _draw_line(pen: ImageDraw.ImageDraw, ends: list[Point]) -> None:
    pen.line(ends, 255, width=4 * _FINE)
    for x, y in ends:
        pen.ellipse((x - 2 * _FINE, y - 2 * _FINE, x + 2 * _FINE, y + 2 * _FINE), 255)
