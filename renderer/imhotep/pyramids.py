"""The pyramid of side A, level beside level, and the three of side B, each with its top above."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from renderer.imhotep.cells import draw_cell, draw_count, draw_stone
from renderer.imhotep.grounds import draw_title
from renderer.imhotep.layout import EDGE, Box, Spot, inner
from renderer.imhotep.palette import Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.labels import Labels, key
from renderer.type import Weight, write
from rules.imhotep.data import POINTS_OF_SURPLUS, Bonus, Side, Site
from rules.imhotep.lookup import stones_at
from rules.imhotep.state import NOBODY
from rules.imhotep.view import PyramidCellView, View

_LEFT, _TOP, _RIGHT, _BOTTOM = inner(Site.PYRAMID)
_CELL, _GAP = 56, 26  # side A
_SMALL, _PITCH = 54, 134  # side B
_LEVELS = {1: 3, 2: 2, 3: 1}  # cells in a row
_EDGE_WIDTH = 66
_BONUS = {Bonus.CARD: Sign.CARD, Bonus.STONES: Sign.STONES, Bonus.LOAD: Sign.LOAD}
_ROMAN = {1: "I", 2: "II", 3: "III"}


def box_of(view: View, spot: Spot) -> Box:
    """Where a spot is."""
    if spot.part == EDGE:
        return _edge_box()
    cell = view.pyramids[spot.part].cells[spot.place]
    if view.sides[Site.PYRAMID] is Side.A:
        return _great_box(cell)
    return _small_box(spot.part, cell)


def next_spots(view: View) -> list[Spot]:
    """Where the next stone can go: one cell of each incomplete pyramid, or the edge."""
    found = [
        Spot(Site.PYRAMID, pyramid.built, part)
        for part, pyramid in enumerate(view.pyramids)
        if pyramid.built < len(pyramid.cells)
    ]
    return found or [Spot(Site.PYRAMID, 0, EDGE)]


def draw_pyramids(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the site."""
    draw_title(image, theme, view, Site.PYRAMID, labels, stones=stones_at(view, Site.PYRAMID))
    following = next_spots(view)
    for part, pyramid in enumerate(view.pyramids):
        for place, cell in enumerate(pyramid.cells):
            spot = Spot(Site.PYRAMID, place, part)
            _draw_cell(image, theme, view, cell, box_of(view, spot), following=spot in following)
    _draw_captions(image, theme, view, labels)
    _draw_edge(image, theme, view, following=following[0].part == EDGE)


def _great_box(cell: PyramidCellView) -> Box:
    """Levels lie side by side, as they are seen from above, so that nothing is covered."""
    before = sum(_LEVELS[level] * _CELL + _GAP for level in range(1, cell.level))
    rows = _LEVELS[cell.level]
    left = _LEFT + before + (cell.column - 1) * _CELL
    top = _TOP + (3 - rows) * _CELL + (cell.row - 1) * _CELL
    return left, top, left + _CELL - 2, top + _CELL - 2


def _small_box(part: int, cell: PyramidCellView) -> Box:
    """The top lies above the middle of its base."""
    left, top = _LEFT + _PITCH * part, _TOP
    if cell.level > 1:
        left += _SMALL // 2
    else:
        left += (cell.column - 1) * _SMALL
        top += _SMALL + 4 + (cell.row - 1) * _SMALL
    return left, top, left + _SMALL - 2, top + _SMALL - 2


def _edge_box() -> Box:
    return _RIGHT - _EDGE_WIDTH, _TOP, _RIGHT, _TOP + 168


def _draw_cell(
    image: Image.Image,
    theme: Theme,
    view: View,
    cell: PyramidCellView,
    box: Box,
    *,
    following: bool,
) -> None:
    if cell.seat != NOBODY:
        draw_stone(image, theme, view, cell.seat, box)
        return
    if cell.bonus is None:
        draw_cell(image, theme, box, str(cell.points), following=following)
        return
    draw_cell(image, theme, box, following=following)
    write(
        image,
        (box[0] + 8, box[1] + 17),
        str(cell.points),
        theme.cell_text,
        size=24,
        width=20,
        weight=Weight.EXTRA,
    )
    at = (box[0] + 33, box[1] + 33)
    sign(_BONUS[cell.bonus], theme.cell_text, theme.cell, 31).put(image, at)


def _draw_captions(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """The numbers of the levels, or the names of the pyramids."""
    y = _BOTTOM - 17
    if view.sides[Site.PYRAMID] is Side.A:
        x = _LEFT
        for level, cells in _LEVELS.items():
            write(
                image,
                (x + cells * _CELL / 2, y),
                _ROMAN[level],
                theme.faded,
                size=22,
                width=50,
                align="middle",
            )
            x += cells * _CELL + _GAP
        return
    for part, pyramid in enumerate(view.pyramids):
        name = labels(key("imhotep", "label", "pyramid", pyramid.pyramid))
        write(
            image,
            (_LEFT + _PITCH * part + _SMALL, y),
            name,
            theme.text,
            size=24,
            width=128,
            align="middle",
        )


def _draw_edge(image: Image.Image, theme: Theme, view: View, *, following: bool) -> None:
    """Stones beyond the pyramids: how many of each colour, a point for each."""
    box = _edge_box()
    draw_cell(image, theme, box, following=following)
    if not view.edge:
        write(
            image,
            ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2),
            f"+{POINTS_OF_SURPLUS}",
            theme.cell_text,
            size=30,
            width=60,
            weight=Weight.EXTRA,
            align="middle",
        )
        return
    for n, (seat, stones) in enumerate(sorted(Counter(view.edge).items())):
        at = (box[0] + 5, box[1] + 23 + 41 * n)
        draw_count(image, theme, view, seat, at, str(stones), side=28, size=22, width=28)
