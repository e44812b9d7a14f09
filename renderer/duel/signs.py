"""Signs that are no symbol of a card, and every drawing by its name."""

from __future__ import annotations

import enum

from renderer.brush import curve, ellipse
from renderer.duel.chains import CHAINS, PORTICO, box, rays
from renderer.duel.symbols import EMBLEMS, PROGRESS, SYMBOLS
from renderer.pictogram import Part, Pictogram, line
from rules.duel.data import Chain, Colour, Symbol


class Sign(enum.StrEnum):
    """What is drawn besides symbols and tokens."""

    REPLAY = enum.auto()
    LINK = enum.auto()
    WONDER = enum.auto()
    PILE = enum.auto()
    PAWN = enum.auto()
    SNAKE = enum.auto()
    ARROW = enum.auto()
    CROSS = enum.auto()
    HAMMER = enum.auto()
    CHEST = enum.auto()
    QUESTION = enum.auto()
    STRUCTURE = enum.auto()
    GATE = enum.auto()
    GRAND_TEMPLE = enum.auto()
    GUILD = enum.auto()
    BLANK = enum.auto()  # nothing: a disc to be written on


_PAWN: Pictogram = (
    Part(ellipse(0, -30, 17)),
    Part(curve([(-12, -16), (12, -16), (18, 18), (34, 44), (-34, 44), (-18, 18)])),
)
_GATE: Pictogram = (
    box(-44, -44, 44, -26),
    box(-38, -22, -18, 46),
    box(18, -22, 38, 46),
    Part(ellipse(0, 12, 9)),
    *(part._replace(points=[(x, y + 12) for x, y in part.points]) for part in rays(6, 12, 17, 4)),
)
SIGNS: dict[Sign, Pictogram] = {
    Sign.REPLAY: (
        line(13, (-26, 14), (-28, -14), (0, -30), (28, -14), (28, 10), (8, 30), (-8, 30)),
        Part([(-50, 2), (-6, 2), (-28, 34)]),
    ),
    Sign.LINK: (
        line(11, *ellipse(-24, 0, 22, 15, sides=12), (-2, 0)),
        line(11, *ellipse(24, 0, 22, 15, sides=12), (46, 0)),
    ),
    Sign.WONDER: (
        Part([(0, -44), (14, -18), (-14, -18)]),
        Part([(-17, -12), (17, -12), (30, 12), (-30, 12)]),
        Part([(-33, 18), (33, 18), (48, 44), (-48, 44)]),
    ),
    Sign.PILE: (
        Part([(-44, -30), (-2, -42), (18, 34), (-24, 46)]),
        Part([(6, -44), (44, -32), (28, 42), (24, 42), (4, -36)]),
    ),
    Sign.PAWN: _PAWN,
    Sign.SNAKE: (
        line(11, (-34, 40), (20, 40), (30, 22), (-20, 6), (-26, -14), (8, -26), (26, -38)),
        Part(ellipse(28, -38, 13, 9)),
    ),
    Sign.ARROW: (box(-46, -8, 12, 8), Part([(8, -26), (48, 0), (8, 26)])),
    Sign.CROSS: (line(14, (-30, -30), (30, 30)), line(14, (-30, 30), (30, -30))),
    Sign.HAMMER: (
        Part([(-40, -44), (18, -44), (34, -30), (18, -14), (-40, -14)]),
        line(12, (-12, -14), (-12, 48)),
    ),
    Sign.CHEST: (
        Part([(-46, 0), (-46, -20), (-30, -38), (30, -38), (46, -20), (46, 0)]),
        box(-46, 6, 46, 44),
        box(-9, -8, 9, 18, cut=True),
        box(-5, -4, 5, 14),
    ),
    Sign.QUESTION: (
        line(14, (-22, -26), (0, -44), (22, -26), (2, -2), (0, 14)),
        Part(ellipse(0, 36, 10)),
    ),
    Sign.STRUCTURE: (
        *(box(x, -42, x + 24, -16) for x in (-40, -12, 16)),
        *(box(x, -10, x + 24, 16) for x in (-26, 2)),
        box(-12, 22, 12, 46),
    ),
    Sign.GATE: _GATE,
    Sign.BLANK: (),
    Sign.GRAND_TEMPLE: PORTICO,
    Sign.GUILD: (
        Part([(-44, -44), (44, -44), (44, 4), (0, 48), (-44, 4)]),
        box(-7, -34, 7, 26, cut=True),
        box(-28, -16, 28, -2, cut=True),
    ),
}

# What tells cards of a colour apart for those who do not see it.
OF_COLOUR: dict[Colour, str] = {
    Colour.BROWN: Sign.HAMMER,
    Colour.GREY: Chain.VASE,
    Colour.BLUE: Chain.COLUMN,
    Colour.GREEN: Symbol.QUILL,
    Colour.YELLOW: Chain.BARREL,
    Colour.RED: Chain.SWORD,
    Colour.PURPLE: Sign.GUILD,
    Colour.TEMPLE: Sign.GRAND_TEMPLE,
}

# The law symbol and the Law token share a name and a drawing; no other name comes twice.
ART: dict[str, Pictogram] = {
    str(name): parts
    for name, parts in (
        *CHAINS.items(),
        *SYMBOLS.items(),
        *PROGRESS.items(),
        *EMBLEMS.items(),
        *SIGNS.items(),
    )
}
