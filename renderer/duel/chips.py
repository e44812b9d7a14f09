"""Price chips: what something costs a player now."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderer.brush import Brush, Sprite, rounded
from renderer.duel import icons
from renderer.duel.inscription import inscribe
from renderer.duel.palette import Theme
from renderer.duel.signs import Sign
from rules.duel.data import Side

HEIGHT = 30


class Chip(NamedTuple):
    """A price of a side, and what is to be said about it."""

    side: Side
    price: int
    affordable: bool
    chained: bool = False  # free by chain
    mover: bool = False  # of whoever decides
    changed: bool = False  # by a draft


def draw_chip(
    image: Image.Image, theme: Theme, chip: Chip, at: tuple[int, int], width: int
) -> None:
    """Draw a chip; ``at`` is its upper left corner."""
    sprite = chip_sprite(theme, chip, width)
    image.paste(sprite.colours, at, sprite.mask)


@lru_cache(maxsize=1024)
def chip_sprite(theme: Theme, chip: Chip, width: int) -> Sprite:
    """A chip: the side, a link if it is free by chain, the price, struck if too dear."""
    brush = Brush(width + width % 2, HEIGHT)
    w, h = width / 2, HEIGHT / 2
    edge = theme.mark if chip.changed else theme.ink
    thick = 3.0 if chip.changed else 2.4 if chip.mover else 1.6
    fill = theme.active if chip.mover else theme.panel
    if not chip.affordable:
        fill = theme.dear
    brush.fill(rounded(-w, -h, w, h, 8), edge)
    brush.fill(rounded(thick - w, thick - h, w - thick, h - thick, 6), fill)
    sprite = brush.sprite()
    icons.side(theme, chip.side, 22).put(sprite.colours, (16, HEIGHT // 2))
    right = width - 7
    taken = inscribe(
        sprite,
        (right, HEIGHT / 2),
        str(chip.price),
        theme.text,
        size=25,
        width=width - 34,
        align="right",
    )
    if chip.chained:
        x = (28 + right - taken) / 2
        icons.sign(Sign.LINK, theme.gilt, fill, 17 if width < 70 else 22).put(
            sprite.colours, (x, HEIGHT // 2)
        )
    if not chip.affordable:
        strike = _strike(theme, taken + 14)
        strike.put(sprite.colours, (right - taken / 2, HEIGHT // 2))
    return sprite


@lru_cache(maxsize=32)
def _strike(theme: Theme, width: int) -> Sprite:
    brush = Brush(width + width % 2 + 6, HEIGHT)
    brush.line([(-width / 2, 8), (width / 2, -8)], theme.text, 2.4)
    return brush.sprite()
