"""The temple from above: on each cell the stone that is seen, and the edges of those beneath it."""

from __future__ import annotations

from PIL import Image

from renderer.imhotep.cells import draw_cell
from renderer.imhotep.grounds import draw_title
from renderer.imhotep.layout import Box, Spot, inner
from renderer.imhotep.palette import Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.stones import slab, stone
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.imhotep.data import Reward, Site
from rules.imhotep.lookup import stones_at
from rules.imhotep.view import TempleCellView, View

_LEFT, _TOP, _RIGHT, _BOTTOM = inner(Site.TEMPLE)
_STONE, _CELLS = 66, 5
_PITCH = (_RIGHT - _LEFT) // _CELLS
_BASE = _BOTTOM - 44  # where the lowest stones lie
_BAND, _LEAST_BAND, _BANDS = 20, 8, 84  # heights of covered stones, of one and of all


def box_of(view: View, spot: Spot) -> Box:
    """Where the topmost stone of a cell lies."""
    stones = len(view.temple[spot.place].stones)
    x = _LEFT + _PITCH * spot.place + _PITCH // 2
    bottom = _BASE - max(stones - 1, 0) * _band(stones) if stones else _BASE
    return x - _STONE // 2, bottom - _STONE, x + _STONE // 2, bottom


def next_spot(view: View) -> Spot:
    """The cell of the next stone."""
    return Spot(Site.TEMPLE, stones_at(view, Site.TEMPLE) % len(view.temple))


def draw_temple(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the site."""
    draw_title(image, theme, view, Site.TEMPLE, labels, stones=stones_at(view, Site.TEMPLE))
    following = next_spot(view) if view.temple else None
    for place, cell in enumerate(view.temple):
        spot = Spot(Site.TEMPLE, place)
        box = box_of(view, spot)
        x = (box[0] + box[2]) / 2
        if not cell.stones:
            draw_cell(image, theme, box, following=spot == following)
        else:
            _draw_stack(image, theme, view, cell, x)
        if cell.stones and spot == following:
            _draw_next(image, theme, box)
        _draw_reward(image, theme, cell, x)


def _band(stones: int) -> int:
    """How much of a covered stone is seen, by how many lie there."""
    return max(_LEAST_BAND, min(_BAND, _BANDS // max(stones - 1, 1)))


def _draw_stack(
    image: Image.Image, theme: Theme, view: View, cell: TempleCellView, x: float
) -> None:
    """The lowest first; only the topmost shows its face."""
    band = _band(len(cell.stones))
    seen = cell.stones[-(_BANDS // band + 1) :]
    for n, seat in enumerate(seen[:-1]):
        at = (x, _BASE - n * band - band / 2)
        slab(theme, view.players[seat].colour, _STONE, band + 1).put(image, at)
    top = _BASE - (len(seen) - 1) * band - _STONE / 2
    stone(theme, view.players[seen[-1]].colour, _STONE).put(image, (x, top))


def _draw_next(image: Image.Image, theme: Theme, box: Box) -> None:
    """A golden bar over the stack on which the next stone comes."""
    bar = (box[0] + 4, box[1] - 12, box[2] - 4, box[1] - 5)
    image.paste(theme.gold_shade, bar)


def _draw_reward(image: Image.Image, theme: Theme, cell: TempleCellView, x: float) -> None:
    """What the cell gives at the end of the round, below it."""
    y = _BOTTOM - 22
    if cell.reward is Reward.CARD:
        sign(Sign.CARD, theme.text, theme.sand, 34).put(image, (x, y))
        return
    if not cell.stones_instead:
        write(
            image,
            (x, y),
            f"+{cell.points}",
            theme.text,
            size=28,
            width=60,
            weight=Weight.EXTRA,
            align="middle",
        )
        return
    write(
        image,
        (x - 4, y),
        f"+{cell.points} /",
        theme.text,
        size=24,
        width=60,
        weight=Weight.EXTRA,
        align="right",
    )
    write(
        image,
        (x + 2, y),
        str(cell.stones_instead),
        theme.text,
        size=24,
        width=20,
        weight=Weight.EXTRA,
    )
    sign(Sign.STONES, theme.text, theme.sand, 30).put(image, (x + 32, y))
