"""The end: victory points by kind, how a tie was broken, and the points day by day."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.kemet import chart, sprites
from renderer.kemet.chart import draw_chart
from renderer.kemet.head import LEFT, RIGHT, colour_name, in_order, paper, person
from renderer.kemet.palette import LIGHT, Theme
from renderer.kemet.pictograms import OF_POINTS
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import write_paragraph
from renderer.type import Weight, write
from renderer.words import capital
from rules.engine.decisions import Seat
from rules.kemet.data import PERMANENT, Vp
from rules.kemet.state import Ending
from rules.kemet.view import View

_HEAD, _ROW, _TOTAL = 220, 50, 70
_NAMES = 330  # where the columns of players begin
_TIES = (Ending.BATTLE, Ending.ORDER)


def draw_end(
    view: View, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw how the game ended; before the end, how the points stand."""
    seats = sorted(
        in_order(view), key=lambda seat: (seat not in view.winners, -view.players[seat].total)
    )
    rows = len(Vp) + 2
    below = chart.HEIGHT if view.scores else 0
    image = paper(theme, _HEAD + rows * _ROW + _TOTAL + 16 + below + 26)
    _draw_head(image, theme, view, seats, labels, names)
    top = _HEAD
    for kind in Vp:
        _draw_kind(image, theme, view, seats, kind, top, labels)
        top += _ROW
    _draw_total(image, theme, view, seats, top, labels)
    top += _TOTAL
    _draw_ties(image, theme, view, seats, top, labels)
    if below:
        draw_chart(image, theme, view, top + 2 * _ROW + 16, labels)
    return image


def _column(seats: Sequence[Seat], n: int) -> float:
    wide = (RIGHT - _NAMES) / len(seats)
    return _NAMES + wide * (n + 0.5)


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    seats: Sequence[Seat],
    labels: Labels,
    names: Sequence[str],
) -> None:
    title = labels("kemet-label-end" if view.ending is not None else "kemet-label-if-now")
    write(image, (LEFT + 12, 62), title, theme.text, size=40, width=296, weight=Weight.EXTRA)
    if view.ending is not None:
        how = capital(labels(key("kemet", "ending", view.ending)))
        write_paragraph(image, (LEFT + 12, 112), how, theme.faded, size=24, width=290, most=3)
    wide = round((RIGHT - _NAMES) / len(seats)) - 6
    for n, seat in enumerate(seats):
        x = _column(seats, n)
        won = seat in view.winners
        box = (round(x - wide / 2), 26, round(x + wide / 2), _HEAD - 10)
        fill, edge = (theme.active, theme.ink) if won else (theme.panel, theme.panel_line)
        panel(image, box, fill, edge, thick=4 if won else 1.8, radius=10)
        sprites.badge(theme, view.players[seat].colour, 31).put(image, (x, 78))
        write(
            image,
            (x, 142),
            colour_name(view, labels, seat),
            theme.text,
            size=25,
            width=wide - 6,
            weight=Weight.EXTRA,
            align="middle",
        )
        write(
            image,
            (x, 178),
            person(names, seat),
            theme.faded,
            size=23,
            width=wide - 6,
            weight=Weight.MEDIUM,
            align="middle",
        )


def _row(image: Image.Image, theme: Theme, top: int) -> float:
    panel(image, (LEFT, top + 3, RIGHT, top + _ROW - 1), theme.panel, theme.panel_line, radius=8)
    return top + _ROW / 2 + 1


def _draw_kind(
    image: Image.Image,
    theme: Theme,
    view: View,
    seats: Sequence[Seat],
    kind: Vp,
    top: int,
    labels: Labels,
) -> None:
    """A row; gold squares are permanent points, white pills temporary ones."""
    y = _row(image, theme, top)
    lasting = kind in PERMANENT
    fill = theme.gold if lasting else theme.white
    box = (LEFT + 10, round(y - 17), LEFT + 52, round(y + 17))
    panel(image, box, fill, theme.ink, thick=2, radius=4 if lasting else 17)
    sprites.sign(OF_POINTS[kind], theme.ink, fill, 25).put(image, (LEFT + 31, y))
    write(
        image,
        (LEFT + 66, y),
        labels(key("kemet", "vp", kind)),
        theme.text,
        size=26,
        width=_NAMES - LEFT - 72,
    )
    most = max(view.players[seat].points[kind] for seat in seats)
    for n, seat in enumerate(seats):
        points = view.players[seat].points[kind]
        best = points == most and points > 0
        write(
            image,
            (_column(seats, n), y),
            str(points) if points else "·",
            theme.text if best else theme.faded,
            size=30,
            width=80,
            weight=Weight.EXTRA if best else Weight.MEDIUM,
            align="middle",
        )


def _draw_total(
    image: Image.Image,
    theme: Theme,
    view: View,
    seats: Sequence[Seat],
    top: int,
    labels: Labels,
) -> None:
    panel(image, (LEFT, top + 4, RIGHT, top + _TOTAL - 4), theme.ink, theme.gold_shade, radius=9)
    y = top + _TOTAL / 2
    write(
        image,
        (LEFT + 18, y),
        labels("kemet-label-total"),
        theme.white,
        size=34,
        width=340,
        weight=Weight.EXTRA,
    )
    for n, seat in enumerate(seats):
        won = seat in view.winners
        write(
            image,
            (_column(seats, n), y),
            str(view.players[seat].total),
            theme.gold if won else theme.white,
            size=42,
            width=100,
            weight=Weight.EXTRA,
            align="middle",
        )


def _draw_ties(
    image: Image.Image,
    theme: Theme,
    view: View,
    seats: Sequence[Seat],
    top: int,
    labels: Labels,
) -> None:
    """What decides between equals: points of battles, then the turn order; lit if it did."""
    battles = [view.players[seat].points[Vp.BATTLE] for seat in seats]
    places = [view.order.index(seat) + 1 if seat in view.order else 0 for seat in seats]
    for name, ending, values in (
        ("battle", Ending.BATTLE, battles),
        ("order", Ending.ORDER, places),
    ):
        y = _row(image, theme, top)
        used = view.ending is ending or (view.ending in _TIES and ending is Ending.BATTLE)
        colour = theme.text if used else theme.faded
        weight = Weight.EXTRA if used else Weight.MEDIUM
        write(
            image,
            (LEFT + 18, y),
            labels(f"kemet-label-tie-{name}"),
            colour,
            size=25,
            width=_NAMES - LEFT - 24,
            weight=weight,
        )
        for n, value in enumerate(values):
            write(
                image,
                (_column(seats, n), y),
                str(value),
                colour,
                size=28,
                width=80,
                weight=weight,
                align="middle",
            )
        top += _ROW
