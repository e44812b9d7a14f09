"""The emojis of Imhotep: stones, sites, market cards, what a turn can be."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderer import emoji
from renderer.brush import Colour
from renderer.emoji import CARD, DISC, TILE, Drawings, finished
from renderer.imhotep.palette import LIGHT, card_colour
from renderer.imhotep.pictograms import CARDS, SIGNS, SITES, Sign
from renderer.imhotep.stones import draw_stone
from rules.imhotep import data
from rules.imhotep.keys import Deed

_DEEDS: dict[Deed, tuple[Sign, float]] = {  # with the size of the sign
    Deed.TAKE: (Sign.STONES, 130),
    Deed.LOAD: (Sign.LOAD, 84),
    Deed.SAIL: (Sign.SHIP, 84),
    Deed.CARD: (Sign.CARD, 90),
}
_STONE = 112


def _stone(colour: data.Colour) -> Image.Image:
    brush = emoji.brush()
    draw_stone(brush, LIGHT, colour, _STONE)
    return finished(brush)


def _fill(card: data.Card) -> Colour:
    return card_colour(LIGHT, data.CARDS[card].colour)


def drawings() -> Drawings:
    """Every emoji by its name."""
    return {
        **{f"stone_{colour}": partial(_stone, colour) for colour in data.Colour},
        **{
            str(site): partial(emoji.sign, parts, DISC, LIGHT.sand, LIGHT.ink, 74)
            for site, parts in SITES.items()
        },
        **{
            str(card): partial(emoji.sign, parts, CARD, _fill(card), LIGHT.halo, 72)
            for card, parts in CARDS.items()
        },
        **{
            f"deed_{deed}": partial(emoji.sign, SIGNS[sign], TILE, LIGHT.gold, LIGHT.ink, size)
            for deed, (sign, size) in _DEEDS.items()
        },
    }
