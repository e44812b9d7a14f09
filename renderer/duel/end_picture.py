"""The end: points by category, or a supremacy large and the points faded below."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.brush import Colour
from renderer.duel import icons
from renderer.duel.city import category_sign
from renderer.duel.head import ordered, paper
from renderer.duel.layout import LEFT, RIGHT, WIDTH, track_box
from renderer.duel.marks import NO_MARKS
from renderer.duel.palette import LIGHT, Theme
from renderer.duel.track import draw_track
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, readable, write
from renderer.words import capital
from rules.duel.data import Category, Symbol
from rules.duel.state import Ending
from rules.duel.view import CityView, View

_HEAD, _ROW, _TOTAL = 134, 52, 76
_LARGE = 132  # what a supremacy takes
_COLUMNS = (680, 932)
_SUPREMACIES = (Ending.MILITARY, Ending.SCIENCE)


def draw_end(
    view: View, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw how the game ended; before the end, how it would."""
    cities = ordered(view)
    categories = list(cities[0].points)
    supreme = view.ending in _SUPREMACIES
    top = _HEAD + (_LARGE if supreme else 0)
    image = paper(theme, top + _ROW * len(categories) + _TOTAL + 34)
    _draw_head(image, theme, view, cities, labels, names)
    if view.ending is Ending.MILITARY:
        _draw_military(image, theme, view)
    elif view.ending is Ending.SCIENCE:
        _draw_science(image, theme, view)
    for n, category in enumerate(categories):
        _draw_category(image, theme, cities, category, top + _ROW * n, labels, faded=supreme)
    _draw_total(image, theme, view, cities, top + _ROW * len(categories), labels, faded=supreme)
    return image


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    cities: Sequence[CityView],
    labels: Labels,
    names: Sequence[str],
) -> None:
    over = view.ending is not None
    title = labels("duel-label-end" if over else "duel-label-if-now")
    write(image, (LEFT + 14, 58), title, theme.text, size=42, width=510, weight=Weight.EXTRA)
    if view.ending is not None:
        how = capital(labels(key("duel", "ending", view.ending)))
        write(image, (LEFT + 14, 102), how, theme.faded, size=26, width=520)
    for n, city in enumerate(cities):
        box = (560 + 252 * n, 26, 800 + 252 * n, 124)
        won = city.seat in view.winners
        fill, edge = (theme.active, theme.ink) if won else (theme.panel, theme.panel_line)
        panel(image, box, fill, edge, thick=4 if won else 1.6, radius=12)
        icons.side(theme, city.side, 56).put(image, (box[0] + 42, 75))
        name = readable(names[city.seat]) if city.seat < len(names) else ""
        write(
            image,
            (box[0] + 82, 62 if name else 75),
            labels(key("duel", "side", city.side)),
            theme.text,
            size=31,
            width=150,
            weight=Weight.EXTRA,
        )
        write(image, (box[0] + 82, 97), name, theme.faded, size=24, width=150)


def _draw_military(image: Image.Image, theme: Theme, view: View) -> None:
    """The track, with the pawn in the capital."""
    left, top, right, bottom = track_box(view.pantheon)
    strip = paper(theme, bottom + 60)
    draw_track(strip, theme, view, NO_MARKS)
    image.paste(strip.crop((left, top - 8, right, bottom)), (left, _HEAD + 8))


def _draw_science(image: Image.Image, theme: Theme, view: View) -> None:
    """The symbols of the winner."""
    held = view.cities[view.winners[0]].symbols if view.winners else {}
    for n, symbol in enumerate(Symbol):
        at = (WIDTH / 2 + 140 * (n - (len(Symbol) - 1) / 2), _HEAD + _LARGE / 2 - 2)
        if held.get(symbol):
            icons.disc(theme, symbol, theme.green, 112).put(image, at)
        else:
            icons.disc(theme, symbol, theme.pale, 84, theme.panel_line).put(image, at)


def _draw_category(
    image: Image.Image,
    theme: Theme,
    cities: Sequence[CityView],
    category: Category,
    top: int,
    labels: Labels,
    *,
    faded: bool,
) -> None:
    """A row; who has more stands out."""
    panel(image, (LEFT, top + 4, RIGHT, top + _ROW - 1), theme.panel, theme.panel_line, radius=9)
    y = top + _ROW / 2 + 2
    category_sign(theme, category, 36).put(image, (LEFT + 32, y))
    colour = theme.faded if faded else theme.text
    write(
        image, (LEFT + 66, y), labels(key("duel", "category", category)), colour, size=28, width=480
    )
    most = max(city.points[category] for city in cities)
    for x, city in zip(_COLUMNS, cities, strict=True):
        points = city.points[category]
        best = points == most and points > 0 and not faded
        write(
            image,
            (x, y),
            str(points),
            theme.text if best else theme.faded,
            size=32,
            width=120,
            weight=Weight.EXTRA if best else Weight.MEDIUM,
            align="middle",
        )


def _draw_total(
    image: Image.Image,
    theme: Theme,
    view: View,
    cities: Sequence[CityView],
    top: int,
    labels: Labels,
    *,
    faded: bool,
) -> None:
    ground: Colour = theme.ink
    panel(image, (LEFT, top + 6, RIGHT, top + _TOTAL), ground, theme.gold_shade, radius=10)
    y = top + _TOTAL / 2 + 3
    write(
        image,
        (LEFT + 20, y),
        labels("duel-label-total"),
        theme.halo,
        size=36,
        width=400,
        weight=Weight.EXTRA,
    )
    for x, city in zip(_COLUMNS, cities, strict=True):
        won = city.seat in view.winners and not faded
        write(
            image,
            (x, y),
            str(city.total),
            theme.gold if won else theme.halo,
            size=46,
            width=160,
            weight=Weight.EXTRA,
            align="middle",
        )
