"""The structure: cards with both real prices, backs with tokens, and what lies on what."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Sprite, rounded
from renderer.duel import icons
from renderer.duel.card_faces import PAD, back, back_plate, card_name, face
from renderer.duel.chips import HEIGHT, Chip, draw_chip
from renderer.duel.head import mover, ordered
from renderer.duel.layout import Box, card_box, middle
from renderer.duel.marks import Gone, Marks, draw_frame
from renderer.duel.palette import Theme
from renderer.duel.signs import Sign
from renderer.labels import Labels
from renderer.panels import panel
from renderer.paragraph import write_paragraph
from renderer.type import Weight
from rules.duel.prices import Way
from rules.duel.view import CardView, View

_NARROW_CHIP, _WIDE_CHIP = 76, 66


def last_row(view: View) -> int:
    """The last row that has cards."""
    return max((card.row for card in view.structure), default=0)


def draw_structure(
    image: Image.Image, theme: Theme, view: View, labels: Labels, marks: Marks
) -> None:
    """Draw all cards, the studs that join them, and what a draft takes away."""
    for gone in marks.gone:
        _draw_gone(image, theme, view, gone, labels)
    for card in view.structure:
        box = card_box(view.age, card.place, view.pantheon)
        if card.card is None:
            _draw_back(image, theme, card, box, unknown=card.place in marks.unknown)
        else:
            _draw_card(image, theme, view, card, box, labels, marks)
    for card in view.structure:
        _draw_studs(image, theme, view, card)
    for place in marks.places:
        draw_frame(image, theme, card_box(view.age, place, view.pantheon))


def _paste(image: Image.Image, sprite: Sprite, box: Box) -> None:
    image.paste(sprite.colours, (box[0] - PAD, box[1] - PAD), sprite.mask)


def _draw_card(
    image: Image.Image,
    theme: Theme,
    view: View,
    card: CardView,
    box: Box,
    labels: Labels,
    marks: Marks,
) -> None:
    assert card.card is not None, "a card that lies face up"
    width, height = box[2] - box[0], box[3] - box[1]
    name = card_name(labels, card.card)
    _paste(image, face(theme, card.card, name, width, height, card.accessible), box)
    icons.number(theme, str(card.place), gold=card.accessible).put(
        image, (box[0] + 31, box[1] + 21)
    )
    chip_width = _WIDE_CHIP if width > 200 else _NARROW_CHIP
    acting, gap = mover(view), 3
    left = box[2] - 6 - 2 * chip_width - gap if width > 200 else box[0] + 5
    for n, city in enumerate(ordered(view)):
        seat = city.seat
        price = card.prices[seat]
        chip = Chip(
            city.side,
            price.total,
            card.affordable[seat],
            chained=price.way is Way.CHAIN,
            mover=seat == acting,
            changed=(card.place, seat) in marks.chips,
        )
        at = (left + (chip_width + gap) * n, box[3] - HEIGHT - 5)
        draw_chip(image, theme, chip, at, chip_width)


def _draw_back(
    image: Image.Image, theme: Theme, card: CardView, box: Box, *, unknown: bool
) -> None:
    """A card that lies face down; a question mark if it would turn up."""
    _paste(image, back(theme, card.back, box[2] - box[0], box[3] - box[1], False), box)
    icons.number(theme, str(card.place), gold=False).put(image, (box[0] + 31, box[1] + 21))
    at = middle(box)
    if unknown:
        icons.tile(theme, Sign.QUESTION, theme.halo, 60, theme.mark).put(image, at)
        draw_frame(image, theme, box)
    elif card.mythology is not None:
        icons.emblem(theme, card.mythology, 68).put(image, (at[0] + 4, at[1] + 6))
    elif card.offering:
        icons.offering(theme, card.offering, 72).put(image, (at[0] + 4, at[1] + 4))
    else:
        back_plate(theme, card.back).put(image, at)


def _draw_studs(image: Image.Image, theme: Theme, view: View, card: CardView) -> None:
    """Where other cards lie on this one."""
    box = card_box(view.age, card.place, view.pantheon)
    x, _ = middle(box)
    for upper in card.covered_by:
        other, _ = middle(card_box(view.age, upper, view.pantheon))
        _stud(theme).put(image, ((x + other) / 2, box[3] + 3))


@lru_cache(maxsize=8)
def _stud(theme: Theme) -> Sprite:
    brush = Brush(24, 18)
    brush.fill(rounded(-10, -8, 10, 8, 4), theme.ink)
    brush.fill(rounded(-8, -6, 8, 6, 3), theme.gold_shade)
    return brush.sprite()


def _draw_gone(image: Image.Image, theme: Theme, view: View, gone: Gone, labels: Labels) -> None:
    """Where a card was, and where it would go."""
    box = card_box(view.age, gone.place, view.pantheon)
    panel(image, box, theme.panel, theme.panel_line, radius=9)
    draw_frame(image, theme, box)
    icons.number(theme, str(gone.place), gold=False).put(image, (box[0] + 33, box[1] + 23))
    x, _ = middle(box)
    if gone.card is not None:
        write_paragraph(
            image,
            (x, box[1] + 56),
            card_name(labels, gone.card),
            theme.text,
            size=22,
            width=box[2] - box[0] - 14,
            most=1,
            weight=Weight.BOLD,
            align="middle",
        )
    y = box[3] - 26
    if gone.wonder:
        icons.sign(Sign.WONDER, theme.gold_shade, theme.panel, 40).put(image, (x - 24, y))
        icons.number(theme, str(gone.wonder), gold=True, height=34).put(image, (x + 22, y))
    elif gone.sold:
        icons.sign(Sign.PILE, theme.text, theme.panel, 40).put(image, (x, y))
    else:
        icons.sign(Sign.HAMMER, theme.text, theme.panel, 38).put(image, (x, y))
