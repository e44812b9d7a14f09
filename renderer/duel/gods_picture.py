"""Gods with their texts and the slots: secretly looked at, or revealed to all."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.duel import effects, icons
from renderer.duel.head import paper
from renderer.duel.layout import LEFT, RIGHT, WIDTH, Box
from renderer.duel.marks import draw_frame
from renderer.duel.palette import LIGHT, Theme, myth_colour
from renderer.duel.signs import Sign
from renderer.duel.slots import draw_slot, god_card
from renderer.labels import Labels, key
from renderer.paragraph import write_paragraph
from renderer.type import Weight, write
from rules.duel.data import MYTHOLOGY_OF, SLOTS, God
from rules.duel.view import View

_TOP, _BOX, _PITCH, _HEAD = 94, 174, 182, 56
_SLOT_WIDTH, _SLOT_HEIGHT = 166, 122


def draw_gods(
    view: View,
    labels: Labels,
    gods: Sequence[God],
    *,
    title: str,
    note: str = "",
    secret: bool,
    theme: Theme = LIGHT,
    slots: Sequence[int] = (),
) -> Image.Image:
    """Draw some gods and the slots; some slots may be marked."""
    rows = -(-len(gods) // 2)
    top = _TOP + _PITCH * rows + 6
    image = paper(theme, top + _SLOT_HEIGHT + (64 if note else 28))
    _draw_head(image, theme, gods, title, labels, secret=secret)
    for n, god in enumerate(gods):
        row, column = divmod(n, 2)
        left, upper = LEFT + 520 * column, _TOP + _PITCH * row
        _draw_god(image, theme, view, god, n + 1, (left, upper, left + 512, upper + _BOX), labels)
    for slot in view.slots:
        left = 27 + 172 * (slot.number - SLOTS[0])
        box = (left, top, left + _SLOT_WIDTH, top + _SLOT_HEIGHT)
        draw_slot(image, theme, view, slot, box, labels)
        if slot.number in slots:
            draw_frame(image, theme, box)
    write(
        image,
        (LEFT + 16, top + _SLOT_HEIGHT + 28),
        note,
        theme.faded,
        size=24,
        width=RIGHT - LEFT - 32,
    )
    return image


def _draw_head(
    image: Image.Image,
    theme: Theme,
    gods: Sequence[God],
    title: str,
    labels: Labels,
    *,
    secret: bool,
) -> None:
    """What is asked, and whether only the reader sees it."""
    kinds = {MYTHOLOGY_OF[god] for god in gods if god in MYTHOLOGY_OF}
    mythology = kinds.pop() if len(kinds) == 1 else None
    sign = icons.disc(theme, mythology or Sign.GATE, myth_colour(theme, mythology), 56)
    sign.put(image, (LEFT + 32, 54))
    room = RIGHT - LEFT - 80
    if secret:
        word = labels("duel-label-only-you")
        room -= 14 + write(
            image, (WIDTH - 30, 54), word, theme.mark, size=25, width=300, align="right"
        )
    write(image, (LEFT + 72, 54), title, theme.text, size=31, width=room, weight=Weight.EXTRA)


def _draw_god(
    image: Image.Image, theme: Theme, view: View, god: God, number: int, box: Box, labels: Labels
) -> None:
    mythology = MYTHOLOGY_OF.get(god)
    fill = myth_colour(theme, mythology)
    card = god_card(theme, fill, box[2] - box[0], box[3] - box[1], _HEAD, theme.ink)
    image.paste(card.colours, box[:2], card.mask)
    y = box[1] + _HEAD / 2 + 1
    icons.number(theme, str(number), gold=True, height=40).put(image, (box[0] + 32, y))
    write(
        image,
        (box[0] + 66, y),
        labels(key("duel", "god", god)),
        theme.halo,
        size=33,
        width=340,
        weight=Weight.EXTRA,
    )
    icons.sign(mythology or Sign.GATE, theme.halo, fill, 44).put(image, (box[2] - 40, y))
    tokens = view.enki if god is God.ENKI else ()
    text = labels(key("duel", "text", "god", god))
    row = effects.god_row(theme, god, 40, tokens)
    wide = effects.width_of(row, 3)
    effects.draw_row(image, row, (box[2] - 16 - wide, box[3] - 32), 3)
    write_paragraph(
        image,
        (box[0] + 20, box[1] + _HEAD + 27),
        text,
        theme.text,
        size=24,
        width=box[2] - box[0] - 38,
        most=3,
    )
