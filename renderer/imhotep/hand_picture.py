"""What a player has: points, stones, and every card with what it does."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from renderer.imhotep.layout import LEFT, RIGHT, WIDTH, Box
from renderer.imhotep.market import card_icon
from renderer.imhotep.palette import LIGHT, Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.ships import draw_place
from renderer.imhotep.stones import stone
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import sheet
from renderer.paragraph import write_paragraph
from renderer.type import Weight, readable, write
from rules.engine.decisions import Seat
from rules.imhotep.data import Card
from rules.imhotep.view import PlayerView, View

_MARGIN, _HEAD, _TITLE, _ROW = 24, 124, 48, 146
_COLUMNS = 2
_COLUMN = (RIGHT - LEFT + 8) // _COLUMNS
_ICON, _TEXT, _MOST = 104, 22, 3


def draw_hand(
    view: View, seat: Seat, labels: Labels, *, name: str = "", theme: Theme = LIGHT
) -> Image.Image:
    """Draw a player's cards; a pair that the viewer looks at lies above them."""
    player = view.players[seat]
    held = Counter(player.cards)
    kinds = [card for card in Card if held[card]]
    looking = list(view.market.looking) if view.viewer == seat else []
    image = sheet(theme, (WIDTH, _height(len(kinds), len(looking))))
    _draw_head(image, theme, view, player, labels, name)
    top = _MARGIN + _HEAD
    if looking:
        _draw_title(image, theme, labels("imhotep-label-keep"), top)
        _draw_entries(image, theme, looking, {}, top + _TITLE, labels, lit=True)
        top += _TITLE + _ROW
    title = "imhotep-label-cards" if kinds else "imhotep-label-no-cards"
    _draw_title(image, theme, labels(title), top)
    _draw_entries(image, theme, kinds, held, top + _TITLE, labels)
    return image


def _height(kinds: int, looking: int) -> int:
    lines = -(-kinds // _COLUMNS)
    pair = _TITLE + _ROW if looking else 0
    return _MARGIN + _HEAD + pair + _TITLE + _ROW * lines + _MARGIN - 6


def _draw_title(image: Image.Image, theme: Theme, text: str, top: int) -> None:
    write(
        image,
        (LEFT + 6, top + _TITLE / 2),
        text,
        theme.text,
        size=30,
        width=RIGHT - LEFT,
        weight=Weight.EXTRA,
    )


def _draw_head(
    image: Image.Image, theme: Theme, view: View, player: PlayerView, labels: Labels, name: str
) -> None:
    """The player, their points, their sled and their quarry."""
    y = _MARGIN + (_HEAD - 10) / 2
    panel(
        image,
        (LEFT, _MARGIN, RIGHT, _MARGIN + _HEAD - 10),
        theme.panel,
        theme.panel_line,
        radius=12,
    )
    stone(theme, player.colour, 76).put(image, (LEFT + 60, y))
    write(
        image,
        (LEFT + 116, y - 20),
        labels(key("imhotep", "colour", player.colour)),
        theme.text,
        size=36,
        width=270,
        weight=Weight.EXTRA,
    )
    write(
        image,
        (LEFT + 116, y + 24),
        readable(name),
        theme.text,
        size=26,
        width=270,
        weight=Weight.MEDIUM,
    )
    for x, caption in ((478, "score"), (660, "sled"), (904, "quarry")):
        write(
            image,
            (x, y + 34),
            labels(f"imhotep-label-{caption}"),
            theme.faded,
            size=22,
            width=180,
            align="middle",
        )
    write(
        image,
        (478, y - 14),
        str(player.score),
        theme.text,
        size=52,
        width=110,
        weight=Weight.EXTRA,
        align="middle",
    )
    for n in range(view.sled_size):
        at = (660 + 40 * (n - (view.sled_size - 1) / 2), y - 14)
        draw_place(image, theme, at, 38)
        if n < player.sled:
            stone(theme, player.colour, 36).put(image, at)
    sign(Sign.QUARRY, theme.faded, theme.panel, 50).put(image, (870, y - 14))
    write(
        image, (904, y - 14), str(player.quarry), theme.text, size=44, width=90, weight=Weight.EXTRA
    )


def entry_box(n: int, top: int) -> Box:
    """Where a card and its text lie."""
    line, column = divmod(n, _COLUMNS)
    left, upper = LEFT + _COLUMN * column, top + _ROW * line
    return left, upper, left + _COLUMN - 8, upper + _ROW - 8


def _draw_entries(
    image: Image.Image,
    theme: Theme,
    cards: list[Card],
    held: dict[Card, int],
    top: int,
    labels: Labels,
    *,
    lit: bool = False,
) -> None:
    for n, card in enumerate(cards):
        box = entry_box(n, top)
        panel(image, box, theme.active if lit else theme.panel, theme.ink, thick=2, radius=12)
        y = (box[1] + box[3]) / 2
        card_icon(theme, card, _ICON).put(image, (box[0] + 14 + _ICON / 2, y))
        x, width = box[0] + _ICON + 28, box[2] - box[0] - _ICON - 38
        times = f"×{held[card]}" if held.get(card, 0) > 1 else ""
        taken = write(
            image,
            (box[2] - 14, box[1] + 26),
            times,
            theme.text,
            size=32,
            width=70,
            weight=Weight.EXTRA,
            align="right",
        )
        write(
            image,
            (x, box[1] + 26),
            labels(key("imhotep", "card", card)),
            theme.text,
            size=28,
            width=width - taken - 8,
            weight=Weight.EXTRA,
        )
        write_paragraph(
            image,
            (x, box[1] + 62),
            labels(key("imhotep", "text", "card", card)),
            theme.text,
            size=_TEXT,
            width=width,
            most=_MOST,
        )
