"""A player's row on the table: points, sled, quarry and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from renderer.imhotep.layout import LEFT, RIGHT, Box
from renderer.imhotep.market import card_icon
from renderer.imhotep.marks import Marks, draw_frame
from renderer.imhotep.palette import Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.ships import draw_place
from renderer.imhotep.stones import ghost, stone
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, readable, write
from rules.imhotep.data import Card
from rules.imhotep.view import PlayerView, View

HEIGHT = 138
_NAME, _SCORE, _SLED, _CARDS = 120, 346, 424, 620
_PLACE, _PLACE_STEP = 36, 38
_COLUMNS, _ROWS = 3, 3
_COLUMN, _CHIP, _ICON = (RIGHT - 4 - _CARDS) // _COLUMNS, 42, 34


def draw_dashboard(
    image: Image.Image,
    theme: Theme,
    view: View,
    player: PlayerView,
    top: int,
    labels: Labels,
    names: Sequence[str],
    marks: Marks,
    *,
    acts: bool,
) -> None:
    """Draw one row."""
    fill, edge = (theme.active, theme.ink) if acts else (theme.panel, theme.panel_line)
    panel(
        image,
        (LEFT, top, RIGHT, top + HEIGHT - 8),
        fill,
        edge,
        thick=3.4 if acts else 1.6,
        radius=12,
    )
    _draw_name(image, theme, view, player, top, labels, names)
    _draw_score(image, theme, player, top, labels, marks)
    _draw_sled(image, theme, view, player, top, marks)
    _draw_cards(image, theme, player, top, labels, marks)


def _draw_name(
    image: Image.Image,
    theme: Theme,
    view: View,
    player: PlayerView,
    top: int,
    labels: Labels,
    names: Sequence[str],
) -> None:
    stone(theme, player.colour, 68).put(image, (LEFT + 52, top + 65))
    width = _SCORE - 70 - _NAME
    write(
        image,
        (_NAME, top + 34),
        labels(key("imhotep", "colour", player.colour)),
        theme.text,
        size=30,
        width=width,
        weight=Weight.EXTRA,
    )
    name = readable(names[player.seat]) if player.seat < len(names) else ""
    write(image, (_NAME, top + 70), name, theme.text, size=24, width=width, weight=Weight.MEDIUM)
    if player.seat == view.first:
        sign(Sign.FIRST, theme.gilt, theme.panel, 32).put(image, (_NAME + 14, top + 105))
        write(
            image,
            (_NAME + 32, top + 105),
            labels("imhotep-label-first"),
            theme.faded,
            size=22,
            width=width - 32,
        )


def _draw_score(
    image: Image.Image, theme: Theme, player: PlayerView, top: int, labels: Labels, marks: Marks
) -> None:
    """Points so far, what came since the last look, and what they would be at the end."""
    write(
        image,
        (_SCORE, top + 48),
        str(player.score),
        theme.text,
        size=54,
        width=92,
        weight=Weight.EXTRA,
        align="middle",
    )
    gained = dict(marks.gains).get(player.seat, 0)
    if gained:
        box = (_SCORE + 12, top + 3, _SCORE + 66, top + 31)
        panel(image, box, theme.mark, theme.halo, thick=2, radius=9)
        write(
            image,
            ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2),
            f"{gained:+d}",
            theme.halo,
            size=24,
            width=50,
            weight=Weight.EXTRA,
            align="middle",
        )
    if player.prospects:
        _draw_end(image, theme, player, top, labels)


def _draw_end(
    image: Image.Image, theme: Theme, player: PlayerView, top: int, labels: Labels
) -> None:
    """What the score would be if the game ended now: in a box of its own, unlike the score."""
    box = (_SCORE - 68, top + 82, _SCORE + 68, top + 120)
    panel(image, box, theme.spent, theme.panel_line, radius=9)
    total = player.score + sum(player.prospects.values())
    write(
        image,
        (_SCORE, top + 101),
        labels("imhotep-label-now", number=total),
        theme.text,
        size=26,
        width=box[2] - box[0] - 12,
        align="middle",
    )


def _draw_sled(
    image: Image.Image, theme: Theme, view: View, player: PlayerView, top: int, marks: Marks
) -> None:
    """Stones on the sled, above how many are left in the quarry."""
    coming = dict(marks.sleds).get(player.seat, 0)
    for n in range(view.sled_size):
        at = (_SLED + 18 + _PLACE_STEP * n, top + 44)
        draw_place(image, theme, at, _PLACE)
        if n < player.sled + min(coming, 0):
            stone(theme, player.colour, _PLACE - 2).put(image, at)
        elif n < player.sled + max(coming, 0):
            ghost(theme, player.colour, _PLACE - 2).put(image, at)
            draw_frame(image, theme, _around(at))
    _draw_runners(image, theme, top + 71, view.sled_size)
    sign(Sign.QUARRY, theme.faded, theme.panel, 40).put(image, (_SLED + 20, top + 102))
    write(
        image,
        (_SLED + 46, top + 103),
        str(player.quarry),
        theme.text,
        size=28,
        width=60,
        weight=Weight.EXTRA,
    )


def _around(at: tuple[float, float]) -> Box:
    half = _PLACE // 2
    x, y = round(at[0]), round(at[1])
    return x - half, y - half, x + half, y + half


def _draw_runners(image: Image.Image, theme: Theme, y: int, places: int) -> None:
    """The runners of the sled, below its places."""
    right = _SLED + _PLACE_STEP * places
    panel(image, (_SLED - 8, y - 4, right + 2, y + 4), theme.wood, theme.wood, radius=4)


def _draw_cards(
    image: Image.Image, theme: Theme, player: PlayerView, top: int, labels: Labels, marks: Marks
) -> None:
    """Every kind of card with its short name and how many there are."""
    held = Counter(player.cards)
    marked = {card for seat, card in marks.held if seat == player.seat}
    for n, card in enumerate(card for card in Card if held[card]):
        row, column = n % _ROWS, n // _ROWS
        left, y = _CARDS + _COLUMN * column, top + 23 + _CHIP * row
        card_icon(theme, card, _ICON).put(image, (left + _ICON / 2, y))
        write(
            image,
            (left + _ICON + 7, y),
            labels(key("imhotep", "label", "card", card)),
            theme.text,
            size=22,
            width=_COLUMN - _ICON - 8,
        )
        if held[card] > 1:
            _draw_times(image, theme, (left + _ICON - 7, y + 9), held[card])
        if card in marked:
            draw_frame(image, theme, (left, y - 17, left + _ICON, y + 17))


def _draw_times(image: Image.Image, theme: Theme, at: tuple[float, float], times: int) -> None:
    """How many of a card, upon its corner."""
    x, y = round(at[0]), round(at[1])
    panel(image, (x - 13, y - 13, x + 13, y + 13), theme.halo, theme.ink, thick=2, radius=13)
    write(image, at, str(times), theme.ink, size=21, width=24, weight=Weight.EXTRA, align="middle")
