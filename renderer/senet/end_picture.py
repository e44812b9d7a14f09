"""The end of a game: who won, by how much, and how it was played."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.labels import Labels
from renderer.panels import panel
from renderer.paper import sheet
from renderer.senet.board_picture import named
from renderer.senet.layout import WIDTH
from renderer.senet.palette import LIGHT, Theme
from renderer.senet.pieces import piece
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.senet.view import View

HEIGHT = 630
_COLUMNS = (640, 910)  # the middle of each player's numbers
_TOP, _ROW = 330, 62


def draw_end(
    view: View,
    labels: Labels,
    events: Sequence[Event],
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """Draw the end; ``events`` are those of the whole game, as far as they are known."""
    image = sheet(theme, (WIDTH, HEIGHT))
    (winner,) = view.winners
    panel(image, (40, 40, WIDTH - 40, 196), theme.active, theme.ink, thick=3, radius=16)
    piece(theme, view.players[winner].side, 150).put(image, (130, 120))
    title = labels("senet-label-winner")
    write(image, (220, 84), title, theme.text, size=30, width=780)
    who = named(view, winner, labels, names)
    write(image, (220, 140), who, theme.text, size=54, width=780, weight=Weight.EXTRA)
    for seat, x in enumerate(_COLUMNS):
        piece(theme, view.players[seat].side, 84).put(image, (x, 250))
    for n, (label, numbers) in enumerate(_rows(view, labels, events)):
        y = _TOP + n * _ROW
        if n % 2 == 0:
            panel(image, (40, y - 30, WIDTH - 40, y + 30), theme.panel, theme.panel, radius=8)
        write(image, (64, y), label, theme.text, size=30, width=430)
        for x, number in zip(_COLUMNS, numbers, strict=True):
            write(
                image,
                (x, y),
                str(number),
                theme.text,
                size=36,
                width=120,
                weight=Weight.EXTRA,
                align="middle",
            )
    return image


def _rows(view: View, labels: Labels, events: Sequence[Event]) -> list[tuple[str, tuple[int, ...]]]:
    """What is counted, by seat."""
    seats = range(len(view.players))

    def counted(label: str, *what: str) -> tuple[str, tuple[int, ...]]:
        return labels(label), tuple(sum(_is(e, seat, what) for e in events) for seat in seats)

    changes = tuple(
        sum(_is(e, seat, ("moved",)) and e.data["other"] is not None for e in events)
        for seat in seats
    )
    return [
        (labels("senet-label-borne-off"), tuple(player.off for player in view.players)),
        counted("senet-label-throws", "thrown"),
        counted("senet-label-lost", "lost"),
        (labels("senet-label-places"), changes),
        counted("senet-label-drowned", "drowned"),
    ]


def _is(event: Event, seat: Seat, what: Sequence[str]) -> bool:
    return event.what in what and event.data["seat"] == seat
