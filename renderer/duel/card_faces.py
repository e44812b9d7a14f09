"""Cards: narrow ones of the first two Ages, wide ones of the third and of the discard pile.

Everything but the number and the prices is drawn once per card and language, and kept.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Shadow, Sprite, mix, rounded
from renderer.duel import effects, icons
from renderer.duel.layout import Box
from renderer.duel.palette import COVERED, Theme, card_colour
from renderer.duel.signs import Sign
from renderer.labels import Labels, key
from renderer.type import Weight, write
from rules.duel.cards import CARDS, Building, Card
from rules.duel.data import Back

PAD = 8  # around a card, for its shadow
NARROW_HEAD, WIDE_HEAD = 40, 38


def card_name(labels: Labels, card: Card) -> str:
    """The name of a card as pictures write it: short where the full one is long."""
    short = key("duel", "short", "card", card)
    return labels(short if card in SHORT_CARDS else key("duel", "card", card))


SHORT_CARDS = frozenset(
    card
    for card in Card
    if CARDS[card].mythology is not None
    or card
    in (
        Card.CHAMBER_OF_COMMERCE,
        Card.SHIPOWNERS_GUILD,
        Card.BUILDERS_GUILD,
        Card.MONEYLENDERS_GUILD,
    )
)


@lru_cache(maxsize=256)
def _blank(theme: Theme, width: int, height: int, colour: Colour, head: int, lit: bool) -> Sprite:
    """A card without anything on it: a coloured head and a pale body."""
    brush = Brush(width + 2 * PAD, height + 2 * PAD, scale=3)
    w, h, thick = width / 2, height / 2, 3.0 if lit else 1.8
    fill = colour if lit else mix(colour, theme.paper, COVERED)
    body = theme.panel if lit else theme.pale
    brush.fill(rounded(-w, -h, w, h, 9), theme.ink if lit else theme.faded)
    brush.fill(rounded(thick - w, thick - h, w - thick, h - thick, 7), fill)
    brush.fill(rounded(thick - w, head - h, w - thick, h - thick, 7), body)
    return brush.sprite(shadow=Shadow(theme.shadow) if lit else None)


@lru_cache(maxsize=512)
def face(theme: Theme, card: Card, name: str, width: int, height: int, lit: bool) -> Sprite:
    """A card with effect, name and cost."""
    kind = CARDS[card]
    wide = width > 1.6 * height
    blank = _blank(
        theme,
        width,
        height,
        card_colour(theme, kind.colour),
        WIDE_HEAD if wide else NARROW_HEAD,
        lit,
    )
    sprite = blank._replace(colours=blank.colours.copy())
    image = sprite.colours
    box = (PAD, PAD, PAD + width, PAD + height)
    _draw_effect(image, theme, card, kind, box, head=WIDE_HEAD if wide else NARROW_HEAD)
    colour = theme.text
    if wide:
        write(
            image,
            (box[0] + 10, box[1] + 54),
            name,
            colour,
            size=24,
            width=width - (50 if kind.has_chain else 18),
        )
        _draw_cost(image, theme, kind, box[0] + 6, box[1] + 83, box[0] + 115, size=22)
        _draw_needed(image, theme, kind, (box[2] - 22, box[1] + 53))
    else:
        write(image, (box[0] + 7, box[1] + 56), name, colour, size=22, width=width - 10)
        _draw_cost(image, theme, kind, box[0] + 7, box[1] + 83, box[2] - 36, size=24)
        _draw_needed(image, theme, kind, (box[2] - 20, box[1] + 82))
    return sprite


def _draw_effect(
    image: Image.Image, theme: Theme, card: Card, kind: Building, box: Box, head: int
) -> None:
    """What a card does and which chain it begins, from the right."""
    y, right = box[1] + head / 2 + 1, box[2] - 6
    if kind.gives is not None:
        icons.chain(theme, kind.gives, 28).put(image, (right - 14, y))
        right -= 32
    for size in (32, 28, 25):
        row = effects.card_row(theme, card, size)
        room = right - box[0] - 60
        if effects.width_of(row, 0) <= room:
            break
    effects.draw_row(image, row, (right - effects.width_of(row, 0), y), 0)


def _draw_cost(
    image: Image.Image, theme: Theme, kind: Building, left: int, y: int, right: int, size: int
) -> None:
    """What is printed under the name."""
    row = effects.cost_row(theme, kind.cost, size)
    if len(row) > 4:
        row = effects.cost_row(theme, kind.cost, size - 3)
    gap = min(1.0, (right - left - effects.width_of(row, 0)) / max(1, len(row)))
    effects.draw_row(image, row, (left, y), gap)


def _draw_needed(image: Image.Image, theme: Theme, kind: Building, at: tuple[float, float]) -> None:
    """The chain, or the Mythology token, that makes a card free."""
    if kind.needs is not None:
        icons.chain(theme, kind.needs, 27).put(image, at)
    if kind.mythology is not None:
        icons.emblem(theme, kind.mythology, 29).put(image, at)


# --- backs -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def back(theme: Theme, which: Back, width: int, height: int, lit: bool) -> Sprite:
    """The back of a card: a pattern in the colour of its kind."""
    fill = {Back.GUILD: theme.purple, Back.TEMPLE: theme.temple}.get(which, theme.moon)
    brush = Brush(width + 2 * PAD, height + 2 * PAD, scale=3)
    w, h = width / 2, height / 2
    brush.fill(rounded(-w, -h, w, h, 9), theme.ink)
    brush.fill(rounded(2 - w, 2 - h, w - 2, h - 2, 7), fill)
    pattern = mix(fill, theme.ink, 0.28)
    for y in range(int(-h) + 16, int(h) - 10, 16):
        points = [
            (x, y + (5 if n % 2 else -5)) for n, x in enumerate(range(int(-w) + 12, int(w) - 8, 10))
        ]
        brush.line(points, pattern, 1.6)
    brush.line(rounded(8 - w, 8 - h, w - 8, h - 8, 6), theme.gold, 1.6, closed=True)
    return brush.sprite(shadow=Shadow(theme.shadow) if lit else None)


_NUMERAL = {Back.AGE_1: "I", Back.AGE_2: "II", Back.AGE_3: "III"}


@lru_cache(maxsize=64)
def back_plate(theme: Theme, which: Back) -> Sprite:
    """The sign in the middle of a back: the Age, a Guild or a Grand Temple."""
    if which in (Back.GUILD, Back.TEMPLE):
        sign = Sign.GUILD if which is Back.GUILD else Sign.GRAND_TEMPLE
        return icons.tile(theme, sign, theme.gold, 52, theme.ink)
    brush = Brush(72, 50)
    brush.fill(rounded(-34, -23, 34, 23, 8), theme.ink)
    brush.fill(rounded(-31, -20, 31, 20, 6), theme.gold)
    sprite = brush.sprite()
    write(
        sprite.colours,
        (36, 25),
        _NUMERAL[which],
        theme.ink,
        size=32,
        width=60,
        weight=Weight.EXTRA,
        align="middle",
    )
    return sprite
