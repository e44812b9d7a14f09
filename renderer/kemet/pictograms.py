"""What the things of Kemet look like: our own drawings, besides those that games share."""

from __future__ import annotations

import enum
import math

from renderer.bestiary import (
    ARROW,
    CAT,
    CROWN,
    HAND,
    JACKAL,
    MUMMY,
    RAM,
    SCARAB,
    SCORPION,
    SERPENT,
    SKULL,
    SPHINX,
    SWORDS,
    WARRIOR,
    WINGED_SUN,
)
from renderer.brush import Point, curve, ellipse, mirror
from renderer.pictogram import Part, Pictogram, both, line
from rules.kemet.data import Creature, PlayerColour, Vp

EMBLEMS: dict[PlayerColour, Pictogram] = {
    PlayerColour.BLACK: JACKAL,
    PlayerColour.YELLOW: WINGED_SUN,
    PlayerColour.GREEN: CROWN,
    PlayerColour.VIOLET: CAT,
    PlayerColour.TURQUOISE: RAM,
}

# --- creatures -----------------------------------------------------------------------------

ELEPHANT: Pictogram = (
    Part(curve([(-4, -30), (22, -36), (44, -22), (48, 6), (44, 14), (-6, 14), (-14, -8)])),
    Part([(8, 6), (24, 6), (24, 44), (8, 44)]),
    Part([(32, 4), (46, 4), (46, 44), (32, 44)]),
    Part([(-16, 6), (-2, 6), (-2, 44), (-16, 44)]),
    Part(curve([(-34, -26), (-14, -38), (2, -22), (-2, 4), (-20, 16), (-38, 2)])),
    line(9, (-34, -8), (-44, 12), (-40, 34), (-48, 40)),
    Part(curve([(-12, -26), (8, -26), (10, -2), (-4, 8), (-14, -6)]), cut=True),
    Part(curve([(-9, -22), (5, -21), (6, -4), (-3, 3), (-10, -7)])),
    Part(ellipse(-24, -14, 3.2), cut=True),
    line(5, (-32, 8), (-28, 22), (-20, 26)),
    line(4, (46, -14), (52, 4)),
)

_PLUMAGE = curve([(-6, -12), (-26, -34), (-52, -44), (-46, -20), (-38, -4), (-24, 8), (-8, 12)])
PHOENIX: Pictogram = (
    *both(_PLUMAGE),
    *both([(-16, -6), (-42, -28)], 3, cut=True),
    *both([(-14, 3), (-36, -8)], 3, cut=True),
    Part(curve([(0, -30), (10, -14), (11, 10), (0, 26), (-11, 10), (-10, -14)])),
    Part(ellipse(0, -32, 9)),
    Part([(6, -37), (20, -32), (7, -28)]),
    Part(ellipse(2, -34, 2.4), cut=True),
    line(3.4, (-4, -40), (-10, -52)),
    line(3.4, (0, -41), (0, -54)),
    line(5, (-4, 20), (-16, 48)),
    line(5, (0, 22), (0, 52)),
    line(5, (4, 20), (16, 48)),
)

CREATURES: dict[Creature, Pictogram] = {
    Creature.ROYAL_SCARAB: SCARAB,
    Creature.GIANT_SCORPION: SCORPION,
    Creature.PHOENIX: PHOENIX,
    Creature.ANCESTRAL_ELEPHANT: ELEPHANT,
    Creature.DEEP_DESERT_SNAKE: SERPENT,
    Creature.SPHINX: SPHINX,
    Creature.MUMMY: MUMMY,
}

# --- signs -----------------------------------------------------------------------------------


class Sign(enum.StrEnum):
    """Things that are not pieces."""

    PRAYER = enum.auto()
    EYE = enum.auto()
    CARDS = enum.auto()
    SOLDIER = enum.auto()
    SWORD = enum.auto()
    DROP = enum.auto()
    SHIELD = enum.auto()
    SKULL = enum.auto()
    SWORDS = enum.auto()
    TEMPLE = enum.auto()
    TWO_TEMPLES = enum.auto()
    SANCTUARY = enum.auto()
    TILE = enum.auto()
    SPHINX = enum.auto()
    PYRAMID = enum.auto()
    ARROW = enum.auto()
    RECRUIT = enum.auto()
    SUN = enum.auto()
    MOON = enum.auto()
    CARTOUCHE = enum.auto()
    CROSS = enum.auto()
    CHECK = enum.auto()


PRAYER: Pictogram = (
    line(11, *[(17 * x, -24 + 20 * y) for x, y in ellipse(0, 0, 1, sides=24)], (17, -24)),
    line(12, (0, -4), (0, 48)),
    line(12, (-30, 8), (30, 8)),
)

EYE: Pictogram = (
    Part(curve([(-50, -4), (-26, -24), (4, -28), (32, -16), (50, 2), (24, 10), (-8, 12),
                (-34, 8)])),
    Part(curve([(-38, -4), (-20, -15), (4, -18), (28, -8), (36, 0), (20, 3), (-8, 4), (-26, 2)]),
         cut=True),
    Part(ellipse(2, -8, 10)),
    line(7, (-50, -28), (-20, -42), (14, -42), (46, -26)),
    line(7, (0, 10), (-2, 26), (-8, 40)),
    line(6, (10, 10), (22, 28), (40, 36), (48, 26), (40, 18)),
)  # fmt: skip

SWORD: Pictogram = (
    Part([(0, -52), (7, -38), (7, 14), (-7, 14), (-7, -38)]),
    Part([(-22, 12), (22, 12), (22, 21), (-22, 21)]),
    Part([(-5, 20), (5, 20), (5, 42), (-5, 42)]),
    Part(ellipse(0, 44, 8)),
)

DROP: Pictogram = (
    Part([*curve([(0, -50), (17, -18), (31, 10), (27, 34), (0, 48), (-27, 34), (-31, 10),
                  (-17, -18)])]),
)  # fmt: skip

SHIELD: Pictogram = (
    Part(curve([(0, -48), (20, -42), (38, -42), (38, -6), (26, 28), (0, 48), (-26, 28),
                (-38, -6), (-38, -42), (-20, -42)])),
    line(6, (0, -32), (0, 32), cut=True),
    line(6, (-24, -10), (24, -10), cut=True),
)  # fmt: skip

TEMPLE: Pictogram = (
    Part([(-44, -42), (44, -42), (44, -28), (-44, -28)]),
    *both([(-38, -24), (-24, -24), (-24, 30), (-38, 30)]),
    Part([(-7, -24), (7, -24), (7, 30), (-7, 30)]),
    Part([(-46, 34), (46, 34), (46, 46), (-46, 46)]),
)

TWO_TEMPLES: Pictogram = (
    Part([(-48, -34), (-4, -34), (-4, -22), (-48, -22)]),
    Part([(4, -34), (48, -34), (48, -22), (4, -22)]),
    *both([(-44, -18), (-34, -18), (-34, 26), (-44, 26)]),
    *both([(-18, -18), (-8, -18), (-8, 26), (-18, 26)]),
    Part([(-50, 30), (50, 30), (50, 42), (-50, 42)]),
)

SANCTUARY: Pictogram = (
    Part([(0, -50), (48, -22), (-48, -22)]),
    Part([(-44, -18), (44, -18), (44, -8), (-44, -8)]),
    *both([(-38, -4), (-26, -4), (-26, 32), (-38, 32)]),
    Part([(-6, -4), (6, -4), (6, 32), (-6, 32)]),
    Part([(-48, 36), (48, 36), (48, 46), (-48, 46)]),
)

TILE: Pictogram = (
    Part([(-40, -40), (40, -40), (40, 40), (-40, 40)]),
    Part(curve([(-28, -2), (-12, -15), (8, -15), (28, 0), (8, 9), (-12, 9)]), cut=True),
    Part(ellipse(0, -3, 7)),
    line(5, (-26, -22), (0, -28), (26, -20), cut=True),
    line(5, (-2, 10), (-8, 28), cut=True),
)

PYRAMID: Pictogram = (Part([(0, -44), (48, 38), (-48, 38)]),)

RECRUIT: Pictogram = (
    Part(ellipse(-12, -26, 17)),
    Part(curve([(-12, -6), (12, 4), (20, 46), (-44, 46), (-36, 4)])),
    line(10, (34, -34), (34, 0)),
    line(10, (17, -17), (51, -17)),
)


def _arc(x: float, r: float, degrees: range) -> list[Point]:
    angles = map(math.radians, degrees)
    return [(x + r * math.cos(a), r * math.sin(a)) for a in angles]


MOON: Pictogram = (Part([*_arc(0, 40, range(60, 301, 12)), *_arc(18, 32, range(270, 89, -12))]),)

SUN: Pictogram = (
    Part(ellipse(0, 0, 20)),
    *(
        line(8, (29 * math.cos(a), 29 * math.sin(a)), (44 * math.cos(a), 44 * math.sin(a)))
        for a in (math.pi / 4 * k for k in range(8))
    ),
)

_RING = [*curve([(-18, -44), (18, -44), (24, -20), (24, 16), (18, 34), (-18, 34), (-24, 16),
                 (-24, -20)])]  # fmt: skip
CARTOUCHE: Pictogram = (
    Part(_RING),
    Part([(x * 0.62, -5 + (y + 5) * 0.74) for x, y in _RING], cut=True),
    line(8, (-26, 44), (26, 44)),
    Part(ellipse(0, -16, 7)),
    line(6, (0, -4), (0, 16)),
)

CROSS: Pictogram = (line(13, (-34, -34), (34, 34)), line(13, (34, -34), (-34, 34)))
CHECK: Pictogram = (Part([(-44, 0), (-32, -12), (-12, 10), (34, -38), (46, -26), (-12, 34)]),)

SIGNS: dict[Sign, Pictogram] = {
    Sign.PRAYER: PRAYER,
    Sign.EYE: EYE,
    Sign.CARDS: HAND,
    Sign.SOLDIER: tuple(part._replace(points=mirror(part.points)) for part in WARRIOR),
    Sign.SWORD: SWORD,
    Sign.DROP: DROP,
    Sign.SHIELD: SHIELD,
    Sign.SKULL: SKULL,
    Sign.SWORDS: SWORDS,
    Sign.TEMPLE: TEMPLE,
    Sign.TWO_TEMPLES: TWO_TEMPLES,
    Sign.SANCTUARY: SANCTUARY,
    Sign.TILE: TILE,
    Sign.SPHINX: SPHINX,
    Sign.PYRAMID: PYRAMID,
    Sign.ARROW: ARROW,
    Sign.RECRUIT: RECRUIT,
    Sign.SUN: SUN,
    Sign.MOON: MOON,
    Sign.CARTOUCHE: CARTOUCHE,
    Sign.CROSS: CROSS,
    Sign.CHECK: CHECK,
}
OF_POINTS: dict[Vp, Sign] = {
    Vp.BATTLE: Sign.SWORDS,
    Vp.TILE: Sign.TILE,
    Vp.SPHINX: Sign.SPHINX,
    Vp.TWO_TEMPLES: Sign.TWO_TEMPLES,
    Vp.SANCTUARY: Sign.SANCTUARY,
    Vp.TEMPLE: Sign.TEMPLE,
    Vp.PYRAMID: Sign.PYRAMID,
}
