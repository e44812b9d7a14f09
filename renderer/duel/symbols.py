"""Science symbols, Progress tokens and the emblems of the Mythologies: our own drawings."""

from __future__ import annotations

from renderer.brush import curve, ellipse
from renderer.duel.chains import box, gear, rays
from renderer.pictogram import Part, Pictogram, both, line
from rules.duel.data import Mythology, Progress, Symbol

# --- science ---------------------------------------------------------------------------------

_QUILL: Pictogram = (
    Part(curve([(44, -48), (46, -14), (20, 20), (-18, 30), (-14, -4), (10, -34)])),
    line(6, (-44, 48), (-16, 20), (20, -20), cut=False),
    line(5, (-16, 22), (30, -30), cut=True),
)
_MORTAR: Pictogram = (
    Part([(-40, -8), (40, -8), (30, 26), (16, 36), (-16, 36), (-30, 26)]),
    box(-22, 36, 22, 46),
    line(11, (8, -14), (40, -46)),
)
_PENDULUM: Pictogram = (
    *both([(0, -44), (-34, 44)], 9),
    line(7, (-20, 8), (20, 8)),
    line(4, (0, -40), (0, 26)),
    Part(ellipse(0, 30, 9)),
    Part(ellipse(0, -44, 8)),
)
_WHEEL: Pictogram = (
    Part(ellipse(0, 0, 46)),
    Part(ellipse(0, 0, 36), cut=True),
    *rays(8, 8, 40, 7),
    Part(ellipse(0, 0, 12)),
)
_SUNDIAL: Pictogram = (
    Part(curve([(-46, 26), (-34, -16), (0, -34), (34, -16), (46, 26)], closed=False)),
    Part(ellipse(0, 22, 26, 24), cut=True),
    *(Part([(x, y), (0.62 * x, 0.4 * y + 13)], 6, cut=True) for x, y in (
        (-34, -6), (0, -24), (34, -6))),
    Part([(-4, 26), (20, -8), (8, 26)]),
    box(-48, 26, 48, 40),
)  # fmt: skip
_ARMILLARY: Pictogram = (
    line(8, *ellipse(0, -6, 38, sides=16), (38, -6)),
    line(6, *ellipse(0, -6, 16, 38, sides=16), (16, -6)),
    line(6, (-38, -6), (38, -6)),
    line(8, (0, 32), (0, 44)),
    line(8, (-20, 46), (20, 46)),
)
LAW: Pictogram = (
    line(7, (0, -42), (0, 40)),
    line(7, (-38, -30), (38, -30)),
    *both([(-38, -28), (-52, 10), (-24, 10)], 4),
    *both([(-38, -28), (-24, 10)], 4),
    *both(curve([(-54, 10), (-22, 10), (-38, 24)])),
    box(-22, 38, 22, 47),
)
SYMBOLS: dict[Symbol, Pictogram] = {
    Symbol.QUILL: _QUILL,
    Symbol.MORTAR: _MORTAR,
    Symbol.PENDULUM: _PENDULUM,
    Symbol.WHEEL: _WHEEL,
    Symbol.SUNDIAL: _SUNDIAL,
    Symbol.ARMILLARY: _ARMILLARY,
    Symbol.LAW: LAW,
}

# --- Progress tokens ---------------------------------------------------------------------------

_WHEAT: Pictogram = (
    line(5, (0, 48), (0, -30)),
    Part(ellipse(0, -38, 8, 13)),
    *(part for y in (-20, 0, 20) for part in both(curve([(-2, y + 12), (-22, y - 14), (-26, y)]))),
)
_ARCHITECTURE: Pictogram = (
    Part([(-46, 44), (-46, -10), (0, -46), (46, -10), (46, 44)]),
    Part([(-24, 44), *[(x, y) for x, y in ((-24, 8), (-14, -10), (0, -16), (14, -10), (24, 8))],
          (24, 44)], cut=True),
)  # fmt: skip
_ECONOMY: Pictogram = tuple(
    part
    for x, y in ((-18, 20), (22, 22), (2, -20))
    for part in (Part(ellipse(x, y, 25)), Part(ellipse(x, y, 13), cut=True))
)
_MASONRY: Pictogram = (
    box(-46, -40, 0, -16),
    box(8, -40, 46, -16),
    box(-46, -8, -18, 16),
    box(-10, -8, 46, 16),
    box(-46, 24, 0, 46),
    box(8, 24, 46, 46),
)
_MATHEMATICS: Pictogram = (
    Part([(-42, -44), (46, 44), (-42, 44)]),
    Part([(-22, 2), (4, 26), (-22, 26)], cut=True),
)
_PHILOSOPHY: Pictogram = (
    Part(curve([(-10, -46), (24, -38), (34, -8), (24, 16), (26, 46), (-14, 46), (-16, 30),
                (-34, 28), (-30, 10), (-44, 4), (-34, -18), (-30, -36)])),
)  # fmt: skip
_STRATEGY: Pictogram = (
    *both([(-40, -44), (30, 26)], 9),
    *both([(12, 38), (40, 12)], 8),
    *both([(28, 26), (42, 42)], 9),
)
_THEOLOGY: Pictogram = (
    Part(curve([(0, -48), (18, -20), (26, 2), (14, 22), (-14, 22), (-26, 2), (-12, -16)])),
    Part(curve([(0, -10), (10, 6), (0, 18), (-10, 6)]), cut=True),
    Part([(-38, 26), (38, 26), (26, 46), (-26, 46)]),
)
_URBANISM: Pictogram = (
    box(-46, -4, -18, 44),
    box(-14, -44, 14, 44),
    box(18, -18, 46, 44),
    *(box(x, y, x + 9, y + 10, cut=True) for x, y in (
        (-37, 8), (-37, 26), (-5, -32), (-5, -12), (-5, 8), (27, -6), (27, 14))),
)  # fmt: skip
_MYSTICISM: Pictogram = (
    Part(curve([(-48, 0), (-24, -26), (0, -32), (24, -26), (48, 0), (24, 26), (0, 32), (-24, 26)])),
    Part(ellipse(0, 0, 21), cut=True),
    Part(ellipse(0, 0, 12)),
)
_POLIORCETICS: Pictogram = (
    line(9, (-44, 34), (44, 34)),
    line(8, (-26, 34), (0, -6), (26, 34)),
    line(9, (-40, 14), (30, -36)),
    Part(ellipse(34, -38, 13)),
    *both(ellipse(-28, 42, 8)),
)
_ENGINEERING: Pictogram = (
    *gear(),
    line(7, (-48, -48), (48, -48)),
    line(7, (-48, 48), (48, 48)),
)
PROGRESS: dict[Progress, Pictogram] = {
    Progress.AGRICULTURE: _WHEAT,
    Progress.ARCHITECTURE: _ARCHITECTURE,
    Progress.ECONOMY: _ECONOMY,
    Progress.LAW: LAW,
    Progress.MASONRY: _MASONRY,
    Progress.MATHEMATICS: _MATHEMATICS,
    Progress.PHILOSOPHY: _PHILOSOPHY,
    Progress.STRATEGY: _STRATEGY,
    Progress.THEOLOGY: _THEOLOGY,
    Progress.URBANISM: _URBANISM,
    Progress.MYSTICISM: _MYSTICISM,
    Progress.POLIORCETICS: _POLIORCETICS,
    Progress.ENGINEERING: _ENGINEERING,
}

# --- Mythologies -----------------------------------------------------------------------------

_ZIGGURAT: Pictogram = (
    box(-14, -44, 14, -24),
    box(-26, -20, 26, 0),
    box(-38, 4, 38, 22),
    box(-48, 26, 48, 46),
)
_SHIP: Pictogram = (
    Part(
        curve([(-50, 4), (-34, 14), (34, 14), (50, -6), (40, 32), (18, 42), (-18, 42), (-40, 32)])
    ),
    line(6, (0, 10), (0, -46)),
    Part([(-28, -40), (28, -40), (32, 2), (-32, 2)]),
    line(5, (-30, -20), (30, -20), cut=True),
)
_LIGHTNING: Pictogram = (Part([(14, -50), (-30, 8), (-4, 8), (-16, 50), (32, -12), (4, -12)]),)
_ANKH: Pictogram = (
    Part(curve([(0, -50), (20, -38), (20, -18), (0, 2), (-20, -18), (-20, -38)])),
    Part(curve([(0, -38), (9, -31), (9, -20), (0, -8), (-9, -20), (-9, -31)]), cut=True),
    box(-36, -3, 36, 11),
    box(-7, -3, 7, 48),
)
_EAGLE: Pictogram = (
    Part([(0, -34), (12, -26), (50, -44), (44, -8), (20, 22), (8, 24), (14, 46), (-14, 46),
          (-8, 24), (-20, 22), (-44, -8), (-50, -44), (-12, -26)]),
    Part(ellipse(0, -34, 12)),
)  # fmt: skip
EMBLEMS: dict[Mythology, Pictogram] = {
    Mythology.MESOPOTAMIAN: _ZIGGURAT,
    Mythology.PHOENICIAN: _SHIP,
    Mythology.GREEK: _LIGHTNING,
    Mythology.EGYPTIAN: _ANKH,
    Mythology.ROMAN: _EAGLE,
}
