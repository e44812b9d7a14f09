"""The market: its cards with what they are for, the pair of side B, and the piles."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded
from renderer.imhotep.grounds import draw_title
from renderer.imhotep.layout import Box, inner
from renderer.imhotep.palette import Theme, card_colour
from renderer.imhotep.pictograms import card_picture
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import leading, lines_of, write_paragraph
from renderer.type import Weight, write
from rules.imhotep.data import CARDS, Card, Site
from rules.imhotep.view import View

_LEFT, _TOP, _RIGHT, _BOTTOM = inner(Site.MARKET)
_STEP = (_RIGHT - _LEFT + 8) // 4
ICON = 72
TILE_HEIGHT = 92


def card_box(place: int) -> Box:
    """Where a card lies; the pair of side B has the place after the last."""
    left = _LEFT + _STEP * place
    return left, _TOP, left + _STEP - 8, _TOP + TILE_HEIGHT


def draw_market(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the site."""
    market = view.market
    note = labels("imhotep-label-piles", draw=market.draw, discard=market.discard)
    draw_title(image, theme, view, Site.MARKET, labels, note=note)
    for place, card in enumerate(market.cards):
        if card is None:
            panel(image, card_box(place), theme.sand, theme.panel_line, thick=2, radius=9)
        else:
            draw_tile(image, theme, card, card_box(place), labels)
    if market.pair:
        _draw_pair(image, theme, view, labels)


def draw_tile(image: Image.Image, theme: Theme, card: Card, box: Box, labels: Labels) -> None:
    """A card: its picture on its colour, its name, and what it is for."""
    kind = CARDS[card].colour
    panel(image, box, theme.panel, theme.ink, thick=2, radius=9)
    y = (box[1] + box[3]) / 2
    card_icon(theme, card, ICON).put(image, (box[0] + 10 + ICON / 2, y))
    x, width = box[0] + ICON + 20, box[2] - box[0] - ICON - 26
    name = labels(key("imhotep", "card", card))
    lines = min(2, len(lines_of(name, Weight.BOLD, 22, width)))
    top = y - (leading(22) * (lines - 1) + 26) / 2
    tall = write_paragraph(
        image, (x, top), name, theme.text, size=22, width=width, most=2, weight=Weight.BOLD
    )
    write(
        image,
        (x, top + tall),
        labels(key("imhotep", "label", "kind", kind)),
        theme.faded,
        size=20,
        width=width,
        weight=Weight.BOLD,
    )


def _draw_pair(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Cards face down: nothing is to be read from them."""
    box = card_box(len(view.market.cards))
    panel(image, box, theme.spent, theme.ink, thick=2, radius=9)
    y = (box[1] + box[3]) / 2
    for n in range(view.market.pair):
        at = (box[0] + 40 + 22 * n, y + 4 * n - 2)
        _back(theme).put(image, at)
    text = labels("imhotep-label-pair", number=view.market.pair)
    write_paragraph(
        image,
        (box[0] + 100, y - 13),
        text,
        theme.spent_text,
        size=22,
        width=box[2] - box[0] - 108,
        most=2,
        weight=Weight.BOLD,
    )


@lru_cache(maxsize=4)
def _back(theme: Theme) -> Sprite:
    brush = Brush(56, 76)
    brush.fill(rounded(-24, -34, 24, 34, 7), theme.ink)
    brush.fill(rounded(-22, -32, 22, 32, 6), theme.gold)
    brush.fill(rounded(-18, -28, 18, 28, 4), theme.wood)
    for y in (-14, 0, 14):
        brush.line([(-11, y + 5), (0, y - 6), (11, y + 5)], theme.gold, 3)
    return brush.sprite()


@lru_cache(maxsize=128)
def card_icon(theme: Theme, card: Card, side: int) -> Sprite:
    """A card's picture on a square of its colour."""
    return _icon(card, card_colour(theme, CARDS[card].colour), theme.halo, theme.ink, side)


def _icon(card: Card, fill: Colour, mark: Colour, ink: Colour, side: int) -> Sprite:
    brush = Brush(side + 4, side + 4)
    h = side / 2
    brush.fill(rounded(-h, -h, h, h, side * 0.14), ink)
    brush.fill(rounded(-h + 2, -h + 2, h - 2, h - 2, side * 0.12), fill)
    icon = brush.sprite()
    card_picture(card, mark, fill, side * 0.78).put(icon.colours, icon.anchor)
    return icon
