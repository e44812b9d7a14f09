"""The slots of the Pantheon, and the gods that lie there."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded
from renderer.duel import effects, icons
from renderer.duel.chips import HEIGHT, Chip, draw_chip
from renderer.duel.head import mover, ordered
from renderer.duel.layout import Box, middle
from renderer.duel.palette import Theme, myth_colour
from renderer.duel.signs import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, run, write
from rules.duel.data import MYTHOLOGY_OF, God
from rules.duel.view import SlotView, View

_HEAD = 38
_CHIP = 74


@lru_cache(maxsize=32)
def god_card(
    theme: Theme, colour: Colour, width: int, height: int, head: int, edge: Colour
) -> Sprite:
    """A card with a coloured head."""
    brush = Brush(width, height, scale=3)
    w, h, thick = width / 2, height / 2, 2.6
    brush.fill(rounded(-w, -h, w, h, 9), edge)
    brush.fill(rounded(thick - w, thick - h, w - thick, h - thick, 7), colour)
    brush.fill(rounded(thick - w, head - h, w - thick, h - thick, 6), theme.panel)
    return brush.sprite()


def draw_slot(
    image: Image.Image, theme: Theme, view: View, slot: SlotView, box: Box, labels: Labels
) -> None:
    """A slot: its god, what the god does, and what it costs both; or that it is empty."""
    if slot.is_empty:
        _draw_empty(image, theme, view, slot, box, labels)
    else:
        _draw_god(image, theme, slot, box, labels)
    if not slot.is_empty or view.age < 2:
        _draw_chips(image, theme, view, slot, box)


def _draw_empty(
    image: Image.Image, theme: Theme, view: View, slot: SlotView, box: Box, labels: Labels
) -> None:
    panel(image, box, theme.pale, theme.panel_line, radius=9)
    icons.number(theme, str(slot.number), gold=False, height=34).put(
        image, (box[0] + 24, box[1] + 22)
    )
    word = "empty" if view.age < 2 else "activated"
    x, _ = middle(box)
    write(
        image,
        (x, box[1] + 62),
        labels(f"duel-label-{word}"),
        theme.faded,
        size=22,
        width=box[2] - box[0] - 12,
        align="middle",
    )


def _draw_god(image: Image.Image, theme: Theme, slot: SlotView, box: Box, labels: Labels) -> None:
    fill = myth_colour(theme, slot.mythology)
    secret = slot.god is not None and not slot.face_up
    edge = theme.mark if secret else theme.ink
    card = god_card(theme, fill, box[2] - box[0], box[3] - box[1], _HEAD, edge)
    image.paste(card.colours, box[:2], card.mask)
    y = box[1] + _HEAD / 2 + 1
    icons.number(theme, str(slot.number), gold=False, height=32).put(image, (box[0] + 21, y))
    name = "?" if slot.god is None else labels(key("duel", "god", slot.god))
    write(
        image,
        (box[0] + 44, y),
        name,
        theme.halo,
        size=25,
        width=box[2] - box[0] - 50,
        weight=Weight.EXTRA,
    )
    middle_y = box[1] + 63
    if slot.god is None:
        assert slot.mythology is not None, "a card that lies there has a back"
        icons.emblem(theme, slot.mythology, 44).put(image, (middle(box)[0], middle_y))
        return
    row = effects.god_row(theme, slot.god, 36, slot.tokens)
    if slot.mythology is not None:
        sign = icons.sign(slot.mythology, fill, theme.panel, 38)
        sign.put(image, (box[0] + 30, middle_y))
        room = (box[0] + 54, box[2] - 6)
    else:
        room = (box[0] + 4, box[2] - 4)
    width = effects.width_of(row, 2)
    effects.draw_row(image, row, ((room[0] + room[1] - width) / 2, middle_y), 2)


def _draw_chips(image: Image.Image, theme: Theme, view: View, slot: SlotView, box: Box) -> None:
    acting, top = mover(view), box[3] - HEIGHT - 5
    active = view.age > 1 and not slot.is_empty  # before Age II a price is only news
    for n, city in enumerate(ordered(view)):
        seat = city.seat
        chip = Chip(
            city.side,
            slot.prices[seat],
            slot.affordable[seat] or not active,
            mover=seat == acting and active,
        )
        draw_chip(image, theme, chip, (box[0] + 7 + (_CHIP + 4) * n, top), _CHIP)


def god_sign(theme: Theme, god: God, size: int) -> Sprite:
    """A god by the sign of its Mythology alone, where there is no room for a name."""
    mythology = MYTHOLOGY_OF.get(god)
    return icons.tile(theme, mythology or Sign.GATE, myth_colour(theme, mythology), size)


def plate_width(text: str, height: int) -> int:
    """How wide a plate with a sign and a word is."""
    return round(run(text, Weight.BOLD, 22).width) + height + 12


def draw_god_name(
    image: Image.Image, theme: Theme, god: God, at: tuple[float, float], labels: Labels, size: int
) -> int:
    """A god's sign and name in a small plate; returns where it ends."""
    mythology = MYTHOLOGY_OF.get(god)
    name = labels(key("duel", "god", god))
    return plate(
        image, theme, mythology or Sign.GATE, name, myth_colour(theme, mythology), at, size
    )


def plate(
    image: Image.Image,
    theme: Theme,
    art: str,
    text: str,
    fill: Colour,
    at: tuple[float, float],
    height: int,
) -> int:
    """A sign and a word on a coloured plate; returns where it ends."""
    width = plate_width(text, height)
    left, top = round(at[0]), round(at[1] - height / 2)
    panel(image, (left, top, left + width, top + height), fill, theme.ink, thick=2, radius=8)
    icons.sign(art, theme.halo, fill, round(height * 0.66)).put(
        image, (left + height / 2 + 1, at[1])
    )
    write(image, (left + height, at[1]), text, theme.halo, size=22, width=width - height - 6)
    return left + width


def name_plate(
    image: Image.Image, theme: Theme, text: str, at: tuple[float, float], most: int
) -> int:
    """A name on a plate, at most so wide; returns where it ends."""
    width = min(most, round(run(text, Weight.BOLD, 24).width) + 22)
    left, top = round(at[0]), round(at[1]) - 18
    panel(image, (left, top, left + width, top + 36), theme.panel, theme.ink, thick=2, radius=8)
    write(
        image,
        (left + width / 2, at[1]),
        text,
        theme.text,
        size=24,
        width=width - 16,
        align="middle",
    )
    return left + width
