"""The board of a position: harbour and sites, one pure function from a view to an image."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.imhotep.grounds import ground
from renderer.imhotep.layout import HEAD
from renderer.imhotep.market import draw_market
from renderer.imhotep.marks import NO_MARKS, Marks, draw_marks
from renderer.imhotep.obelisks import draw_obelisks
from renderer.imhotep.palette import LIGHT, Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.pyramids import draw_pyramids
from renderer.imhotep.ships import draw_harbour
from renderer.imhotep.standings import draw_standings
from renderer.imhotep.stones import stone
from renderer.imhotep.temple import draw_temple
from renderer.imhotep.tomb import draw_tomb
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, readable, write
from rules.engine.decisions import Seat
from rules.imhotep.state import NOBODY, Phase
from rules.imhotep.view import View

_WHO = (330, 850)  # from where to where the one to move is named


def draw_board(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Draw the board.  Same view, same pixels: no clock, no language but the labels'.

    ``names`` are the people, by seat; ``step`` is the number of the decision that led here.
    """
    image = ground(theme)
    _draw_head(image, theme, view, step, labels, names)
    if view.phase is Phase.OVER:
        draw_standings(image, theme, view, labels, names)
    else:
        draw_harbour(image, theme, view, labels)
    draw_market(image, theme, view, labels)
    if view.players:
        draw_pyramids(image, theme, view, labels)
        draw_temple(image, theme, view, labels)
        draw_tomb(image, theme, view, labels)
        draw_obelisks(image, theme, view, labels)
    draw_marks(image, theme, view, marks)
    return image


def to_move(view: View) -> Seat:
    """Who is to do something: whose stone is being unloaded, or else whose turn it is."""
    if view.phase is not Phase.TURN:
        return NOBODY
    return view.unloading.owner if view.unloading is not None else view.active


def named(view: View, seat: Seat, labels: Labels, names: Sequence[str]) -> str:
    """A player's colour and, if known, name."""
    colour = labels(key("imhotep", "colour", view.players[seat].colour))
    name = readable(names[seat]) if seat < len(names) else ""
    return f"{colour} · {name}" if name else colour


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    step: int | None,
    labels: Labels,
    names: Sequence[str],
) -> None:
    """The round, who is to move, and who began the round."""
    left, top, right, bottom = HEAD
    y = (top + bottom) / 2
    when = labels("imhotep-label-round", number=view.round, most=view.rounds)
    x = left + 6
    x += write(image, (x, y), when, theme.text, size=32, width=210, weight=Weight.EXTRA)
    if step is not None:
        write(image, (x + 14, y + 2), f"#{step}", theme.faded, size=24, width=_WHO[0] - x - 24)
    _draw_who(image, theme, view, labels, names)
    if view.players and view.first != NOBODY:
        sign(Sign.FIRST, theme.gilt, theme.paper, 42).put(image, (_WHO[1] + 34, y))
        x = write(
            image, (_WHO[1] + 56, y), labels("imhotep-label-first"), theme.faded, size=24, width=96
        )
        stone(theme, view.players[view.first].colour, 44).put(image, (right - 28, y))


def _draw_who(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    """The one to move, or what the table waits for."""
    _, top, _, bottom = HEAD
    y, box = (top + bottom) / 2, (_WHO[0], top + 2, _WHO[1], bottom - 2)
    seat = to_move(view)
    if seat == NOBODY:
        text = labels(key("imhotep", "label", "phase", view.phase))
        write(
            image,
            ((box[0] + box[2]) / 2, y),
            text,
            theme.text,
            size=30,
            align="middle",
            width=box[2] - box[0],
            weight=Weight.EXTRA,
        )
        return
    panel(image, box, theme.active, theme.ink, thick=3, radius=12)
    stone(theme, view.players[seat].colour, 42).put(image, (box[0] + 36, y))
    write(
        image,
        (box[0] + 68, y),
        named(view, seat, labels, names),
        theme.text,
        size=30,
        width=box[2] - box[0] - 80,
        weight=Weight.EXTRA,
    )
