"""The preview of a draft: the table after it, and a panel with what changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from renderer.brush import Colour, Sprite
from renderer.duel import icons
from renderer.duel.city import tag_sprite
from renderer.duel.draft_marks import draft_marks, draft_view, turning_up
from renderer.duel.head import ordered
from renderer.duel.layout import LEFT, RIGHT, Box
from renderer.duel.palette import LIGHT, Theme
from renderer.duel.resources import resource
from renderer.duel.signs import Sign
from renderer.duel.table_picture import draw_table
from renderer.duel.tiles import Tile, tile_sprite
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, run, write
from rules.duel.cards import CARDS
from rules.duel.data import Resource, Side
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat

_HEAD, _LINE, _PAD, _TEXT = 56, 58, 12, 28
_GAP = 6


class Text(NamedTuple):
    """A number or a word among signs."""

    words: str
    colour: Colour

    @property
    def width(self) -> int:
        """How wide it is."""
        return round(run(self.words, Weight.EXTRA, _TEXT).width)


Item = list[Sprite | Text]  # what stands together


def draw_preview(
    before: View,
    after: View,
    seat: Seat,
    answers: Sequence[str],
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """Draw what a draft would do."""
    shown, marks = draft_view(before, after), draft_marks(before, after, answers)
    lines = _lines(list(_items(theme, before, shown, seat, labels)))
    tall = _HEAD + _LINE * len(lines) + 10
    image = draw_table(shown, labels, names=names, theme=theme, marks=marks, more=tall + 8)
    bottom = image.height - 22
    box = (LEFT, bottom - tall, RIGHT, bottom)
    panel(image, box, theme.panel, theme.mark, thick=4, radius=12)
    _draw_title(image, theme, box, labels)
    for n, line in enumerate(lines):
        _draw_line(image, line, box[0] + 18, box[1] + _HEAD + _LINE * n + _LINE // 2 - 4)
    return image


def _draw_title(image: Image.Image, theme: Theme, box: Box, labels: Labels) -> None:
    y = box[1] + 30
    taken = write(
        image,
        (box[2] - 18, y),
        labels("duel-label-only-you"),
        theme.mark,
        size=25,
        width=320,
        align="right",
    )
    write(
        image,
        (box[0] + 18, y),
        labels("duel-label-after"),
        theme.text,
        size=31,
        width=box[2] - box[0] - 56 - taken,
        weight=Weight.EXTRA,
    )


# --- lines -----------------------------------------------------------------------------------


def _width(item: Item) -> int:
    return sum(p.width if isinstance(p, Text) else p.colours.width for p in item) + _GAP * len(item)


def _lines(items: list[Item]) -> list[list[Item]]:
    """Items in as many lines as they need."""
    lines: list[list[Item]] = []
    x = RIGHT
    for item in items:
        if not lines or x + _width(item) > RIGHT - LEFT - 36:
            lines.append([])
            x = 0
        lines[-1].append(item)
        x += _width(item) + 3 * _PAD
    return lines


def _draw_line(image: Image.Image, line: list[Item], x: float, y: float) -> None:
    for item in line:
        for part in item:
            if isinstance(part, Text):
                write(
                    image,
                    (x, y),
                    part.words,
                    part.colour,
                    size=_TEXT,
                    width=part.width + 2,
                    weight=Weight.EXTRA,
                )
                x += part.width + _GAP
            else:
                part.put(image, (x + part.anchor[0], y))
                x += part.colours.width + _GAP
        x += 3 * _PAD


# --- what changes ------------------------------------------------------------------------------


def _items(theme: Theme, before: View, after: View, seat: Seat, labels: Labels) -> Iterator[Item]:
    cities = list(zip(ordered(before), ordered(after), strict=True))
    for a, b in cities:
        yield from _purses(theme, a, b)
    if before.pawn != after.pawn:
        yield [
            icons.pawn(theme, theme.red, 46),
            *_space(theme, before.pawn),
            _arrow(theme),
            *_space(theme, after.pawn, theme.text),
        ]
    yield from _turned(theme, before, after, before.cities[seat].side, labels)
    for (a, b), (c, d) in (cities, cities[::-1]):
        yield from _things(theme, a, b, c, d, labels)
    for a, b in cities:
        yield from _trade(theme, a, b)


def _arrow(theme: Theme) -> Sprite:
    return icons.sign(Sign.ARROW, theme.mark, theme.panel, 36)


def _badge(theme: Theme, side: Side) -> Sprite:
    return icons.side(theme, side, 36)


def _change(theme: Theme, sign: Sprite, side: Side, old: int, new: int) -> Item:
    return [
        _badge(theme, side),
        sign,
        Text(str(old), theme.faded),
        _arrow(theme),
        Text(str(new), theme.text),
    ]


def _space(theme: Theme, space: int, colour: Colour | None = None) -> Item:
    """A space of the track: on whose side, and how far from the middle."""
    words = Text(str(abs(space)), colour or theme.faded)
    return [_badge(theme, Side.SUN if space < 0 else Side.MOON), words] if space else [words]


def _purses(theme: Theme, a: CityView, b: CityView) -> Iterator[Item]:
    if a.coins != b.coins:
        yield _change(theme, icons.coin(theme, "", 34), b.side, a.coins, b.coins)
    if a.vault != b.vault:
        chest = icons.tile(theme, Sign.CHEST, theme.halo, 36, theme.ink)
        yield _change(theme, chest, b.side, a.vault, b.vault)
    if a.total != b.total:
        yield _change(theme, icons.laurel(theme, "", 44), b.side, a.total, b.total)


def _turned(theme: Theme, before: View, after: View, side: Side, labels: Labels) -> Iterator[Item]:
    """Cards that turn up, and the tokens on them."""
    lying = {card.place: card for card in before.structure}
    for place in turning_up(before, after):
        card = lying[place]
        yield [icons.number(theme, str(place), gold=False, height=38), Text("?", theme.mark)]
        if card.offering:
            yield [icons.offering(theme, card.offering, 48), _arrow(theme), _badge(theme, side)]
        if card.mythology is not None:
            words = labels("duel-label-look")
            yield [
                icons.emblem(theme, card.mythology, 40),
                _arrow(theme),
                _badge(theme, side),
                Text(words, theme.text),
            ]


def _things(
    theme: Theme, a: CityView, b: CityView, c: CityView, d: CityView, labels: Labels
) -> Iterator[Item]:
    """Tokens and gods that come, and cards that leave a city for the pile or for the rival's."""
    for token in b.progress:
        if token not in a.progress:
            yield [
                icons.progress(theme, token, 42),
                _arrow(theme),
                _badge(theme, b.side),
                Text(labels(key("duel", "progress", token)), theme.text),
            ]
    for symbol, count in b.symbols.items():
        if count != a.symbols.get(symbol, 0):
            sign = icons.disc(theme, symbol, theme.green, 40)
            yield _change(theme, sign, b.side, a.symbols.get(symbol, 0), count)
    for card in a.cards:
        if card not in b.cards:
            tile = tile_sprite(theme, Tile(CARDS[card].colour, (card,)))
            goal = _badge(theme, d.side)
            if card not in d.cards:
                goal = icons.sign(Sign.PILE, theme.text, theme.panel, 38)
            name = Text(labels(key("duel", "card", card)), theme.text)
            yield [_badge(theme, a.side), tile, name, _arrow(theme), goal]
    lost = [value for value in a.offerings if value not in b.offerings]
    for value in lost:
        yield [
            _badge(theme, a.side),
            icons.offering(theme, value, 48),
            icons.sign(Sign.CROSS, theme.mark, theme.panel, 30),
        ]


def _trade(theme: Theme, a: CityView, b: CityView) -> Iterator[Item]:
    """Own units, and what one missing unit costs."""
    for which in Resource:
        sign = resource(theme, which, 34)
        if a.units[which] != b.units[which]:
            yield _change(theme, sign, b.side, a.units[which], b.units[which])
        if a.unit_prices[which] != b.unit_prices[which]:
            yield [
                _badge(theme, b.side),
                sign,
                tag_sprite(theme, a.unit_prices[which]),
                _arrow(theme),
                tag_sprite(theme, b.unit_prices[which]),
            ]
