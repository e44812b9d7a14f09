"""A god's battle cards: which are in hand, which are played, and what each does."""

from __future__ import annotations

from PIL import Image

from renderer.ankh import card_faces, sprites
from renderer.ankh.card_faces import draw_card
from renderer.ankh.palette import LIGHT, Theme
from renderer.ankh.sheets import sheet_of
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import sheet
from renderer.paragraph import write_paragraph
from renderer.type import Weight, write
from rules.ankh.data import CARDS, Card, God
from rules.ankh.view import GodView, View

WIDTH = 1080
LEFT, RIGHT = 24, 1056
_MARGIN = 24
_HEAD = 72
_ROW = card_faces.HEIGHT + 24
_COLUMNS = 2
_COLUMN = (RIGHT - LEFT + 8) // _COLUMNS
_LINES = -(-(len(CARDS) + 1) // _COLUMNS)
HEIGHT = _MARGIN + _HEAD + _ROW * _LINES + _MARGIN - 6
_TEXT, _TEXT_LEFT = 22, card_faces.WIDTH + 24
_TEXT_WIDTH = _COLUMN - 8 - _TEXT_LEFT - 12
_MOST = 4


def draw_hand(view: View, god: God, labels: Labels, *, theme: Theme = LIGHT) -> Image.Image:
    """Draw all seven cards, each in its own place, those that are played dim."""
    mine = sheet_of(view, god)
    image = sheet(theme, (WIDTH, HEIGHT))
    _draw_head(image, theme, mine, labels)
    for n, card in enumerate(CARDS):
        _draw_entry(image, theme, card, n, labels, played=card in mine.played)
    if God.AMUN in mine.abilities:
        _draw_two_cards(image, theme, mine, labels)
    return image


def entry_box(n: int) -> tuple[int, int, int, int]:
    """Where a card and its text lie."""
    line, column = divmod(n, _COLUMNS)
    left, top = LEFT + _COLUMN * column, _MARGIN + _HEAD + _ROW * line
    return left, top, left + _COLUMN - 8, top + _ROW - 8


def _draw_head(image: Image.Image, theme: Theme, god: GodView, labels: Labels) -> None:
    y = _MARGIN + _HEAD / 2 - 4
    sprites.token(theme, god.god, 0.84).put(image, (LEFT + 42, y))
    write(
        image,
        (LEFT + 94, y),
        labels(key("ankh", "god", god.god)),
        theme.text,
        size=36,
        width=330,
        weight=Weight.EXTRA,
    )
    count = f"{labels('ankh-label-in-hand')} {len(god.hand)}/{len(CARDS)}"
    write(image, (RIGHT - 10, y), count, theme.text, size=30, width=480, align="right")


def _draw_entry(
    image: Image.Image, theme: Theme, card: Card, n: int, labels: Labels, *, played: bool
) -> None:
    left, top, right, bottom = entry_box(n)
    panel(
        image,
        (left, top, right, bottom),
        theme.spent if played else theme.panel,
        theme.panel_line,
        radius=12,
    )
    middle = (top + bottom) / 2
    draw_card(image, theme, card, (left + 8 + card_faces.WIDTH / 2, middle), labels, spent=played)
    x, colour = left + _TEXT_LEFT, theme.spent_text if played else theme.text
    tag = (
        write(
            image,
            (right - 12, top + 24),
            labels("ankh-label-played"),
            colour,
            size=20,
            width=110,
            weight=Weight.MEDIUM,
            align="right",
        )
        if played
        else 0
    )
    write_name(image, theme, labels(key("ankh", "card", card)), (x, top + 24), tag, played=played)
    write_paragraph(
        image,
        (x, top + 62),
        labels(key("ankh", "text", "card", card)),
        colour,
        size=_TEXT,
        width=_TEXT_WIDTH,
        most=_MOST,
    )


def write_name(
    image: Image.Image, theme: Theme, name: str, at: tuple[float, float], tag: int, *, played: bool
) -> None:
    """Write a card's name, leaving room for the tag at the right."""
    write(
        image,
        at,
        name,
        theme.spent_text if played else theme.text,
        size=28,
        width=_TEXT_WIDTH - tag - (10 if tag else 0),
        weight=Weight.EXTRA,
    )


def _draw_two_cards(image: Image.Image, theme: Theme, god: GodView, labels: Labels) -> None:
    """Amun's token, beside what it is for."""
    left, top, right, bottom = entry_box(len(CARDS))
    panel(
        image,
        (left, top, right, bottom),
        theme.panel if god.two_cards else theme.spent,
        theme.panel_line,
        radius=12,
    )
    x = left + 8 + card_faces.WIDTH / 2
    sprites.token(theme, God.AMUN, 0.9).put(image, (x, (top + bottom) / 2 - 26))
    sprites.two_cards(theme, up=god.two_cards).put(image, (x, (top + bottom) / 2 + 36))
    colour = theme.text if god.two_cards else theme.spent_text
    write_paragraph(
        image,
        (left + _TEXT_LEFT, top + 34),
        labels("ankh-text-god-amun"),
        colour,
        size=_TEXT,
        width=_TEXT_WIDTH,
        most=_MOST,
    )
