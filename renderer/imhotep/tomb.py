"""The tomb: three rows, column by column; on side A stones are joined, with their points."""

from __future__ import annotations

from PIL import Image

from renderer.imhotep.cells import draw_cell, draw_count, draw_stone
from renderer.imhotep.grounds import draw_title
from renderer.imhotep.layout import Box, Spot, inner
from renderer.imhotep.palette import LIVERIES, Theme
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.imhotep.data import TOMB_ROWS, Side, Site
from rules.imhotep.lookup import stones_at
from rules.imhotep.view import GroupView, View

_LEFT, _TOP, _RIGHT, _BOTTOM = inner(Site.TOMB)
_LARGEST, _GAP = 60, 2
_RANKS = 124  # room for the points of the rows of side B


def _cell(view: View, more: int = 4) -> int:
    """The side of a cell: all columns fit, with room for another ship."""
    room = _RIGHT - _LEFT - (_RANKS if view.sides[Site.TOMB] is Side.B else 0)
    columns = max(-(-(len(view.tomb.stones) + more) // TOMB_ROWS), room // _LARGEST)
    return min(_LARGEST, room // columns)


def _columns(view: View) -> int:
    room = _RIGHT - _LEFT - (_RANKS if view.sides[Site.TOMB] is Side.B else 0)
    return room // _cell(view)


def box_of(view: View, spot: Spot) -> Box:
    """Where a stone lies, by its number in the order of arrival."""
    side = _cell(view)
    column, row = divmod(spot.place, TOMB_ROWS)
    left = _LEFT + column * side
    top = _TOP + (_BOTTOM - 14 - _TOP - TOMB_ROWS * side) // 2 + row * side
    return left, top, left + side - _GAP, top + side - _GAP


def draw_tomb(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the site."""
    draw_title(image, theme, view, Site.TOMB, labels, stones=stones_at(view, Site.TOMB))
    stones = view.tomb.stones
    for place in range(len(stones), _columns(view) * TOMB_ROWS):
        box = box_of(view, Spot(Site.TOMB, place))
        draw_cell(image, theme, box, following=place == len(stones))
    for place, seat in enumerate(stones):
        draw_stone(image, theme, view, seat, box_of(view, Spot(Site.TOMB, place)))
    if view.sides[Site.TOMB] is Side.A:
        _draw_joints(image, theme, view)
        for group in view.tomb.groups:
            _draw_points(image, theme, view, group)
    else:
        _draw_ranks(image, theme, view)


def _draw_joints(image: Image.Image, theme: Theme, view: View) -> None:
    """Bridges between stones of a group, so that one sees what is scored together."""
    for group in view.tomb.groups:
        face = LIVERIES[view.players[group.seat].colour].face
        for place in group.stones:
            box = box_of(view, Spot(Site.TOMB, place))
            side = box[2] - box[0]
            thin, deep = round(side * 0.2), max(4, round(side * 0.1))
            x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
            if place + TOMB_ROWS in group.stones:
                across = (box[2] - deep, y - thin, box[2] + _GAP + deep, y + thin)
                _bridge(image, theme, across, face)
            if (place + 1) % TOMB_ROWS and place + 1 in group.stones:
                down = (x - thin, box[3] - deep, x + thin, box[3] + _GAP + deep)
                _bridge(image, theme, down, face)


def _draw_points(image: Image.Image, theme: Theme, view: View, group: GroupView) -> None:
    """What a group brings, upon the corner of its first stone."""
    _, _, right, bottom = box_of(view, Spot(Site.TOMB, min(group.stones)))
    wide = 22 if group.points < 10 else 34
    box = (right - wide - 1, bottom - 25, right + 1, bottom + 1)
    panel(image, box, theme.halo, theme.ink, thick=2, radius=8)
    at = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    write(
        image,
        at,
        str(group.points),
        theme.ink,
        size=21,
        width=wide,
        weight=Weight.EXTRA,
        align="middle",
    )


def _bridge(image: Image.Image, theme: Theme, box: Box, face: tuple[int, int, int]) -> None:
    left, top, right, bottom = box[0], box[1], box[2] + 1, box[3] + 1
    image.paste(face, (left, top, right, bottom))
    if right - left < bottom - top:  # it goes across: edges above and below
        edges = ((left, top, right, top + 2), (left, bottom - 2, right, bottom))
    else:
        edges = ((left, top, left + 2, bottom), (right - 2, top, right, bottom))
    for edge in edges:
        image.paste(theme.ink, edge)


def _draw_ranks(image: Image.Image, theme: Theme, view: View) -> None:
    """Side B: beside each row who would get how many points for it."""
    side = _cell(view)
    for row, points in enumerate(view.tomb.row_points):
        box = box_of(view, Spot(Site.TOMB, row))
        y = (box[1] + box[3]) / 2
        ranked = sorted((seat for seat in points if points[seat]), key=lambda s: -points[s])
        lines = -(-len(ranked) // 2)
        for n, seat in enumerate(ranked):
            line, column = divmod(n, 2)
            at = (
                _RIGHT - _RANKS + 8 + 62 * column,
                y + (line - (lines - 1) / 2) * min(30, side // 2),
            )
            draw_count(image, theme, view, seat, at, str(points[seat]), side=26, size=22, width=28)
