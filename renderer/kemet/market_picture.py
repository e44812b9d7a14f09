"""The market of one colour: four levels of four tiles, for everybody or for one player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.head import LEFT, RIGHT, colour_name, paper, person
from renderer.kemet.marks import draw_frame
from renderer.kemet.offers import may_buy
from renderer.kemet.palette import LIGHT, Theme, tile_colour, upon
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import leading, lines_of, write_paragraph
from renderer.type import SMALLEST, Weight, run, write
from rules.engine.decisions import Seat
from rules.kemet.data import CREATURE_OF, HIGHEST, TILES, TILES_OF, Colour, Tile
from rules.kemet.lookup import tile_price, why_not_buy
from rules.kemet.refusals import Reason
from rules.kemet.view import View

_HEAD = 88
_GAP = 8
_CELL = (252, 190)
_PAD = 10
HEIGHT = _HEAD + HIGHEST * (_CELL[1] + _GAP) + 18


def draw_market(
    view: View,
    colour: Colour,
    labels: Labels,
    *,
    seat: Seat | None = None,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marked: Sequence[Tile] = (),
) -> Image.Image:
    """Draw sixteen tiles; with a seat, that player's prices or one reason why not."""
    image = paper(theme, HEIGHT)
    _draw_head(image, theme, view, colour, labels, seat, names)
    for n, tile in enumerate(TILES_OF[colour]):
        row, column = divmod(n, HIGHEST)
        left = LEFT + column * (_CELL[0] + _GAP)
        top = _HEAD + row * (_CELL[1] + _GAP)
        _draw_tile(image, theme, view, tile, (left, top), labels, seat)
        if tile in marked:
            at = (left + _CELL[0] / 2, top + _CELL[1] / 2)
            draw_frame(image, theme, at, _CELL[0] + 2, _CELL[1] + 2, 11)
    return image


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    colour: Colour,
    labels: Labels,
    seat: Seat | None,
    names: Sequence[str],
) -> None:
    y = 53
    sprites.pyramid(theme, colour, HIGHEST, 0.9).put(image, (LEFT + 40, y))
    title = labels(key("kemet-label-market", colour))
    x: float = LEFT + 84
    x += write(image, (x, y), title, theme.text, size=36, width=360, weight=Weight.EXTRA)
    if seat is None:
        write(
            image,
            (RIGHT - 10, y),
            labels("kemet-label-can-buy"),
            theme.faded,
            size=25,
            width=260,
            align="right",
        )
        x = RIGHT - 26 - run(labels("kemet-label-can-buy"), Weight.BOLD, 25).width
        for player in reversed(view.players):
            x -= 42
            sprites.badge(theme, player.colour, 16).put(image, (x + 16, y))
        return
    player = view.players[seat]
    name = person(names, seat) or colour_name(view, labels, seat)
    text = labels(
        "kemet-label-for-you", name=name, level=player.levels[colour], prayer=player.prayer
    )
    room = round(RIGHT - 10 - x - 70)
    taken = write(image, (RIGHT - 10, y), text, theme.text, size=26, width=room, align="right")
    sprites.badge(theme, player.colour, 19).put(image, (RIGHT - 10 - taken - 32, y))


def _draw_tile(
    image: Image.Image,
    theme: Theme,
    view: View,
    tile: Tile,
    at: tuple[int, int],
    labels: Labels,
    seat: Seat | None,
) -> None:
    left, top = at
    kind = TILES[tile]
    bar = why_not_buy(view, seat, tile) if seat is not None else None
    barred = bar is not None or tile in view.owners
    fill = theme.dim if barred else theme.card
    ink = theme.faded if barred else theme.text
    box = (left, top, left + _CELL[0], top + _CELL[1])
    edge = theme.panel_line if barred else theme.ink
    panel(image, box, fill, edge, thick=2 if barred else 3, radius=10)
    _draw_band(image, theme, tile, (left, top), barred=barred)
    _draw_standing(image, theme, view, tile, box, labels, seat)
    width = _CELL[0] - 2 * _PAD
    name = labels(key("kemet", "power", kind.power))
    size = _name_size(name, width)
    y = top + 60
    y += write_paragraph(
        image, (left + _PAD, y), name, ink, size=size, width=width, most=2, weight=Weight.EXTRA
    )
    text = labels(key("kemet", "text", "power", kind.power))
    write_paragraph(image, (left + _PAD, y + 4), text, ink, size=SMALLEST, width=width, most=4)


def _name_size(name: str, width: int) -> int:
    """As large as fits in one line; small and in two lines if none does."""
    for size in range(25, SMALLEST, -1):
        if run(name, Weight.EXTRA, size).width <= width:
            return size
    return 22


def lines_needed(labels: Labels, tile: Tile) -> int:
    """How many lines the effect of a tile takes in its cell."""
    text = labels(key("kemet", "text", "power", TILES[tile].power))
    return len(lines_of(text, Weight.MEDIUM, SMALLEST, _CELL[0] - 2 * _PAD))


def room_for_lines(labels: Labels, tile: Tile) -> int:
    """How many lines there are room for, below the name."""
    width = _CELL[0] - 2 * _PAD
    name = labels(key("kemet", "power", TILES[tile].power))
    size = _name_size(name, width)
    taken = leading(size) * len(lines_of(name, Weight.EXTRA, size, width))
    return (_CELL[1] - 60 - taken - 4 + 6) // leading(SMALLEST)


def _draw_band(
    image: Image.Image, theme: Theme, tile: Tile, at: tuple[int, int], *, barred: bool
) -> None:
    """The tile's number on its colour, and its creature."""
    left, top = at
    kind = TILES[tile]
    fill = tile_colour(theme, kind.colour)
    box = (left + 7, top + 7, left + 76, top + 41)
    panel(image, box, fill, theme.ink, thick=2, radius=6)
    write(
        image,
        (left + 41, top + 24),
        str(tile),
        upon(theme, kind.colour),
        size=25,
        width=66,
        weight=Weight.EXTRA,
        align="middle",
    )
    creature = CREATURE_OF.get(kind.power)
    if creature is not None and not barred:
        sprites.figure(creature, theme.text, theme.card, 32).put(image, (left + 98, top + 24))


def _draw_standing(
    image: Image.Image,
    theme: Theme,
    view: View,
    tile: Tile,
    box: tuple[int, int, int, int],
    labels: Labels,
    seat: Seat | None,
) -> None:
    """At the right: the owner, who may buy it, the price, or why not."""
    right, y = box[2] - 10, box[1] + 24
    bar = why_not_buy(view, seat, tile) if seat is not None else None
    if tile in view.owners:
        owner = view.players[view.owners[tile]].colour
        sprites.badge(theme, owner, 17).put(image, (right - 17, y))
        if bar is not None:
            _draw_bar(image, theme, bar, (right - 44, y), labels)
    elif bar is not None:
        _draw_bar(image, theme, bar, (right, y), labels)
    elif seat is not None:
        price = tile_price(view.players[seat], tile)
        _draw_price(image, theme, price, (right, y), strong=True)
    else:
        _draw_price(image, theme, TILES[tile].level, (right, y), strong=False)
        for n, buyer in enumerate(reversed(may_buy(view, tile))):
            at = (right - 66 - 23 * n, y)
            sprites.badge(theme, view.players[buyer].colour, 9).put(image, at)


def _draw_bar(
    image: Image.Image, theme: Theme, bar: Reason, at: tuple[float, float], labels: Labels
) -> None:
    text = labels(key("kemet-label-why", bar))
    write(image, at, text, theme.faded, size=22, width=132, align="right")


def _draw_price(
    image: Image.Image, theme: Theme, price: int, at: tuple[float, float], *, strong: bool
) -> None:
    """Prayer points on a plate; golden if it is the reader's own price."""
    right, y = at
    fill = theme.gold if strong else theme.stone
    panel(
        image,
        (round(right - 52), round(y - 17), round(right), round(y + 17)),
        fill,
        theme.ink,
        thick=2,
        radius=8,
    )
    write(
        image,
        (right - 34, y),
        str(price),
        theme.ink,
        size=25,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
    sprites.sign(Sign.PRAYER, theme.ink, fill, 24).put(image, (right - 15, y))
