"""Every piece, token and sign as a small picture, drawn once per theme and kept."""

from __future__ import annotations

import math
from functools import lru_cache

from renderer import pictogram
from renderer.ankh.badges import OUTLINE, PLACES, draw_shape
from renderer.ankh.buildings import draw_city, draw_monument
from renderer.ankh.geometry import hexagon
from renderer.ankh.palette import LIVERIES, Theme
from renderer.ankh.pictograms import CAMEL, CREATURES, EMBLEMS, SIGNS, Sign
from renderer.brush import (
    Brush,
    Colour,
    Point,
    Shadow,
    Sprite,
    ellipse,
    mirror,
    mix,
    moved,
    rounded,
    turned,
)
from renderer.pictogram import draw
from rules.ankh.data import God, Kind, MonumentKind

_KEPT = 512
_LARGE = {Kind.GOD: 30.0, Kind.WARRIOR: 23.5}
_GUARDIAN = 27.5
BADGE = 16.5  # radius
_CANVAS = 108
_SUN_REACH, _SUN_RING = 44, 35  # no further, or the numbers above and below are touched
POOL_SIZE = {True: 0.56, False: 0.5}  # of a warrior, of a guardian


def _canvas(size: float = 1.0) -> Brush:
    """A canvas for a piece and its shadow."""
    side = 2 * math.ceil(_CANVAS / 2 * min(size, 1.0)) + (8 if size < 1 else 0)
    return Brush(side, side)


def radius_of(kind: Kind) -> float:
    """How large a figure is: gods most, then guardians, then warriors."""
    return _LARGE.get(kind, _GUARDIAN)


@lru_cache(maxsize=_KEPT)
def figure(theme: Theme, god: God, kind: Kind, size: float = 1.0) -> Sprite:
    """A figure: its owner's shape, and what it is."""
    radius = radius_of(kind) * size
    brush = _canvas(size)
    draw_shape(brush, theme, god, radius, rim=kind is Kind.GOD, outline=OUTLINE * min(1, size))
    parts = EMBLEMS[god] if kind is Kind.GOD else CREATURES[kind]
    x, y, share = PLACES[god]
    at = (x * radius, y * radius)
    livery = LIVERIES[god]
    draw(brush, parts, livery.mark, livery.fill, at, share * radius)
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def ghost(theme: Theme, god: God, kind: Kind) -> Sprite:
    """A figure that is not there yet, or no longer."""
    solid = figure(theme, god, kind)
    faint = solid.mask.point([round(v * 0.5) for v in range(256)])
    return solid._replace(mask=faint)


@lru_cache(maxsize=_KEPT)
def badge(theme: Theme, god: God | None, size: float = 1.0) -> Sprite:
    """Whose something is; the initial is written upon it.  Nobody's is a grey dash."""
    radius = BADGE * size * (1.1 if god is God.AMUN else 1.0)  # for the wider initial
    brush = Brush(64, 64)
    if god is not None:
        draw_shape(brush, theme, god, radius, outline=3)
    else:
        disc = ellipse(0, 0, radius * 0.8)
        brush.outlined([disc], theme.halo, 3.4)
        brush.outlined([disc], theme.ink, 2.2)
        brush.fill(disc, theme.neutral)
        brush.line([(-6 * size, 0), (6 * size, 0)], mix(theme.ink, theme.neutral, 0.25), 4.2)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def token(theme: Theme, god: God, size: float) -> Sprite:
    """A god's shape with its emblem, for lists and tracks."""
    radius = _LARGE[Kind.GOD] * size
    brush = _canvas(size)
    draw_shape(brush, theme, god, radius, rim=size > 0.8, outline=max(2.2, OUTLINE * size))
    x, y, share = PLACES[god]
    livery = LIVERIES[god]
    at = (x * radius, y * radius)
    draw(brush, EMBLEMS[god], livery.mark, livery.fill, at, share * radius)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def greyed(theme: Theme, god: God, size: float) -> Sprite:
    """A god that is forgotten: its token without colour."""
    bright = token(theme, god, size)
    grey = bright.colours.convert("L").point([96 + v // 3 for v in range(256)])
    return bright._replace(colours=grey.convert("RGB"))


@lru_cache(maxsize=_KEPT)
def creature(theme: Theme, kind: Kind, size: float) -> Sprite:
    """A guardian that is nobody's yet."""
    side = 2 * math.ceil(size * 0.62)
    brush = Brush(side, side)
    draw(brush, CREATURES[kind], theme.text, theme.panel, (0, 0), size)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def pool_figure(theme: Theme, god: God, kind: Kind) -> Sprite:
    """A figure in a god's pool: as on the map, smaller."""
    return figure(theme, god, kind, POOL_SIZE[kind is Kind.WARRIOR])


@lru_cache(maxsize=_KEPT)
def captive(theme: Theme, held: God | None) -> Sprite:
    """A place for a captive, with the god whose warrior is held."""
    brush = Brush(40, 36)
    brush.fill(rounded(-15.5, -15.5, 15.5, 15.5, 6), theme.faded)
    brush.fill(rounded(-14, -14, 14, 14, 5), theme.panel)
    if held is not None:
        radius = 10.2
        draw_shape(brush, theme, held, radius, outline=2)
        x, y, share = PLACES[held]
        livery = LIVERIES[held]
        warrior, at = CREATURES[Kind.WARRIOR], (x * radius, y * radius)
        draw(brush, warrior, livery.mark, livery.fill, at, share * radius)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def two_cards(theme: Theme, *, up: bool) -> Sprite:
    """Amun's token: two cards, crossed out when it is used."""
    brush = Brush(40, 40)
    draw(brush, SIGNS[Sign.TWO_CARDS], theme.text if up else theme.faded, theme.panel, (0, 0), 30)
    if not up:
        for slant in (-1, 1):
            ends: list[Point] = [(-13, -13 * slant), (13, 13 * slant)]
            brush.line(ends, theme.panel, 7)
            brush.line(ends, theme.text, 3.4)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def monument(theme: Theme, kind: MonumentKind, god: God | None, size: float = 1.0) -> Sprite:
    """A monument or a building site, without its owner's badge."""
    brush = _canvas()
    draw_monument(brush, theme, kind, god)
    sprite = brush.sprite(shadow=Shadow(theme.shadow))
    return sprite if size == 1.0 else _shrunk(sprite, size)


def _shrunk(sprite: Sprite, size: float) -> Sprite:
    new = round(_CANVAS * size), round(_CANVAS * size)
    return Sprite(sprite.colours.resize(new), sprite.mask.resize(new), (new[0] // 2, new[1] // 2))


@lru_cache(maxsize=_KEPT)
def city(theme: Theme, god: God | None) -> Sprite:
    """A city, without its holder's badge and its name."""
    brush = _canvas()
    draw_city(brush, theme, god)
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def camel(theme: Theme) -> Sprite:
    """A camel on a border."""
    brush = Brush(40, 32)
    disc = ellipse(0, 0, 14, 9.2)
    brush.outlined([disc], theme.ink, 1.6)
    brush.fill(disc, theme.camel_light)
    draw(brush, CAMEL, theme.camel, theme.camel_light, (1.5, -0.4), 18)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def portal(theme: Theme, god: God) -> Sprite:
    """An underworld token: a spiral pool with its owner's colour at the rim."""
    brush = Brush(_CANVAS, 88)
    rim = ellipse(0, 0, 46, 33)
    brush.outlined([rim], theme.ink, 2.4)
    brush.fill(rim, LIVERIES[god].fill)
    brush.fill(ellipse(0, 0, 42.5, 29.5), theme.portal)
    light = mix(theme.portal, theme.halo, 0.62)
    for turn in (0.0, math.pi):
        arm = [
            (r * math.cos(0.19 * r + turn), r * 0.7 * math.sin(0.19 * r + turn))
            for r in range(2, 41)
        ]
        brush.line(arm, light, 3.2)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def sun(theme: Theme, kind: Kind) -> Sprite:
    """A sun token beneath a figure: rays around it, none where the cell's number is."""
    radius = radius_of(kind) + 3
    brush = _canvas()
    reach = min(radius + 15, _SUN_REACH)
    rays = [_ray(a, radius, reach) for a in range(0, 360, 18) if not 235 < a < 305]
    brush.outlined(rays, theme.ink, 1.8)
    for ray in rays:
        brush.fill(ray, theme.gold)
    ring = ellipse(0, 0, min(radius + 4, _SUN_RING))
    brush.outlined([ring], theme.ink, 1.8)
    brush.fill(ring, theme.gold)
    return brush.sprite()


def _ray(degrees: float, radius: float, reach: float) -> list[Point]:
    return turned([(radius, -4.5), (reach, 0), (radius, 4.5)], degrees)


_FINGER: list[Point] = [
    (0.5, 13),
    (-6, 10),
    (-11.5, 3),
    (-12, -6),
    (-6.5, -15),
    (-3.5, -13.5),
    (-6.5, -6),
    (-5, 1),
    (0.5, 4),
]


@lru_cache(maxsize=_KEPT)
def claw(theme: Theme, god: God, direction: int) -> Sprite:
    """A scorpion's open claw that reaches over a border."""
    brush = Brush(52, 52)
    shapes = [
        turned(moved(finger, 0, 0, 0.85), 60 * direction) for finger in (_FINGER, mirror(_FINGER))
    ]
    brush.outlined(shapes, theme.halo, 3.2)
    brush.outlined(shapes, theme.ink, 2)
    for shape in shapes:
        brush.fill(shape, LIVERIES[god].mark if god is God.ANUBIS else LIVERIES[god].fill)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def cartouche(theme: Theme, *, lit: bool, size: float = 1.0) -> Sprite:
    """The royal ring around a conflict number: black, or golden when it is being resolved."""
    brush = Brush(96, 72)
    w, h = 25 * size, 20 * size
    ring = rounded(-w, -h, w, h, 14 * size)
    bar: list[Point] = rounded(-w - 7 * size, -h, -w - 2.5 * size, h, 2)
    fill = theme.active if lit else theme.ink
    edge = theme.ink if lit else theme.gold
    brush.outlined([ring, bar], theme.ink, 3.4 * size)
    brush.fill(bar, theme.gold)
    brush.fill(ring, edge)
    brush.fill(rounded(-w + 3, -h + 3, w - 3, h - 3, 11 * size), fill)
    return brush.sprite(shadow=Shadow(theme.shadow))


@lru_cache(maxsize=_KEPT)
def sign(what: Sign, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """A pictogram without a shape around it."""
    return pictogram.sign(SIGNS[what], colour, beneath, size)


@lru_cache(maxsize=_KEPT)
def tile(theme: Theme, *, drowned: bool) -> Sprite:
    """What lies over a cell's terrain: the flood, or the grey of a scenario."""
    brush = Brush(124, 110)
    inner = hexagon((0, 0), 60)
    if drowned:
        brush.fill(inner, theme.drowned)
        lines = Brush(124, 110)
        for y in range(-44, 56, 15):
            zigzag = [(9.0 * k, y + (3.2 if k % 2 else -3.2)) for k in range(-8, 9)]
            lines.line(zigzag, theme.drowned_wave, 1.8)
        brush.clip_to(inner, lines)
        for slant in (-1, 1):
            brush.line([(-16, 14 - 16 * slant), (16, 14 + 16 * slant)], theme.drowned_wave, 4.5)
    else:
        brush.fill(inner, theme.grey)
        lines = Brush(124, 110)
        for x in range(-110, 130, 15):
            lines.line([(x - 55.0, 55.0), (x + 55.0, -55.0)], theme.grey_mark, 1.4)
        brush.clip_to(inner, lines)
    edge = mix(theme.drowned, theme.bank, 0.45) if drowned else mix(theme.grid, theme.grey, 0.4)
    brush.line(hexagon((0, 0), 60), edge, 1.6, closed=True)
    return brush.sprite()


@lru_cache(maxsize=_KEPT)
def number_disc(theme: Theme) -> Sprite:
    """A round badge for a numbered end of a caravan: unlike a cell, unlike a region."""
    brush = Brush(48, 48)
    disc = ellipse(0, 0, 15)
    brush.outlined([disc], theme.halo, 4)
    brush.outlined([disc], theme.ink, 2.6)
    brush.fill(disc, theme.mark)
    return brush.sprite()
