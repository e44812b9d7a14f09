"""What is on the market cards, and the signs of the table: our own drawings."""

from __future__ import annotations

import enum
from functools import lru_cache

from renderer import pictogram
from renderer.brush import Colour, Sprite, curve, ellipse
from renderer.pictogram import Part, Pictogram, both, line
from rules.imhotep.data import Card, Site


class Sign(enum.StrEnum):
    """Signs that are no card."""

    SHIP = enum.auto()
    SLED = enum.auto()
    QUARRY = enum.auto()
    FIRST = enum.auto()
    CARD = enum.auto()
    STONES = enum.auto()
    LOAD = enum.auto()
    CROWN = enum.auto()


# --- sites ---------------------------------------------------------------------------------

_PYRAMID: Pictogram = (
    Part([(0, -44), (48, 40), (-48, 40)]),
    Part([(-24, -2), (24, -2)], 4, cut=True),
    Part([(-36, 19), (36, 19)], 4, cut=True),
)
_TEMPLE: Pictogram = (
    Part([(-46, -40), (46, -40), (46, -26), (-46, -26)]),
    *(Part([(x, -22), (x + 13, -22), (x + 13, 26), (x, 26)]) for x in (-42, -17, 5, 29)),
    Part([(-48, 30), (48, 30), (48, 42), (-48, 42)]),
)
_COFFIN = [(-16, -48), (16, -48), (30, -20), (18, 48), (-18, 48), (-30, -20)]
_TOMB: Pictogram = (
    Part(_COFFIN),
    Part(ellipse(0, -26, 12, 14), cut=True),
    Part(ellipse(0, -25, 7, 9)),
    line(4, (-20, -2), (20, -2), cut=True),
    line(4, (-18, 14), (18, 14), cut=True),
    line(4, (-16, 30), (16, 30), cut=True),
)
_OBELISK: Pictogram = (
    Part([(-11, -32), (0, -50), (11, -32), (16, 30), (-16, 30)]),
    Part([(-30, 34), (30, 34), (34, 48), (-34, 48)]),
    Part([(-6, -16), (6, -16)], 4, cut=True),
    Part([(-7, 0), (7, 0)], 4, cut=True),
    Part([(-8, 16), (8, 16)], 4, cut=True),
)
_MARKET: Pictogram = (
    Part([(-46, -18), (-34, -44), (34, -44), (46, -18)]),
    *(Part(ellipse(x, -16, 11.5, 10)) for x in (-34.5, -11.5, 11.5, 34.5)),
    Part([(-40, -8), (-40, 44)], 6),
    Part([(40, -8), (40, 44)], 6),
    Part([(-40, 16), (40, 16), (40, 44), (-40, 44)]),
)
SITES: dict[Site, Pictogram] = {
    Site.MARKET: _MARKET,
    Site.PYRAMID: _PYRAMID,
    Site.TEMPLE: _TEMPLE,
    Site.TOMB: _TOMB,
    Site.OBELISKS: _OBELISK,
}

# --- cards ---------------------------------------------------------------------------------


def _adorned(parts: Pictogram) -> Pictogram:
    """A site with a garland of lotus below it: an ornament."""
    small = tuple(
        part._replace(
            points=[(0.74 * x, 0.74 * y - 14) for x, y in part.points], width=0.74 * part.width
        )
        for part in parts
    )
    garland = (
        *(Part(curve([(x, 26), (x + 8, 38), (x, 50), (x - 8, 38)])) for x in (-36, -12, 12, 36)),
        line(4, (-46, 28), (46, 28)),
    )
    return (*small, *garland)


_ENTRANCE: Pictogram = (
    Part([(0, -44), (48, 40), (-48, 40)]),
    Part([(-12, 40), (-9, 4), (9, 4), (12, 40)], cut=True),
    line(5, (-16, 0), (16, 0), cut=True),
)
_PAVED_PATH: Pictogram = (
    Part([(-14, -46), (14, -46), (46, 46), (-46, 46)]),
    *(line(4, (-50, y), (50, y), cut=True) for y in (-26, -4, 20)),
    line(4, (0, -46), (0, -26), cut=True),
    *both([(-10, -26), (-12, -4)], 4, cut=True),
    line(4, (0, -4), (0, 20), cut=True),
    *both([(-17, 20), (-20, 46)], 4, cut=True),
)
_STATUE: Pictogram = (
    Part(curve([(-15, -46), (15, -46), (21, -26), (19, -8), (-19, -8), (-21, -26)])),
    Part(ellipse(0, -27, 9, 11), cut=True),
    Part(ellipse(0, -27, 6, 8)),
    Part([(-22, -6), (22, -6), (17, 34), (-17, 34)]),
    line(4, (-13, 8), (11, 16), cut=True),
    line(4, (13, 8), (-11, 16), cut=True),
    Part([(-32, 36), (32, 36), (32, 49), (-32, 49)]),
)
_LEVER: Pictogram = (
    line(9, (-46, -34), (44, 18)),
    Part([(4, 2), (26, 42), (-18, 42)]),
    Part([(-50, 20), (-24, 20), (-24, 44), (-50, 44)]),
    Part([(26, -22), (48, -22), (48, -2), (26, -2)]),
    line(5, (-50, 47), (50, 47)),
)
_HAMMER: Pictogram = (
    Part([(-38, -44), (34, -44), (34, -8), (-38, -8)]),
    line(12, (-2, -8), (-2, 46)),
    Part([(-38, -34), (-46, -30), (-46, -22), (-38, -18)]),
    line(4, (22, -44), (22, -8), cut=True),
)
_SAIL: Pictogram = (
    line(6, (-4, -48), (-4, 26)),
    Part(curve([(2, -42), (38, -22), (40, 8), (2, 16), (12, -14)])),
    Part([(-48, 22), (48, 22), (34, 44), (-32, 44)]),
    line(4, (-34, -38), (-4, -48)),
)
_CHISEL: Pictogram = (
    Part([(-50, 34), (-36, 46), (4, 10), (-10, -6)]),
    Part([(-4, -14), (14, 4), (26, -8), (8, -26)]),
    Part([(14, -30), (32, -12), (48, -32), (34, -48)]),
)
CARDS: dict[Card, Pictogram] = {
    Card.ENTRANCE: _ENTRANCE,
    Card.SARCOPHAGUS: _TOMB,
    Card.PAVED_PATH: _PAVED_PATH,
    Card.PYRAMID_ORNAMENT: _adorned(_PYRAMID),
    Card.TEMPLE_ORNAMENT: _adorned(_TEMPLE),
    Card.TOMB_ORNAMENT: _adorned(_TOMB),
    Card.OBELISK_ORNAMENT: _adorned(_OBELISK),
    Card.STATUE: _STATUE,
    Card.LEVER: _LEVER,
    Card.HAMMER: _HAMMER,
    Card.SAIL: _SAIL,
    Card.CHISEL: _CHISEL,
}

# --- signs ---------------------------------------------------------------------------------

_BLOCK = [(-13, -11), (13, -11), (13, 11), (-13, 11)]


def _block(x: float, y: float) -> Part:
    return Part([(x + dx, y + dy) for dx, dy in _BLOCK])


SIGNS: dict[Sign, Pictogram] = {
    Sign.SHIP: (
        Part([(-50, 8), (50, 8), (34, 38), (-32, 38)]),
        line(6, (0, 8), (0, -46)),
        Part([(6, -42), (36, -6), (6, -2)]),
    ),
    Sign.SLED: (
        _block(-16, -6),
        _block(14, -6),
        _block(0, -31),
        line(7, (-46, 14), (-40, 20), (44, 20)),
        line(7, (-44, 38), (44, 38)),
        line(6, (-26, 20), (-26, 38)),
        line(6, (24, 20), (24, 38)),
    ),
    Sign.QUARRY: (
        _block(-30, 32),
        _block(0, 32),
        _block(30, 32),
        _block(-15, 6),
        _block(15, 6),
        _block(0, -20),
    ),
    Sign.FIRST: (
        line(7, (-26, -46), (-26, 48)),
        Part([(-22, -44), (40, -26), (-22, -4)]),
    ),
    Sign.CARD: (
        Part([(-30, -44), (30, -44), (30, 44), (-30, 44)]),
        Part([(-20, -34), (20, -34), (20, 6), (-20, 6)], cut=True),
        line(5, (-18, 20), (18, 20), cut=True),
        line(5, (-18, 32), (8, 32), cut=True),
    ),
    Sign.STONES: (_block(-16, 18), _block(16, 18), _block(0, -8)),
    Sign.LOAD: (
        Part([(-48, 20), (48, 20), (34, 44), (-32, 44)]),
        line(9, (0, -46), (0, -14)),
        Part([(-20, -18), (20, -18), (0, 12)]),
    ),
    Sign.CROWN: (Part([(-44, 34), (-48, -26), (-22, 2), (0, -42), (22, 2), (48, -26), (44, 34)]),),
}


@lru_cache(maxsize=256)
def sign(what: Sign, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """A sign of the table."""
    return pictogram.sign(SIGNS[what], colour, beneath, size)


@lru_cache(maxsize=256)
def site_sign(site: Site, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """The sign of a site."""
    return pictogram.sign(SITES[site], colour, beneath, size)


@lru_cache(maxsize=256)
def card_picture(card: Card, colour: Colour, beneath: Colour, size: float) -> Sprite:
    """What is on a market card."""
    return pictogram.sign(CARDS[card], colour, beneath, size)
