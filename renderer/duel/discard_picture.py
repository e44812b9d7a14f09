"""The discard pile: every card with its number, in the order of discarding."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.duel import icons
from renderer.duel.card_faces import PAD, card_name, face
from renderer.duel.head import paper
from renderer.duel.layout import LEFT, RIGHT, Box
from renderer.duel.marks import draw_frame
from renderer.duel.palette import LIGHT, Theme
from renderer.duel.signs import Sign
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.duel.cards import Card
from rules.duel.view import View

_COLUMNS, _WIDTH, _HEIGHT = 3, 336, 102
_TOP, _ROW = 82, 110


def draw_discard(
    view: View, labels: Labels, *, theme: Theme = LIGHT, marked: Sequence[Card] = ()
) -> Image.Image:
    """Draw the pile; some cards may be marked."""
    rows = max(1, -(-len(view.discard) // _COLUMNS))
    image = paper(theme, _TOP + _ROW * rows + 18)
    icons.sign(Sign.PILE, theme.text, theme.paper, 44).put(image, (LEFT + 30, 49))
    write(
        image,
        (LEFT + 62, 49),
        labels("duel-label-pile", number=len(view.discard)),
        theme.text,
        size=34,
        width=RIGHT - LEFT - 80,
        weight=Weight.EXTRA,
    )
    for n, card in enumerate(view.discard):
        box = pile_box(n)
        sprite = face(theme, card, card_name(labels, card), _WIDTH, _HEIGHT, True)
        image.paste(sprite.colours, (box[0] - PAD, box[1] - PAD), sprite.mask)
        icons.number(theme, str(n + 1), gold=True).put(image, (box[0] + 31, box[1] + 21))
        if card in marked:
            draw_frame(image, theme, box)
    return image


def pile_box(n: int) -> Box:
    """Where a card of the pile lies, from 0."""
    row, column = divmod(n, _COLUMNS)
    left, top = LEFT + 4 + (_WIDTH + 8) * column, _TOP + _ROW * row
    return left, top, left + _WIDTH, top + _HEIGHT
