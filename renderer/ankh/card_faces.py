"""The seven battle cards: our own drawings, as faces with strength and name, and a back."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from renderer.ankh.palette import Theme
from renderer.ankh.pictograms import ANKH, SUN
from renderer.brush import Brush, Colour, Point, Sprite, curve, ellipse, mirror, mix, rounded
from renderer.labels import Labels, key
from renderer.pictogram import Part, Pictogram, draw
from renderer.type import Weight, write
from rules.ankh.data import CARD_STRENGTH, Card

WIDTH, HEIGHT = 128, 152
_PICTURE = (0, -8)  # from the middle
_NAME = 58


def _pair(points: list[Point], width: float = 0.0) -> tuple[Part, Part]:
    return Part(points, width), Part(mirror(points), width)


def _line(width: float, *points: Point) -> Part:
    return Part(curve(points, closed=False) if len(points) > 2 else points, width)


_SPOKES = [(math.cos(math.pi / 3 * k), math.sin(math.pi / 3 * k)) for k in range(6)]
_WHEEL: Pictogram = (
    Part([*ellipse(0, 0, 40), (40, 0)], 9),
    *(Part([(0, 0), (38 * x, 38 * y)], 6) for x, y in _SPOKES),
    Part(ellipse(0, 0, 12)),
)
_LOCUST: Pictogram = (
    Part(curve([(-46, 10), (-30, -6), (2, -12), (30, -6), (34, 8), (6, 18), (-26, 20)])),
    Part(ellipse(38, -6, 12)),
    _line(4, (42, -14), (50, -32), (36, -46)),
    _line(6, (4, 8), (-16, -38), (-38, 40)),
    _line(5, (16, 12), (24, 30), (36, 40)),
    _line(5, (-2, 14), (4, 30), (-2, 42)),
    Part([(-34, 4), (-6, -2), (16, 0)], 4, cut=True),
)
_DRY: Pictogram = (
    *(part._replace(points=[(0.72 * x, 0.72 * y - 16) for x, y in part.points]) for part in SUN),
    _line(6, (-48, 34), (-20, 26), (16, 32), (48, 26)),
    _line(5, (-18, 28), (-26, 40), (-20, 50)),
    _line(5, (20, 32), (14, 42), (22, 50)),
)
_WATER: Pictogram = tuple(
    Part([(x, y + (8 if n % 2 else -8)) for n, x in enumerate(range(-48, 49, 16))], 9)
    for y in (-28, 0, 28)
)
_OBELISK: Pictogram = (
    Part([(-11, -34), (0, -50), (11, -34), (16, 30), (-16, 30)]),
    Part([(-28, 34), (28, 34), (32, 48), (-32, 48)]),
    Part([(-6, -16), (6, -16)], 4, cut=True),
    Part([(-7, 0), (7, 0)], 4, cut=True),
    Part([(-8, 16), (8, 16)], 4, cut=True),
)
_LOTUS: Pictogram = (
    Part(curve([(0, -46), (13, -14), (0, 16), (-13, -14)])),
    *_pair(curve([(-20, -34), (-16, -4), (-2, 18), (-24, 10), (-30, -14)])),
    *_pair(curve([(-46, -14), (-34, 8), (-6, 22), (-34, 24), (-46, 8)])),
    _line(7, (0, 18), (2, 34), (0, 48)),
    *_pair([(-14, 44), (14, 44)], 6),
)
_FEATHER: Pictogram = (
    Part(
        curve(
            [(-4, 34), (-22, 10), (-24, -18), (-8, -44), (14, -48), (24, -34), (22, -8), (12, 18)]
        )
    ),
    Part(curve([(0, 50), (-2, 20), (0, -14), (10, -38)], closed=False), 5),
    Part(curve([(-1, 26), (-2, 4), (2, -18), (10, -36)], closed=False), 4, cut=True),
    *(
        Part(ends, 3.4, cut=True)
        for ends in (
            [(-1, 10), (-16, -2)],
            [(0, -8), (-14, -20)],
            [(0, 6), (14, -6)],
            [(3, -14), (17, -24)],
        )
    ),
)
CARD_PICTURES: dict[Card, Pictogram] = {
    Card.CHARIOTS: _WHEEL,
    Card.PLAGUE: _LOCUST,
    Card.DROUGHT: _DRY,
    Card.FLOOD: _WATER,
    Card.BUILD: _OBELISK,
    Card.MIRACLE: _LOTUS,
    Card.CYCLE: _FEATHER,
}
_NARROW = {Card.CHARIOTS: 74.0, Card.FLOOD: 68.0}  # pictures that fill their box


def draw_card(
    image: Image.Image, theme: Theme, card: Card, at: Point, labels: Labels, *, spent: bool = False
) -> None:
    """Draw a card face up about a point; one that is spent is dim."""
    _face(theme, card, spent=spent).put(image, at)
    x, y = at[0] - WIDTH / 2 + 25, at[1] - HEIGHT / 2 + 25
    write(
        image,
        (x, y),
        str(CARD_STRENGTH[card]),
        theme.panel,
        size=28,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
    write(
        image,
        (at[0], at[1] + _NAME),
        labels(key("ankh", "label", "card", card)),
        theme.spent_text if spent else theme.text,
        size=22,
        width=WIDTH - 12,
        weight=Weight.BOLD,
        align="middle",
    )


def draw_card_back(image: Image.Image, theme: Theme, at: Point) -> None:
    """Draw a card face down about a point."""
    _back(theme).put(image, at)


@lru_cache(maxsize=64)
def _face(theme: Theme, card: Card, *, spent: bool) -> Sprite:
    paper = theme.spent if spent else theme.panel
    brush = _blank(theme, paper, theme.faded if spent else theme.gilt)
    w, h = WIDTH / 2, HEIGHT / 2
    field = rounded(-w + 10, -h + 10, w - 10, h - 30, 7)
    ground = paper if spent else theme.paper
    brush.fill(field, ground)
    ink = theme.spent_text if spent else theme.text
    size = _NARROW.get(card, 78.0)
    draw(brush, CARD_PICTURES[card], ink, ground, (_PICTURE[0] + 8, _PICTURE[1] + 2), size)
    disc = ellipse(-w + 25, -h + 25, 17)
    brush.outlined([disc], paper, 3)
    brush.fill(disc, ink)
    return brush.sprite()


@lru_cache(maxsize=8)
def _back(theme: Theme) -> Sprite:
    """A pattern of reeds and an ankh: nothing to be read from it."""
    brush = _blank(theme, theme.camel, theme.gold)
    w, h = WIDTH / 2, HEIGHT / 2
    dark = mix(theme.camel, theme.ink, 0.28)
    lines = Brush(brush.width, brush.height)
    for x in range(-240, 241, 16):
        lines.line([(x - h, -h), (x + h, h)], dark, 3)
        lines.line([(x + h, -h), (x - h, h)], dark, 3)
    brush.clip_to(rounded(-w + 7, -h + 7, w - 7, h - 7, 7), lines)
    brush.fill(ellipse(0, 0, 36), theme.camel)
    draw(brush, ANKH, theme.gold, theme.camel, (0, 0), 56)
    return brush.sprite()


def _blank(theme: Theme, paper: Colour, edge: Colour) -> Brush:
    brush = Brush(WIDTH + 4, HEIGHT + 4)
    w, h = WIDTH / 2, HEIGHT / 2
    brush.fill(rounded(-w, -h, w, h, 12), theme.ink)
    brush.fill(rounded(-w + 2.2, -h + 2.2, w - 2.2, h - 2.2, 10), edge)
    brush.fill(rounded(-w + 5.4, -h + 5.4, w - 5.4, h - 5.4, 8), paper)
    return brush


def card_places(count: int, left: float, right: float) -> list[float]:
    """The middles of some cards that lie side by side, centred between two edges."""
    step = WIDTH + 8
    first = (left + right - step * (count - 1)) / 2
    return [first + step * n for n in range(count)]
