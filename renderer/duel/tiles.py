"""The cards of a city as tiles in their colours, in as many rows as there is room for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderer.brush import Brush, Sprite, rounded
from renderer.duel import effects, icons
from renderer.duel.layout import Box
from renderer.duel.marks import draw_frame
from renderer.duel.palette import Theme, card_colour
from renderer.duel.resources import resource
from renderer.duel.signs import OF_COLOUR, Sign
from renderer.type import Weight, write
from rules.duel.cards import CARDS, Card
from rules.duel.data import RESOURCES, Colour, Resource

HEIGHT, ROW = 50, 54
_GAP, _BETWEEN = 5, 10  # between tiles, and between colours
_ROWS = 2
# What becomes one tile first.
_TOGETHER = (Colour.BROWN, Colour.GREY, Colour.YELLOW, Colour.RED, Colour.BLUE)


class Tile(NamedTuple):
    """Some cards of a colour; one card unless there is no room."""

    colour: Colour
    cards: tuple[Card, ...]


def tiles_of(cards: Iterable[Card], together: tuple[Colour, ...] = ()) -> list[Tile]:
    """A tile a card, ordered by colour; the cards of some colours in one."""
    found: list[Tile] = []
    cards = tuple(cards)
    for colour in Colour:
        own = tuple(card for card in cards if CARDS[card].colour is colour)
        if colour in together and len(own) > 1:
            found.append(Tile(colour, own))
        else:
            found += [Tile(colour, (card,)) for card in own]
    return found


def draw_tiles(
    image: Image.Image,
    theme: Theme,
    cards: tuple[Card, ...],
    box: Box,
    *,
    snake: Card | None = None,
    marked: tuple[Card, ...] = (),
) -> None:
    """Draw the cards of a city; a snake lies on one of them."""
    rows = _fitting(theme, cards, box[2] - box[0])
    top = (box[1] + box[3] - ROW * len(rows)) // 2 + (ROW - HEIGHT) // 2
    for n, row in enumerate(rows):
        x, y, before = box[0], top + ROW * n, None
        for tile in row:
            if before is not None:
                x += _BETWEEN if tile.colour is not before else _GAP
            sprite = tile_sprite(theme, tile)
            image.paste(sprite.colours, (x, y), sprite.mask)
            place = (x, y, x + sprite.colours.width, y + HEIGHT)
            if snake in tile.cards:
                icons.tile(theme, Sign.SNAKE, theme.halo, 28, theme.ink).put(
                    image, (place[2] - 12, place[1] + 6)
                )
            if any(card in marked for card in tile.cards):
                draw_frame(image, theme, place, 0)
            x, before = place[2], tile.colour


def _fitting(theme: Theme, cards: tuple[Card, ...], width: int) -> list[list[Tile]]:
    """The tiles in rows, with as little put together as possible."""
    for count in range(len(_TOGETHER) + 1):
        rows = _rows(theme, tiles_of(cards, _TOGETHER[:count]), width)
        if len(rows) <= _ROWS:
            break
    return rows


def _rows(theme: Theme, tiles: list[Tile], width: int) -> list[list[Tile]]:
    rows: list[list[Tile]] = []
    x = width + 1
    for tile in tiles:
        own = tile_sprite(theme, tile).colours.width + _BETWEEN
        if not rows or x + own - _BETWEEN > width:
            rows.append([])
            x = 0
        rows[-1].append(tile)
        x += own
    return rows


@lru_cache(maxsize=512)
def tile_sprite(theme: Theme, tile: Tile) -> Sprite:
    """A tile with what its card does and the chain that it begins."""
    row = list(_signs(theme, tile))
    text = f"×{len(tile.cards)}" if len(tile.cards) > 1 else ""
    width = effects.width_of(row, 1) + 12 + (12 + 15 * len(text) if text else 0)
    width = max(46, width + width % 2)
    brush = Brush(width, HEIGHT)
    w, h, fill = width / 2, HEIGHT / 2, card_colour(theme, tile.colour)
    brush.fill(rounded(-w, -h, w, h, 8), theme.ink)
    brush.fill(rounded(2 - w, 2 - h, w - 2, h - 2, 6), fill)
    sprite = brush.sprite()
    start = 6 if text else (width - effects.width_of(row, 1)) / 2
    end = effects.draw_row(sprite.colours, row, (start, HEIGHT / 2), 1)
    if text:
        write(
            sprite.colours,
            (end + 2, HEIGHT / 2),
            text,
            theme.halo,
            size=24,
            width=40,
            weight=Weight.EXTRA,
        )
    return sprite


def _signs(theme: Theme, tile: Tile) -> Iterable[Sprite]:
    if len(tile.cards) > 1:
        yield from _joint(theme, tile)
        return
    card = tile.cards[0]
    yield from effects.card_row(theme, card, 32, short=True)
    gives = CARDS[card].gives
    if gives is not None:
        yield icons.chain(theme, gives, 27)


def _joint(theme: Theme, tile: Tile) -> Iterable[Sprite]:
    """What several cards of a colour have in common."""
    if tile.colour is Colour.RED:
        yield icons.shield(theme, 32)
    elif tile.colour is Colour.BLUE:
        points = sum(CARDS[card].points for card in tile.cards)
        yield icons.laurel(theme, str(points), 38)
    elif tile.colour is Colour.YELLOW:
        yield icons.sign(OF_COLOUR[tile.colour], theme.halo, theme.yellow, 28)
    yield from (resource(theme, which, 28) for which in _made(tile.cards))


def _made(cards: tuple[Card, ...]) -> list[Resource]:
    """Every resource that some cards make."""
    return [
        which for n, which in enumerate(RESOURCES) if any(CARDS[card].makes[n] for card in cards)
    ]
