"""What each figure of Ankh looks like: our own drawings."""

from __future__ import annotations

import enum
import math

from renderer.bestiary import CAT, HAND, MUMMY, SCARAB, SCORPION, SKULL, SPHINX, SWORDS, WARRIOR
from renderer.bestiary import CROWN as OSIRIS
from renderer.bestiary import JACKAL as ANUBIS
from renderer.bestiary import RAM as AMUN
from renderer.bestiary import SERPENT as APEP
from renderer.bestiary import WINGED_SUN as RA
from renderer.brush import curve, ellipse, turned
from renderer.pictogram import Part, Pictogram, both, line
from rules.ankh.data import God, Kind

# --- gods ------------------------------------------------------------------------------


_WING = curve([(-6, -2), (-26, -14), (-50, -38), (-50, -6), (-40, 16), (-24, 30), (-7, 30)])
ISIS: Pictogram = (
    Part([(-11, -52), (-1, -52), (-1, -38), (13, -38), (13, -24), (-11, -24)]),
    Part(ellipse(0, -13, 9)),
    *both(_WING),
    Part([(-9, -4), (9, -4), (13, 48), (-13, 48)]),
    *both([(-12, 6), (-44, -20)], 3, cut=True),
    *both([(-12, 15), (-42, 0)], 3, cut=True),
    *both([(-12, 23), (-34, 16)], 3, cut=True),
    *both([(-9, 2), (-11, 34)], 2.4, cut=True),
)


EMBLEMS: dict[God, Pictogram] = {
    God.AMUN: AMUN,
    God.ANUBIS: ANUBIS,
    God.ISIS: ISIS,
    God.OSIRIS: OSIRIS,
    God.RA: RA,
}

# --- warriors and guardians ------------------------------------------------------------


_TALL_CROWN = curve([(-16, 0), (-13, -26), (-7, -44), (0, -53), (7, -44), (13, -26), (16, 0)])
_ANTELOPE = curve([(-13, -6), (-32, -14), (-44, -32), (-36, -52)], closed=False)
SATET: Pictogram = (
    Part(curve([(-15, -4), (-27, 14), (-33, 48), (33, 48), (27, 14), (15, -4)])),
    Part(_TALL_CROWN),
    *both(_ANTELOPE, 7.5),
    line(3.6, (-16, -2), (16, -2), cut=True),
    Part(curve([(-12, 3), (-13, 18), (0, 32), (13, 18), (12, 3)]), cut=True),
    *both(ellipse(-5, 12, 2.6)),
    line(2.8, (-4, 23), (4, 23)),
)


CREATURES: dict[Kind, Pictogram] = {
    Kind.WARRIOR: WARRIOR,
    Kind.CAT_MUMMY: CAT,
    Kind.SATET: SATET,
    Kind.MUMMY: MUMMY,
    Kind.APEP: APEP,
    Kind.GIANT_SCORPION: SCORPION,
    Kind.ANDROSPHINX: SPHINX,
}

# --- other signs -----------------------------------------------------------------------


class Sign(enum.StrEnum):
    """Things that are not figures."""

    CAMEL = enum.auto()
    ANKH = enum.auto()
    FOLLOWER = enum.auto()
    SWORDS = enum.auto()
    MERGE = enum.auto()
    SKULL = enum.auto()
    SCARAB = enum.auto()
    WARRIOR = enum.auto()
    SUN = enum.auto()
    SPIRAL = enum.auto()
    TWO_CARDS = enum.auto()
    CROSS = enum.auto()
    HAND = enum.auto()


CAMEL: Pictogram = (
    Part(curve([(-26, 2), (-12, -22), (2, -8), (16, -24), (30, -2), (30, 12), (-26, 12)])),
    line(9, (-24, 6), (-38, -2), (-40, -22)),
    Part(curve([(-36, -34), (-52, -30), (-54, -22), (-36, -18)])),
    line(7, (-20, 8), (-20, 42)),
    line(7, (26, 8), (27, 42)),
    line(7, (-8, 8), (-6, 42)),
    line(7, (14, 8), (12, 42)),
)

ANKH: Pictogram = (
    line(11, *[(17 * x, -24 + 20 * y) for x, y in ellipse(0, 0, 1, sides=24)], (17, -24)),
    line(12, (0, -4), (0, 48)),
    line(12, (-30, 8), (30, 8)),
)

FOLLOWER: Pictogram = (
    Part(ellipse(0, -26, 18)),
    Part(curve([(0, -8), (26, 4), (34, 46), (-34, 46), (-26, 4)])),
)


MERGE: Pictogram = (
    line(9, *ellipse(-15, 0, 27, sides=24), (12, 0)),
    line(9, *ellipse(15, 0, 27, sides=24), (42, 0)),
)


SUN: Pictogram = (
    Part(ellipse(0, 0, 22)),
    *(Part(turned([(27, -6), (48, 0), (27, 6)], 36 * k)) for k in range(10)),
)

SPIRAL: Pictogram = (
    line(7, *[(r * math.cos(0.28 * r), r * math.sin(0.28 * r)) for r in range(2, 44, 2)]),
)

TWO_CARDS: Pictogram = (
    Part([(-38, -34), (-4, -42), (10, 34), (-24, 42)]),
    Part([(-6, -40), (38, -34), (28, 46), (-16, 38)], cut=True),
    Part([(-1, -34), (33, -29), (24, 40), (-10, 34)]),
)


CROSS: Pictogram = (line(10, (-38, -38), (38, 38)), line(10, (38, -38), (-38, 38)))

SIGNS: dict[Sign, Pictogram] = {
    Sign.CAMEL: CAMEL,
    Sign.ANKH: ANKH,
    Sign.FOLLOWER: FOLLOWER,
    Sign.SWORDS: SWORDS,
    Sign.MERGE: MERGE,
    Sign.SKULL: SKULL,
    Sign.SCARAB: SCARAB,
    Sign.WARRIOR: WARRIOR,
    Sign.SUN: SUN,
    Sign.SPIRAL: SPIRAL,
    Sign.TWO_CARDS: TWO_CARDS,
    Sign.CROSS: CROSS,
    Sign.HAND: HAND,
}
