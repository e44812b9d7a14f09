"""What each figure of Ankh looks like: our own drawings."""

from __future__ import annotations

import enum
import math

from renderer.brush import curve, ellipse, moved, turned
from renderer.pictogram import Part, Pictogram, both, line
from rules.ankh.data import God, Kind

# --- gods ------------------------------------------------------------------------------

_PLUME = curve([(-1, -10), (-15, -12), (-20, -32), (-15, -50), (-4, -44)])
_RAM_HORN = curve([(-12, -2), (-34, -8), (-47, 8), (-42, 28), (-28, 30), (-24, 18)], closed=False)
AMUN: Pictogram = (
    *both(_PLUME),
    *both([(-9, -12), (-11, -42)], 2.6, cut=True),
    Part([(-17, -12), (17, -12), (19, 10), (9, 46), (-9, 46), (-19, 10)]),
    *both(_RAM_HORN, 9),
    *both(ellipse(-8, 8, 3.4), cut=True),
    *both([(-4, 38), (-1, 42)], 3, cut=True),
)

ANUBIS: Pictogram = (
    Part([
        (-48, 8), (-44, 2), (-20, -8), (-10, -18), (-9, -34), (-3, -52), (6, -26), (11, -30),
        (20, -52), (22, -18), (28, 4), (34, 46), (-12, 46), (-4, 24), (-16, 22), (-44, 18),
    ]),
    Part(curve([(-14, -4), (-6, -9), (2, -5), (-6, -2)]), cut=True),
    line(3, (2, -5), (12, -3), cut=True),
    line(4, (-9, 36), (32, 36), cut=True),
    line(4, (-6, 27), (30, 27), cut=True),
)  # fmt: skip

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

_CROWN = curve([(-13, 22), (-15, -8), (-9, -28), (0, -44), (9, -28), (15, -8), (13, 22)])
_FEATHER = curve([(-17, 22), (-21, -8), (-19, -34), (-29, -44), (-35, -30), (-34, -6), (-27, 20)])
OSIRIS: Pictogram = (
    line(7, (30, 52), (-26, 34), (-44, 24), (-48, 8), (-38, 4)),
    line(7, (-30, 52), (34, 30)),
    line(5.5, (34, 30), (52, 22)),
    line(5.5, (34, 30), (53, 36)),
    line(5.5, (34, 30), (46, 48)),
    line(14, (-24, 26), (24, 26), cut=True),
    Part(_CROWN),
    Part(ellipse(0, -46, 6.5)),
    *both(_FEATHER),
    *both([(-27, -30), (-26, 12)], 3, cut=True),
    Part([(-29, 18), (29, 18), (27, 32), (-27, 32)]),
    line(3, (-28, 20), (28, 20), cut=True),
)

_SUN_WING = curve([(-12, -6), (-30, -26), (-53, -28), (-48, -8), (-34, 6), (-14, 12)])
_COBRA = curve([(-10, 14), (-12, 26), (-24, 30), (-22, 44)], closed=False)
RA: Pictogram = (
    *both(_SUN_WING),
    *both([(-16, 6), (-44, -12)], 3.2, cut=True),
    *both([(-16, -2), (-46, -22)], 3.2, cut=True),
    *both(_COBRA, 6),
    *both(curve([(-31, 34), (-22, 30), (-14, 36), (-20, 50), (-26, 50)])),
    Part(ellipse(0, -6, 27), cut=True),
    Part(ellipse(0, -6, 23)),
    Part(ellipse(0, -6, 15.5), cut=True),
    Part(ellipse(0, -6, 11)),
)

EMBLEMS: dict[God, Pictogram] = {
    God.AMUN: AMUN,
    God.ANUBIS: ANUBIS,
    God.ISIS: ISIS,
    God.OSIRIS: OSIRIS,
    God.RA: RA,
}

# --- warriors and guardians ------------------------------------------------------------

_SHIELD = curve([(-32, 44), (-33, 6), (-29, -16), (-12, -28), (5, -16), (9, 6), (8, 44)])
WARRIOR: Pictogram = (
    line(8, (30, 48), (30, -22)),
    Part([(30, -52), (42, -26), (30, -14), (18, -26)]),
    Part(_SHIELD),
    line(4.5, (-12, -16), (-12, 34), cut=True),
    line(4.5, (-26, 8), (2, 8), cut=True),
)

CAT: Pictogram = (
    Part([(-26, -50), (-9, -36), (9, -36), (26, -50), (25, -14), (12, -2), (-12, -2), (-25, -14)]),
    Part(curve([(-11, -8), (-21, 16), (-25, 48), (25, 48), (21, 16), (11, -8)])),
    line(8, (22, 44), (42, 40), (44, 20), (36, 10)),
    *both(curve([(-17, -20), (-10, -25), (-5, -18), (-11, -16)]), cut=True),
    Part([(-3, -11), (3, -11), (0, -7)], cut=True),
    line(3.6, (-18, 12), (17, 18), cut=True),
    line(3.6, (-21, 32), (20, 26), cut=True),
    line(3.6, (-14, 4), (14, 2), cut=True),
    line(3.6, (-22, 38), (22, 42), cut=True),
)

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

MUMMY: Pictogram = (
    Part(curve([(0, -52), (19, -42), (22, -22), (35, -6), (29, 26), (16, 50), (-16, 50),
                (-29, 26), (-35, -6), (-22, -22), (-19, -42)])),
    line(3.4, (-19, -38), (18, -43), cut=True),
    *both(ellipse(-8, -29, 4.4), cut=True),
    line(3.4, (-21, -18), (21, -21), cut=True),
    line(3.4, (-33, -4), (22, 16), cut=True),
    line(3.4, (33, -4), (-22, 16), cut=True),
    line(3.4, (-29, 24), (28, 28), cut=True),
    line(3.4, (-23, 40), (22, 37), cut=True),
)  # fmt: skip

_COIL = (
    (-44, 42),
    (-16, 46),
    (24, 44),
    (42, 28),
    (26, 14),
    (-8, 14),
    (-34, 4),
    (-30, -20),
    (-8, -24),
    (6, -34),
)
APEP: Pictogram = (
    line(15, *_COIL),
    Part(curve([(-2, -26), (4, -48), (22, -52), (40, -40), (42, -28), (22, -20)])),
    line(3.4, (38, -28), (50, -20)),
    line(3.4, (44, -24), (42, -14)),
    Part(ellipse(22, -39, 4.2), cut=True),
    line(3, (-28, 0), (-38, -6), cut=True),
    line(3, (-14, 21), (-8, 6), cut=True),
    line(3, (10, 22), (12, 6), cut=True),
    line(3, (20, 52), (16, 36), cut=True),
    line(3, (-8, 53), (-8, 37), cut=True),
)

_PINCER = curve([(-12, 2), (-32, 0), (-36, -22), (-30, -38)], closed=False)
SCORPION: Pictogram = (
    Part(curve([(0, -18), (13, -8), (14, 14), (6, 28), (-6, 28), (-14, 14), (-13, -8)])),
    *both(_PINCER, 7),
    *both(curve([(-30, -30), (-44, -38), (-36, -54), (-34, -42), (-24, -52), (-20, -36)])),
    *both([(-10, 4), (-34, 14)], 4.4),
    *both([(-10, 12), (-33, 28)], 4.4),
    *both([(-8, 20), (-27, 42)], 4.4),
    line(8, (0, 24), (4, 44), (26, 50), (42, 36), (38, 18)),
    Part([(30, 22), (46, 20), (32, 2)]),
    line(3, (-11, 0), (11, 0), cut=True),
    line(3, (-13, 10), (13, 10), cut=True),
    line(3, (-9, 20), (9, 20), cut=True),
)

SPHINX: Pictogram = (
    Part([(-50, 48), (-50, 38), (-44, 34), (-26, 34), (-24, 4), (12, -2), (32, 4), (46, 20),
          (48, 48)]),
    Part(curve([(-36, -2), (-33, -34), (-18, -50), (2, -46), (12, -26), (16, 12), (-2, 16), (-8, 2),
                (-26, 2)])),
    Part(curve([(-30, -4), (-31, -22), (-24, -32), (-12, -30), (-10, -8), (-18, 0)]), cut=True),
    Part(ellipse(-24, -18, 2.8)),
    line(2.6, (-28, -8), (-22, -8)),
    line(3, (-4, -40), (8, 8), cut=True),
    line(3, (-6, -24), (0, 8), cut=True),
    line(3.4, (-22, 40), (14, 40), cut=True),
    line(3.4, (22, 44), (22, 28), (34, 20), cut=True),
    line(5, (46, 44), (52, 30), (46, 10)),
)  # fmt: skip

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

SWORDS: Pictogram = (
    line(9, (-34, 44), (-6, 8), (10, -10), (36, -18), (42, -44)),
    line(9, (34, 44), (6, 8), (-10, -10), (-36, -18), (-42, -44)),
    line(8, (-44, 30), (-24, 46)),
    line(8, (44, 30), (24, 46)),
)

MERGE: Pictogram = (
    line(9, *ellipse(-15, 0, 27, sides=24), (12, 0)),
    line(9, *ellipse(15, 0, 27, sides=24), (42, 0)),
)

SKULL: Pictogram = (
    Part(curve([(-36, -8), (-26, -42), (0, -50), (26, -42), (36, -8), (22, 14), (-22, 14)])),
    Part([(-20, 10), (20, 10), (16, 46), (-16, 46)]),
    *both(ellipse(-14, -10, 9.5), cut=True),
    Part([(0, 4), (5, 15), (-5, 15)], cut=True),
    line(4, (-6, 28), (-6, 46), cut=True),
    line(4, (6, 28), (6, 46), cut=True),
)

SCARAB: Pictogram = (
    Part(curve([(0, -12), (24, -4), (28, 24), (0, 48), (-28, 24), (-24, -4)])),
    Part(curve([(-20, -10), (-14, -26), (0, -32), (14, -26), (20, -10)])),
    Part(curve([(-9, -30), (0, -46), (9, -30)])),
    *both([(-20, -8), (-40, -22), (-36, -40)], 6),
    *both([(-26, 12), (-46, 12)], 6),
    *both([(-22, 32), (-40, 46)], 6),
    line(4, (0, -8), (0, 46), cut=True),
    line(4, (-22, -8), (22, -8), cut=True),
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

_CARD = ((-15, -40), (15, -40), (15, 28), (-15, 28))
HAND: Pictogram = (
    Part(moved(turned(_CARD, -24), -22, 6)),
    Part(moved(turned(_CARD, 24), 22, 6)),
    Part(moved(_CARD, 0, -2, 1.25), cut=True),
    Part(moved(_CARD, 0, -2)),
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
