"""Small signs with a number or a drawing: coins, points, shields, tokens, sides, chains."""

from __future__ import annotations

import math
from functools import lru_cache

from renderer import pictogram
from renderer.brush import Brush, Colour, Point, Sprite, curve, ellipse, moved, rounded
from renderer.duel.chains import rays
from renderer.duel.inscription import inscribe
from renderer.duel.palette import Theme, card_colour, myth_colour, side_colour
from renderer.duel.signs import ART, OF_COLOUR, Sign
from renderer.pictogram import Part, Pictogram
from rules.duel import data
from rules.duel.data import Chain, Mythology, Progress, Side, Symbol


@lru_cache(maxsize=512)
def sign(art: str, colour: Colour, beneath: Colour, size: int) -> Sprite:
    """A drawing without a shape around it."""
    return pictogram.sign(ART[art], colour, beneath, size)


def _even(size: float) -> int:
    return 2 * math.ceil(size / 2)


def _with_text(sprite: Sprite, text: str, colour: Colour, size: int, dx: float = 0) -> Sprite:
    """A sprite with a number in its middle."""
    at = (sprite.anchor[0] + dx, sprite.anchor[1])
    inscribe(sprite, at, text, colour, size=size, width=sprite.colours.width)
    return sprite


@lru_cache(maxsize=256)
def laurel(theme: Theme, text: str, size: int) -> Sprite:
    """Victory points: a number in a golden wreath."""
    brush, r = Brush(_even(size + 4), _even(size + 4)), size / 2
    leaf = [(0, -1.0), (0.17, -0.82), (0, -0.62), (-0.17, -0.82)]
    for n in range(16):
        a = 2 * math.pi * n / 16
        turned = [
            (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in leaf
        ]
        brush.outlined([moved(turned, 0, 0, r)], theme.gold_shade, 0.9)
    for n in range(16):
        a = 2 * math.pi * n / 16
        turned = [
            (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in leaf
        ]
        brush.fill(moved(turned, 0, 0, r), theme.gold)
    brush.fill(ellipse(0, 0, r * 0.74), theme.gold)
    brush.fill(ellipse(0, 0, r * 0.68), theme.ink)
    return _with_text(
        brush.sprite(), text, theme.halo, max(20, round(size * (0.54 if len(text) < 3 else 0.42)))
    )


@lru_cache(maxsize=256)
def coin(theme: Theme, text: str, size: int) -> Sprite:
    """Coins, with how many if that is said."""
    brush, r = Brush(_even(size + 2), _even(size + 2)), size / 2
    brush.fill(ellipse(0, 0, r), theme.ink)
    brush.fill(ellipse(0, 0, r - 1.6), theme.gold)
    brush.line(ellipse(0, 0, r * 0.74), theme.gold_shade, 1.4, closed=True)
    return _with_text(brush.sprite(), text, theme.ink, max(20, round(size * 0.6)))


@lru_cache(maxsize=128)
def loss(theme: Theme, text: str, size: int) -> Sprite:
    """Coins that the rival loses."""
    brush, r = Brush(_even(size + 2), _even(size + 2)), size / 2
    brush.fill(ellipse(0, 0, r), theme.ink)
    brush.fill(ellipse(0, 0, r - 1.6), theme.red)
    return _with_text(brush.sprite(), text, theme.halo, max(20, round(size * 0.6)))


@lru_cache(maxsize=32)
def shield(theme: Theme, size: int) -> Sprite:
    """A step of the pawn."""
    brush, k = Brush(_even(size + 4), _even(size + 4)), size / 100
    body = curve([(-38, -42), (0, -48), (38, -42), (38, 4), (0, 49), (-38, 4)])
    brush.outlined([moved(body, 0, 0, k * 0.95)], theme.ink, 5 * k)
    brush.fill(moved(body, 0, 0, k * 0.95), theme.halo)
    chevron = [(-26, -18), (0, 0), (26, -18), (26, 6), (0, 26), (-26, 6)]
    brush.fill(moved(chevron, 0, 0, k), theme.red)
    return brush.sprite()


@lru_cache(maxsize=512)
def disc(theme: Theme, art: str, fill: Colour, size: int, mark: Colour | None = None) -> Sprite:
    """A drawing on a round token."""
    brush, r = Brush(_even(size + 2), _even(size + 2)), size / 2
    brush.fill(ellipse(0, 0, r), theme.ink)
    brush.fill(ellipse(0, 0, r - 1.8), fill)
    pictogram.draw(brush, ART[art], mark or theme.halo, fill, (0, 0), size * 0.6)
    return brush.sprite()


@lru_cache(maxsize=512)
def tile(theme: Theme, art: str, fill: Colour, size: int, mark: Colour | None = None) -> Sprite:
    """A drawing on a square with round corners."""
    brush, r = Brush(_even(size + 2), _even(size + 2)), size / 2
    brush.fill(rounded(-r, -r, r, r, size * 0.2), theme.ink)
    brush.fill(rounded(1.6 - r, 1.6 - r, r - 1.6, r - 1.6, size * 0.17), fill)
    pictogram.draw(brush, ART[art], mark or theme.halo, fill, (0, 0), size * 0.7)
    return brush.sprite()


def chain(theme: Theme, which: Chain, size: int) -> Sprite:
    """A chain symbol."""
    return tile(theme, which, theme.ink, size)


def emblem(theme: Theme, which: Mythology, size: int) -> Sprite:
    """A Mythology token."""
    return disc(theme, which, myth_colour(theme, which), size)


def progress(theme: Theme, which: Progress, size: int) -> Sprite:
    """A Progress token."""
    return disc(theme, which, theme.green, size)


def symbol(theme: Theme, which: Symbol, size: int) -> Sprite:
    """A science symbol, bright."""
    return sign(which, theme.halo, theme.green, size)


@lru_cache(maxsize=64)
def side(theme: Theme, which: Side, size: int, *, faded: bool = False) -> Sprite:
    """A player's badge: the Sun is an octagon with rays, the Moon a disc with a crescent."""
    brush, r = Brush(_even(size + 4), _even(size + 4)), size / 2
    fill = side_colour(theme, which)
    if which is Side.SUN:
        shape: list[Point] = [
            (
                1.06 * math.cos(math.pi / 8 + math.pi * n / 4),
                1.06 * math.sin(math.pi / 8 + math.pi * n / 4),
            )
            for n in range(8)
        ]
        parts: Pictogram = (Part(ellipse(0, 0, 19)), *rays(8, 26, 38, 6.5))
    else:
        shape = ellipse(0, 0, 1.0)
        parts = (Part(ellipse(0, 0, 33)), Part(ellipse(14, -9, 27), cut=True))
    brush.fill(moved(shape, 0, 0, r), theme.ink)
    brush.fill(moved(shape, 0, 0, r - max(1.6, size * 0.04)), fill)
    pictogram.draw(brush, parts, theme.halo, fill, (0, 0), size)
    sprite = brush.sprite()
    return (
        sprite
        if not faded
        else sprite._replace(mask=sprite.mask.point([v * 2 // 5 for v in range(256)]))
    )


@lru_cache(maxsize=32)
def offering(theme: Theme, value: int, size: int) -> Sprite:
    """An Offering token: a bowl with flames and what it takes off a price."""
    brush, k = Brush(_even(size * 1.1), _even(size * 1.1)), size / 100
    for x in (-22, 0, 22):
        flame = curve([(x, -50), (x + 11, -28), (x, -12), (x - 11, -28)])
        brush.outlined([moved(flame, 0, 0, k)], theme.ink, 2.2 * k)
        brush.fill(moved(flame, 0, 0, k), theme.brick)
    bowl = curve([(-48, -10), (0, -4), (48, -10), (36, 30), (0, 48), (-36, 30)])
    brush.outlined([moved(bowl, 0, 0, k)], theme.ink, 3.5 * k)
    brush.fill(moved(bowl, 0, 0, k), theme.gold)
    sprite = brush.sprite()
    at = (sprite.anchor[0], sprite.anchor[1] + 0.18 * size)
    inscribe(sprite, at, f"−{value}", theme.ink, size=max(20, round(size * 0.42)), width=size)
    return sprite


@lru_cache(maxsize=256)
def kind(theme: Theme, colour: data.Colour, size: int, text: str = "") -> Sprite:
    """A small card of a colour with its sign, and how many there are."""
    fill = card_colour(theme, colour)
    if not text:
        return tile(theme, OF_COLOUR[colour], fill, size)
    brush, r = Brush(_even(size * 2 + 2), _even(size + 2)), size / 2
    brush.fill(rounded(-size, -r, size, r, 6), theme.ink)
    brush.fill(rounded(1.8 - size, 1.8 - r, size - 1.8, r - 1.8, 4.5), fill)
    pictogram.draw(brush, ART[OF_COLOUR[colour]], theme.halo, fill, (-r, 0), size * 0.7)
    return _with_text(brush.sprite(), text, theme.halo, max(20, round(size * 0.76)), r * 0.92)


@lru_cache(maxsize=256)
def number(theme: Theme, text: str, *, gold: bool, height: int = 36) -> Sprite:
    """The number that is typed: golden if it can be taken."""
    wide = _even(height * (0.96 if len(text) == 1 else 1.36))
    brush = Brush(wide + 2, _even(height + 2))
    w, h = wide / 2, height / 2
    brush.fill(rounded(-w, -h, w, h, 8), theme.ink)
    if gold:
        brush.fill(rounded(2.4 - w, 2.4 - h, w - 2.4, h - 2.4, 6), theme.gold)
    colour = theme.ink if gold else theme.halo
    return _with_text(brush.sprite(), text, colour, max(20, round(height * 0.78)))


@lru_cache(maxsize=32)
def pawn(theme: Theme, fill: Colour, size: int, *, faded: bool = False) -> Sprite:
    """A pawn with a bright rim."""
    brush, k = Brush(_even(size * 1.2), _even(size * 1.2)), size / 100
    shapes = [moved(part.points, 0, 0, k) for part in ART[Sign.PAWN]]
    brush.outlined(shapes, theme.halo, 5.5 * k)
    brush.outlined(shapes, theme.ink, 3 * k)
    for shape in shapes:
        brush.fill(shape, fill)
    sprite = brush.sprite()
    return (
        sprite
        if not faded
        else sprite._replace(mask=sprite.mask.point([v * 2 // 5 for v in range(256)]))
    )
