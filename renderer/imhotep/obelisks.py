"""The obelisks: one per player by height on side A, towers of three on side B."""

from __future__ import annotations

from PIL import Image

from renderer.imhotep.cells import draw_cell, draw_count
from renderer.imhotep.grounds import draw_title
from renderer.imhotep.layout import TOWERS, Box, Spot, inner
from renderer.imhotep.palette import Theme
from renderer.imhotep.stones import slab, stone
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.imhotep.data import POINTS_OF_LOOSE, STONES_OF_TOWER, Side, Site, Source
from rules.imhotep.lookup import stones_at
from rules.imhotep.state import NOBODY
from rules.imhotep.view import View

_LEFT, _TOP, _RIGHT, _BOTTOM = inner(Site.OBELISKS)
_FOOT = _BOTTOM - 30  # the middle of the row of owners
_BASE = _BOTTOM - 54  # where obelisks stand
_WIDE, _TALLEST, _COURSE = 62, 112, 28
_RANKS = 84
_TOWER = 58


def box_of(view: View, spot: Spot) -> Box:
    """Where a seat's stones are, or a tower space."""
    if spot.part == TOWERS:
        left = _LEFT + (_TOWER + 2) * spot.place
        return left, _TOP, left + _TOWER, _TOP + 88
    x = _column(view, spot.place)
    half = _pitch(view) // 2 - 6
    top = _FOOT - 24 if view.sides[Site.OBELISKS] is Side.B else _TOP
    return x - half, top, x + half, _BOTTOM - 6


def top_box(view: View, seat: Seat) -> Box:
    """Where the next stone of an obelisk comes, by its height."""
    height = view.obelisks.stones[seat]
    top = _BASE - min(_COURSE, _TALLEST // max(height, 1)) * height
    x = _column(view, seat)
    return x - 22, top - 44, x + 22, top


def _pitch(view: View) -> int:
    room = _RIGHT - _LEFT - (_RANKS if view.sides[Site.OBELISKS] is Side.A else 0)
    return room // len(view.players)


def _column(view: View, seat: Seat) -> int:
    return _LEFT + _pitch(view) * seat + _pitch(view) // 2


def draw_obelisks(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the site."""
    draw_title(image, theme, view, Site.OBELISKS, labels, stones=stones_at(view, Site.OBELISKS))
    if view.sides[Site.OBELISKS] is Side.A:
        for seat in range(len(view.players)):
            _draw_obelisk(image, theme, view, seat)
        _draw_ranks(image, theme, view)
        return
    for place in range(len(view.obelisks.towers)):
        _draw_tower(image, theme, view, place)
    write(
        image,
        (_LEFT, _FOOT - 44),
        labels("imhotep-label-loose", number=POINTS_OF_LOOSE),
        theme.faded,
        size=22,
        width=_RIGHT - _LEFT,
    )
    for seat in range(len(view.players)):
        loose = view.obelisks.stones[seat]
        draw_count(
            image,
            theme,
            view,
            seat,
            (_column(view, seat) - 36, _FOOT),
            str(loose),
            side=36,
            size=28,
        )


def _draw_obelisk(image: Image.Image, theme: Theme, view: View, seat: Seat) -> None:
    """Course upon course, below it whose it is and how high, above it what it would give."""
    x, height = _column(view, seat), view.obelisks.stones[seat]
    colour = view.players[seat].colour
    if height == 0:
        half = _WIDE // 2
        draw_cell(image, theme, (x - half, _BASE - _COURSE, x + half, _BASE))
    course = min(_COURSE, _TALLEST // max(height, 1))
    for n in range(height):
        at = (x, _BASE - course * n - course / 2)
        slab(theme, colour, _WIDE, course).put(image, at)
    gain = view.players[seat].prospects.get(Source.OBELISKS, 0)
    if gain:
        write(
            image,
            (x, _BASE - course * height - 17),
            f"+{gain}",
            theme.faded,
            size=24,
            width=70,
            align="middle",
        )
    draw_count(image, theme, view, seat, (x - 34, _FOOT), str(height), side=36, size=30)


def _draw_ranks(image: Image.Image, theme: Theme, view: View) -> None:
    """What the highest obelisks give at the end, the highest first."""
    ranks = view.obelisks.ranks
    for n, points in enumerate(ranks):
        y = _TOP + 22 + n * 42
        text = f"{n + 1}."
        write(image, (_RIGHT - _RANKS + 14, y), text, theme.faded, size=24, width=30)
        write(
            image,
            (_RIGHT, y),
            str(points),
            theme.text,
            size=28,
            width=50,
            align="right",
            weight=Weight.EXTRA,
        )


def _draw_tower(image: Image.Image, theme: Theme, view: View, place: int) -> None:
    """A tower with its points, or the space for one."""
    tower = view.obelisks.towers[place]
    box = box_of(view, Spot(Site.OBELISKS, place, TOWERS))
    if tower.seat == NOBODY:
        free = [t.seat for t in view.obelisks.towers].index(NOBODY)
        draw_cell(image, theme, box, str(tower.points), following=place == free)
        return
    colour, x = view.players[tower.seat].colour, (box[0] + box[2]) / 2
    for n in range(STONES_OF_TOWER - 1):
        slab(theme, colour, 50, 18).put(image, (x, box[3] - 10 - 17 * n))
    stone(theme, colour, 50).put(image, (x, box[1] + 27))
    write(
        image, (x, box[3] + 12), str(tower.points), theme.faded, size=22, width=40, align="middle"
    )
