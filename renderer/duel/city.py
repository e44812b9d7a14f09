"""A city: coins, points, production with prices, symbols, cards, Wonders, tokens and gods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Point, Sprite, ellipse
from renderer.duel import effects, icons
from renderer.duel.head import purse_text
from renderer.duel.layout import Box, CityBoxes, middle
from renderer.duel.marks import Marks, draw_frame
from renderer.duel.palette import Theme
from renderer.duel.resources import resource
from renderer.duel.signs import Sign
from renderer.duel.slots import draw_god_name, god_sign, plate_width
from renderer.duel.tiles import draw_tiles
from renderer.duel.wonders import draw_wonder
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, readable, write
from rules.duel.cards import CARDS
from rules.duel.data import SYMBOLS_TO_WIN, Category, Colour, Resource, Symbol
from rules.duel.view import CityView

_PURSE = 334  # where the coins begin


def draw_city(
    image: Image.Image,
    theme: Theme,
    city: CityView,
    rival: CityView,
    boxes: CityBoxes,
    labels: Labels,
    *,
    names: Sequence[str],
    marks: Marks,
    acts: bool,
) -> None:
    """Draw everything of one player."""
    ground = theme.city_active if acts else theme.city
    panel(
        image,
        boxes.panel,
        ground,
        theme.ink if acts else theme.panel_line,
        thick=4 if acts else 1.6,
        radius=12,
    )
    _draw_head(image, theme, city, boxes.head, labels, names, marks)
    for which in Resource:
        _draw_production(image, theme, city, which, boxes.production(which))
    _draw_choices(image, theme, city, boxes.choices)
    _draw_symbols(image, theme, city, boxes)
    _draw_progress(image, theme, city, boxes.progress, labels, marks)
    new = tuple(card for seat, card in marks.cards if seat == city.seat)
    draw_tiles(image, theme, city.cards, boxes.tiles, snake=rival.snake, marked=new)
    for wonder in city.wonders:
        box = boxes.wonder(wonder.number, len(city.wonders))
        draw_wonder(image, theme, wonder, city.side, box, labels, mover=acts)
        if (city.seat, wonder.wonder) in marks.wonders:
            draw_frame(image, theme, box, 0)
    _draw_gods(image, theme, city, boxes.gods, labels, marks)


# --- the head --------------------------------------------------------------------------------


def _draw_head(
    image: Image.Image,
    theme: Theme,
    city: CityView,
    box: Box,
    labels: Labels,
    names: Sequence[str],
    marks: Marks,
) -> None:
    y = (box[1] + box[3]) / 2
    name = readable(names[city.seat]) if city.seat < len(names) else ""
    icons.side(theme, city.side, 54).put(image, (box[0] + 32, y))
    _draw_names(image, theme, (box[0] + 74, y), labels(key("duel", "side", city.side)), name)
    icons.coin(theme, "", 42).put(image, (_PURSE + 22, y))
    end = 384 + write(
        image, (384, y), purse_text(city), theme.text, size=38, width=100, weight=Weight.EXTRA
    )
    gained = dict(marks.coins).get(city.seat, 0)
    if gained:
        write(
            image,
            (end + 8, y + 2),
            f"{gained:+}".replace("-", "−"),
            theme.mark,
            size=26,
            width=58,
            weight=Weight.EXTRA,
        )
    icons.laurel(theme, str(city.total), 60).put(image, (522, y))
    _draw_parts(image, theme, city, 566, y, box[2])


def _draw_names(image: Image.Image, theme: Theme, at: Point, side: str, name: str) -> None:
    """The side, and below it whoever plays it: side by side there would be room for few letters."""
    (x, y), width = at, _PURSE - round(at[0]) - 6
    above, below = (16, 19) if name else (0, 0)
    write(image, (x, y - above), side, theme.text, size=36, width=width, weight=Weight.EXTRA)
    write(image, (x, y + below), name, theme.faded, size=24, width=width)


def category_sign(theme: Theme, category: Category, size: int) -> Sprite:
    """The sign of a part of the points."""
    match category:
        case Category.MILITARY:
            return icons.shield(theme, size)
        case Category.BLUE | Category.GREEN | Category.YELLOW:
            return icons.kind(theme, Colour(category.value), size - 2)
        case Category.GUILDS:
            return icons.tile(theme, Sign.GUILD, theme.purple, size)
        case Category.TEMPLES:
            return icons.disc(theme, Sign.GRAND_TEMPLE, theme.temple, size)
        case Category.WONDERS:
            return icons.sign(Sign.WONDER, theme.gilt, theme.panel, size)
        case Category.PROGRESS:
            return icons.disc(theme, "philosophy", theme.green, size)
        case Category.COINS:
            return icons.coin(theme, "", size - 2)
        case Category.GODS:
            return icons.disc(theme, "egyptian", theme.brown, size)


def _draw_parts(
    image: Image.Image, theme: Theme, city: CityView, x: float, y: float, right: int
) -> None:
    """What the points are made of; a letter tells the colours of cards apart."""
    parts = [(category, points) for category, points in city.points.items() if points]
    pitch = min(68.0, (right - x) / max(1, len(parts)))
    for category, points in parts:
        sign = category_sign(theme, category, 28)
        sign.put(image, (x + 15, y))
        write(
            image,
            (x + 31, y),
            str(points),
            theme.text,
            size=24,
            width=round(pitch - 30),
            weight=Weight.EXTRA,
        )
        x += pitch


# --- production ------------------------------------------------------------------------------


def _draw_production(
    image: Image.Image, theme: Theme, city: CityView, which: Resource, box: Box
) -> None:
    """Own units, and on a tag what one more costs; a fixed price is green with a lock."""
    panel(image, box, theme.panel, theme.panel_line, radius=9)
    y = (box[1] + box[3]) / 2
    resource(theme, which, 36).put(image, (box[0] + 24, y))
    units = city.units[which]
    write(
        image,
        (box[0] + 56, y),
        str(units),
        theme.text if units else theme.faded,
        size=32,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
    tag_sprite(theme, city.unit_prices[which], fixed=which in city.fixed).put(
        image, (box[2] - 34, y)
    )


@lru_cache(maxsize=64)
def tag_sprite(theme: Theme, price: int, *, fixed: bool = False) -> Sprite:
    """A price tag; a fixed price has a double edge."""
    sprite = _tag(theme, fixed=fixed)
    write(
        sprite.colours,
        (sprite.anchor[0] + 6, sprite.anchor[1]),
        str(price),
        theme.text,
        size=27,
        width=36,
        weight=Weight.EXTRA,
        align="middle",
    )
    return sprite


def _tag(theme: Theme, *, fixed: bool) -> Sprite:
    brush = Brush(62, 44)
    shape = [(-29.0, 0.0), (-14.0, -19.0), (28.0, -19.0), (28.0, 19.0), (-14.0, 19.0)]
    fill = theme.fixed if fixed else theme.panel
    brush.line(shape, theme.ink, 2.4, closed=True)
    brush.fill(shape, fill)
    if fixed:
        brush.line([(-12, -14), (23, -14), (23, 14), (-12, 14)], theme.ink, 1.6, closed=True)
    brush.fill(ellipse(-17, 0, 3.4), theme.ink)
    return brush.sprite()


def _draw_choices(image: Image.Image, theme: Theme, city: CityView, box: Box) -> None:
    """Producers of one of several resources."""
    x, y = box[0], (box[1] + box[3]) // 2
    for _, chooses in city.choices:
        size = 28 if len(city.choices) < 4 else 22
        row = [resource(theme, chooses[0], size)]
        for which in chooses[1:]:
            row += [effects.slash(theme, size, bright=False), resource(theme, which, size)]
        width = effects.width_of(row, 0) + 10
        panel(image, (x, box[1] + 4, x + width, box[3] - 4), theme.panel, theme.ink, radius=9)
        effects.draw_row(image, row, (x + 5, y), 0)
        x += width + 4


# --- science ---------------------------------------------------------------------------------


def _draw_symbols(image: Image.Image, theme: Theme, city: CityView, boxes: CityBoxes) -> None:
    """Seven symbols, pairs as a number, and how many of six; five are a threat."""
    snake = CARDS[city.snake].symbol if city.snake is not None else None
    for which in Symbol:
        at = middle(boxes.symbol(which))
        count = city.symbols.get(which, 0)
        if count:
            icons.disc(theme, which, theme.green, 48).put(image, at)
        else:
            icons.disc(theme, which, theme.pale, 42, theme.panel_line).put(image, at)
        if count > 1:
            icons.disc(theme, Sign.BLANK, theme.ink, 26).put(image, (at[0] + 17, at[1] + 15))
            write(
                image,
                (at[0] + 17, at[1] + 15),
                str(count),
                theme.halo,
                size=21,
                width=22,
                weight=Weight.EXTRA,
                align="middle",
            )
        if which is snake:
            icons.tile(theme, Sign.SNAKE, theme.halo, 24, theme.ink).put(
                image, (at[0] - 16, at[1] - 16)
            )
    held, at = len(city.symbols), middle(boxes.symbols)
    threat = held >= SYMBOLS_TO_WIN - 1
    if threat:
        panel(
            image,
            (
                boxes.symbols[0] + 1,
                boxes.symbols[1] + 4,
                boxes.symbols[2] - 1,
                boxes.symbols[3] - 4,
            ),
            theme.red,
            theme.ink,
            thick=2,
            radius=9,
        )
    text = f"{held}/{SYMBOLS_TO_WIN}" + ("!" if threat else "")
    write(
        image,
        at,
        text,
        theme.halo if threat else theme.text,
        size=30,
        width=70,
        weight=Weight.EXTRA,
        align="middle",
    )


def _draw_progress(
    image: Image.Image, theme: Theme, city: CityView, box: Box, labels: Labels, marks: Marks
) -> None:
    """Progress tokens, with their names while there is room."""
    x, y = box[0], (box[1] + box[3]) // 2
    pitch = min(272, (box[2] - box[0]) // max(1, len(city.progress)))
    for token in city.progress:
        icons.progress(theme, token, 48).put(image, (x + 26, y))
        if (city.seat, token) in marks.held:
            draw_frame(image, theme, (x + 2, y - 24, x + 50, y + 24), 0)
        if pitch > 150:
            write(
                image,
                (x + 56, y),
                labels(key("duel", "progress", token)),
                theme.text,
                size=23,
                width=pitch - 60,
            )
        x += pitch


def _draw_gods(
    image: Image.Image, theme: Theme, city: CityView, box: Box, labels: Labels, marks: Marks
) -> None:
    """Mythology and Offering tokens, activated gods, and what selling brings."""
    x, y = box[0], (box[1] + box[3]) / 2
    for which in city.mythologies:
        icons.emblem(theme, which, 40).put(image, (x + 22, y))
        x += 46
    for value in city.offerings:
        icons.offering(theme, value, 46).put(image, (x + 26, y - 1))
        x += 54
    plates = sum(plate_width(labels(key("duel", "god", god)), 38) + 8 for god in city.gods)
    room = box[2] - 120 - x
    for god in city.gods:
        start = round(x) + 8
        if plates <= room:
            x = draw_god_name(image, theme, god, (start, y), labels, 38)
        else:
            god_sign(theme, god, 40).put(image, (start + 18, y))
            x = start + 38
        if (city.seat, god) in marks.gods:
            draw_frame(image, theme, (start, round(y) - 19, x, round(y) + 19), 0)
    text = f"+{city.sell_income}"
    end = box[2] - write(
        image,
        (box[2] - 4, y),
        text,
        theme.text,
        size=27,
        width=60,
        weight=Weight.EXTRA,
        align="right",
    )
    icons.coin(theme, "", 30).put(image, (end - 24, y))
    if end - 50 - x > 110:
        write(
            image,
            (end - 48, y),
            labels("duel-label-sell"),
            theme.faded,
            size=25,
            width=min(130, round(end - 54 - x)),
            align="right",
        )
