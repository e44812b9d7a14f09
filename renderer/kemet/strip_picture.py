"""The strip: the day, the deck, and a row for each player in turn order."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.chips import VALUE_SIGNS, value_colours
from renderer.kemet.dashboards import draw_dashboard, row_height
from renderer.kemet.head import LEFT, RIGHT, deciding, in_order, paper
from renderer.kemet.map_picture import when
from renderer.kemet.marks import NO_MARKS, Marks
from renderer.kemet.palette import LIGHT, Theme
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.kemet.state import Phase
from rules.kemet.view import View

_HEAD = 84  # where the first row begins
_GAP = 7
_FOOT = 24


def draw_strip(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
    asked: Collection[Seat] | None = None,
) -> Image.Image:
    """Draw everything that is not on the map; ``names`` are the people, by seat."""
    image = paper(theme, strip_height(view, labels))
    _draw_head(image, theme, view, labels)
    lit = deciding(view, asked)
    top = _HEAD
    for place, seat in enumerate(in_order(view), 1):
        draw_dashboard(image, theme, view, seat, top, place, labels, names, marks, lit=seat in lit)
        top += row_height(view.players[seat], labels) + _GAP
    return image


def strip_height(view: View, labels: Labels) -> int:
    """How tall the strip is: by the players and their tiles."""
    return _HEAD + sum(row_height(p, labels) + _GAP for p in view.players) - _GAP + _FOOT


def _draw_head(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """The day with its turns, the goal, the deck, and what the numbers of cards mean."""
    y = 51
    is_day = view.phase in (Phase.TURN, Phase.END_OF_DAY)
    title = labels("kemet-label-day", day=view.day) if is_day else when(view, labels)
    x = LEFT + 8
    x += (
        write(
            image,
            (x, y),
            title,
            theme.text,
            size=34,
            width=130 if is_day else 330,
            weight=Weight.EXTRA,
        )
        + 18
    )
    if is_day:
        for turn in range(1, view.turns + 1):
            _draw_turn(image, theme, view, turn, x, y)
            x += 43
    x += 16
    sprites.sign(Sign.EYE, theme.text, theme.paper, 40).put(image, (x + 20, y))
    x += 46 + write(
        image,
        (x + 46, y),
        labels("kemet-label-target", number=view.target),
        theme.text,
        size=27,
        width=100,
        weight=Weight.EXTRA,
    )
    _draw_deck(image, theme, view, labels, y)


def _draw_turn(image: Image.Image, theme: Theme, view: View, turn: int, x: float, y: float) -> None:
    fill, edge, thick = theme.panel, theme.panel_line, 1.8
    if turn == view.turn:
        fill, edge, thick = theme.active, theme.ink, 3.0
    elif turn < view.turn:
        fill = theme.spent
    left = round(x)
    panel(image, (left, round(y - 18), left + 38, round(y + 18)), fill, edge, thick=thick, radius=7)
    write(
        image,
        (left + 19, y),
        str(turn),
        theme.text,
        size=24,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )


def _draw_deck(image: Image.Image, theme: Theme, view: View, labels: Labels, y: float) -> None:
    """From the right: what stands on battle cards, then the DI deck and its discard pile."""
    x: float = RIGHT - 12
    x -= write(
        image,
        (x, y),
        labels("kemet-label-on-cards"),
        theme.faded,
        size=24,
        width=140,
        align="right",
    )
    x -= 100
    for n, (what, colour) in enumerate(zip(VALUE_SIGNS, value_colours(theme), strict=True)):
        sprites.sign(what, colour, theme.paper, 30).put(image, (x + 14 + 31 * n, y))
    x -= 24
    x -= (
        write(
            image,
            (x, y),
            labels("kemet-label-discard", number=view.discard),
            theme.faded,
            size=24,
            width=180,
            align="right",
        )
        + 14
    )
    x -= (
        write(
            image,
            (x, y),
            str(view.deck),
            theme.text,
            size=27,
            width=50,
            weight=Weight.EXTRA,
            align="right",
        )
        + 26
    )
    sprites.sign(Sign.CARDS, theme.text, theme.paper, 34).put(image, (x, y))
