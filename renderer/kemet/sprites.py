"""Every piece and sign as a small picture, drawn once per theme and kept."""

from __future__ import annotations

import math
from functools import lru_cache

from renderer import pictogram
from renderer.brush import (
    Brush,
    Colour,
    Point,
    Shadow,
    Sprite,
    ellipse,
    mix,
    moved,
    rounded,
)
from renderer.kemet.palette import LIVERIES, Theme, tile_colour
from renderer.kemet.pictograms import CREATURES, EMBLEMS, PRAYER, SIGNS, Sign
from renderer.kemet.shapes import EMBLEM_AT, draw_shape
from renderer.pictogram import draw
from renderer.type import Weight, run
from rules.kemet import data
from rules.kemet.data import HIGHEST, Creature, PlayerColour, Token

_KEPT = 512
ARMY = 29.0  # radius
CREATURE = 19.0
_NUMBER = 36


def _canvas(size: float) -> Brush:
    side = 2 * math.ceil(size / 2)
    return Brush(side, side)


def write(brush: Brush, text: str, size: int, colour: Colour, at: Point) -> None:
    """Write into a sprite while it is large: numbers on pieces have soft edges like them."""
    k = brush.scale
    line = run(text, Weight.EXTRA, size * k)
    cap = -run("8", Weight.EXTRA, size * k).top
    x = (brush.width / 2 + at[0]) * k - line.width / 2
    y = (brush.height / 2 + at[1]) * k + cap / 2
    brush.image.paste((*colour, 255), (round(x) + line.left, round(y) + line.top), line.mask)


@lru_cache(maxsize=_KEPT)
def army(theme: Theme, colour: PlayerColour, soldiers: int, size: float = 1.0) -> Sprite:
    """An army: its owner's shape and emblem, and how many soldiers it has."""
    radius = ARMY * size
    brush = _canvas(2 * radius + 26)
    draw_shape(brush, theme, colour, radius, outline=3.2 * size)
    livery = LIVERIES[colour]
    draw(brush, EMBLEMS[colour], livery.mark, livery.fill, (0, -0.54 * radius), 0.66 * radius)
    low = 0.16 if colour is PlayerColour.BLACK else 0.26
    at = (0.0, low * radius)
    _ring_of_text(brush, str(soldiers), round(_NUMBER * size), livery.fill, at)
    write(brush, str(soldiers), round(_NUMBER * size), livery.mark, at)
    return brush.sprite(shadow=Shadow(theme.shadow))


def _ring_of_text(brush: Brush, text: str, size: int, colour: Colour, at: Point) -> None:
    """Clear the pattern around a number."""
    for k in range(8):
        a = math.pi / 4 * k
        write(brush, text, size, colour, (at[0] + 1.6 * math.cos(a), at[1] + 1.6 * math.sin(a)))


@lru_cache(maxsize=_KEPT)
def badge(theme: Theme, colour: PlayerColour, radius: float) -> Sprite:
    """A player's shape with the emblem, for rows and lists."""
    brush = _canvas(2 * radius + 16)
    draw_shape(brush, theme, colour, radius, outline=max(1.6, min(3.2, radius / 9)))
    x, y, share = EMBLEM_AT[colour]
    livery = LIVERIES[colour]
    at = (x * radius, y * radius)
    draw(brush, EMBLEMS[colour], livery.mark, livery.fill, at, share * radius)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def creature(theme: Theme, kind: Creature, owner: PlayerColour | None, size: float = 1.0) -> Sprite:
    """A creature on a disc with its owner's ring; a grey one if it is nobody's."""
    radius = CREATURE * size
    brush = _canvas(2 * radius + 18)
    ring = LIVERIES[owner].fill if owner is not None else theme.silver
    brush.outlined([ellipse(0, 0, radius)], theme.halo, 3.2)
    brush.outlined([ellipse(0, 0, radius)], theme.ink, 1.8)
    brush.fill(ellipse(0, 0, radius), ring)
    face = theme.white
    brush.fill(ellipse(0, 0, radius - 4.2), theme.ink)
    brush.fill(ellipse(0, 0, radius - 5.4), face)
    draw(brush, CREATURES[kind], theme.ink, face, (0, 0), 1.44 * (radius - 4.2))
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def pyramid(theme: Theme, colour: data.Colour, level: int, size: float = 1.0) -> Sprite:
    """A pyramid: its colour, a pattern for each, and its level; the highest has a golden rim."""
    brush = _canvas(84 * size)
    fill = tile_colour(theme, colour)
    body: list[Point] = moved([(0, -28), (31, 23), (-31, 23)], 0, 0, size)
    rim = theme.gold if level == HIGHEST else theme.ink
    brush.outlined([body], theme.halo, 5.0 * size)
    brush.outlined([body], theme.ink, 3.6 * size)
    if level == HIGHEST:
        brush.outlined([body], rim, 2.4 * size)
        brush.line(body, theme.ink, 1.0 * size, closed=True)
    brush.fill(body, fill)
    pattern = Brush(brush.width, brush.height, scale=brush.scale)
    draw_courses(pattern, theme, colour, size)
    brush.clip_to(body, pattern)
    plate = rounded(-11.5 * size, -6 * size, 11.5 * size, 20 * size, 5 * size)
    brush.fill(plate, theme.ink)
    text = theme.gold if level == HIGHEST else theme.white
    write(brush, str(level), round(23 * size), text, (0, 7 * size))
    return brush.sprite(shadow=Shadow(theme.shadow))


def draw_courses(brush: Brush, theme: Theme, colour: data.Colour, size: float) -> None:
    """White: rows of stone; red: slanting lines; blue: uprights."""
    dark = mix(tile_colour(theme, colour), theme.ink, 0.28)
    for k in range(-5, 6):
        d = k * 9 * size
        match colour:
            case data.Colour.WHITE:
                brush.line([(-40 * size, d), (40 * size, d)], dark, 1.2 * size)
            case data.Colour.RED:
                brush.line(
                    [(d - 30 * size, 30 * size), (d + 30 * size, -30 * size)], dark, 1.6 * size
                )
            case data.Colour.BLUE:
                brush.line([(d, -40 * size), (d, 40 * size)], dark, 1.6 * size)


@lru_cache(maxsize=_KEPT)
def temple(theme: Theme, pay: int) -> Sprite:
    """Two towers and the prayer points that it pays."""
    brush = _canvas(84)
    towers: list[list[Point]] = [
        [(-28, 22), (-25, -22), (-6, -22), (-3, 22)],
        [(3, 22), (6, -22), (25, -22), (28, 22)],
        [(-4, 22), (-4, -8), (4, -8), (4, 22)],
        [(-28, -28), (-3, -28), (-3, -20), (-28, -20)],
        [(3, -28), (28, -28), (28, -20), (3, -20)],
    ]
    brush.outlined(towers, theme.halo, 4.2)
    brush.outlined(towers, theme.ink, 2.6)
    for tower in towers:
        brush.fill(tower, theme.stone)
    for x in (-15.5, 15.5):
        brush.line([(x - 12, -20), (x + 12, -20)], theme.stone_shade, 1.6)
        brush.line([(x, -12), (x, 4)], theme.stone_shade, 3.4)
    brush.fill([(-4, 22), (-4, -2), (4, -2), (4, 22)], theme.ink)
    _pay(brush, theme, str(pay), (12, 15))
    return brush.sprite(shadow=Shadow(theme.shadow))


def _pay(brush: Brush, theme: Theme, text: str, at: Point) -> None:
    x, y = at
    plate = rounded(x - 20, y - 14, x + 20, y + 14, 8)
    brush.outlined([plate], theme.ink, 2)
    brush.fill(plate, theme.gold)
    write(brush, text, 22, theme.ink, (x - 8, y))
    draw(brush, PRAYER, theme.ink, theme.gold, (x + 9, y), 20)


@lru_cache(maxsize=_KEPT)
def sanctuary(theme: Theme) -> Sprite:
    """A temple front with the eye of a permanent victory point."""
    brush = _canvas(84)
    parts = [part.points for part in SIGNS[Sign.SANCTUARY]]
    shapes = [moved(points, -2, -4, 0.56) for points in parts]
    brush.outlined(shapes, theme.halo, 4.2)
    brush.outlined(shapes, theme.ink, 2.6)
    for shape in shapes:
        brush.fill(shape, theme.stone)
    plate = rounded(-4, 1, 30, 28, 5)
    brush.outlined([plate], theme.ink, 2)
    brush.fill(plate, theme.gold)
    draw(brush, SIGNS[Sign.EYE], theme.ink, theme.gold, (13, 15), 27)
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def obelisk(theme: Theme) -> Sprite:
    """A needle of stone."""
    brush = _canvas(76)
    needle: list[Point] = [(-9, 18), (-6, -20), (0, -29), (6, -20), (9, 18)]
    foot: list[Point] = [(-14, 17), (14, 17), (14, 26), (-14, 26)]
    brush.outlined([needle, foot], theme.halo, 4)
    brush.outlined([needle, foot], theme.ink, 2.4)
    brush.fill(foot, theme.stone_shade)
    brush.fill(needle, theme.stone)
    brush.fill(
        [(0, -29), (6, -20), (9, 18), (1, 18), (1, -20)], mix(theme.stone, theme.stone_shade, 0.6)
    )
    for y in (-10, -1, 8):
        brush.line([(-3, y), (3, y)], theme.ink, 1.5)
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def harbour(theme: Theme, dx: float, dy: float) -> Sprite:
    """A double arrow over the water, from its middle."""
    length = math.hypot(dx, dy)
    side = 2 * math.ceil(length / 2) + 36
    brush = Brush(side, side)
    ux, uy = dx / length, dy / length
    ends = [(s * dx / 2, s * dy / 2) for s in (-1, 1)]
    heads = []
    for s, (x, y) in zip((-1, 1), ends, strict=True):
        bx, by = x - s * ux * 19, y - s * uy * 19
        heads.append([(x, y), (bx - uy * 11, by + ux * 11), (bx + uy * 11, by - ux * 11)])
    inner = [(x * (1 - 30 / length), y * (1 - 30 / length)) for x, y in ends]
    brush.line(inner, theme.ink, 11)
    brush.outlined(heads, theme.ink, 2.4)
    brush.line(inner, theme.halo, 6.4)
    for head in heads:
        brush.fill(head, theme.halo)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def sign(what: Sign, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """A pictogram without a shape around it."""
    return pictogram.sign(SIGNS[what], colour, beneath, size)


@lru_cache(maxsize=_KEPT)
def figure(kind: Creature, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """A creature's pictogram without a disc."""
    return pictogram.sign(CREATURES[kind], colour, beneath, size)


@lru_cache(maxsize=_KEPT)
def coin(theme: Theme, token: Token, radius: float) -> Sprite:
    """A silver or golden action token."""
    brush = _canvas(2 * radius + 8)
    paint = theme.gold if token is Token.GOLD else theme.silver
    brush.outlined([ellipse(0, 0, radius)], theme.ink, 1.8)
    brush.fill(ellipse(0, 0, radius), paint)
    brush.fill(ellipse(-radius * 0.22, -radius * 0.26, radius * 0.52), mix(paint, theme.halo, 0.5))
    letter = SIGNS[Sign.SUN] if token is Token.GOLD else SIGNS[Sign.MOON]
    draw(brush, letter, theme.ink, paint, (0, 0), radius * 1.3)
    return brush.sprite()
