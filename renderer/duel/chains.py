"""What is on chain symbols: one drawing each, bright on a dark tile."""

from __future__ import annotations

from renderer.brush import curve, ellipse, turned
from renderer.pictogram import Part, Pictogram, both, line
from rules.duel.data import Chain


def box(left: float, top: float, right: float, bottom: float, *, cut: bool = False) -> Part:
    """A rectangle."""
    return Part([(left, top), (right, top), (right, bottom), (left, bottom)], cut=cut)


def gear(teeth: int = 8) -> Pictogram:
    """A cogwheel."""
    tooth = [(-9, -48), (9, -48), (12, -30), (-12, -30)]
    return (
        *(Part(turned(tooth, 360 * n / teeth)) for n in range(teeth)),
        Part(ellipse(0, 0, 35)),
        Part(ellipse(0, 0, 14), cut=True),
    )


def rays(count: int, inner: float, outer: float, width: float) -> Pictogram:
    """Lines all around."""
    return tuple(
        Part(turned([(0, -inner), (0, -outer)], 360 * n / count), width) for n in range(count)
    )


_SWORD: Pictogram = (
    Part([(0, -50), (9, -38), (7, 18), (-7, 18), (-9, -38)]),
    box(-26, 16, 26, 26),
    box(-6, 26, 6, 44),
    Part(ellipse(0, 45, 8)),
)
_TOWER: Pictogram = (
    *(box(x, -46, x + 18, -24) for x in (-36, -9, 18)),
    box(-36, -30, 36, -14),
    box(-27, -14, 27, 46),
    Part([(-9, 46), (-9, 22), (0, 12), (9, 22), (9, 46)], cut=True),
)
_BOOK: Pictogram = (
    Part([(-46, -30), (-6, -22), (-6, 38), (-46, 30)]),
    Part([(46, -30), (6, -22), (6, 38), (46, 30)]),
)
_MASK: Pictogram = (
    Part(curve([(-42, -36), (0, -42), (42, -36), (36, 14), (0, 46), (-36, 14)])),
    *both(ellipse(-18, -12, 11, 8), cut=True),
    Part(curve([(-20, 12), (0, 18), (20, 12), (0, 34)]), cut=True),
)
MOON: Pictogram = (Part(ellipse(0, 0, 46)), Part(ellipse(20, -12, 38), cut=True))
_DROP: Pictogram = (
    Part(
        curve([(0, -50), (20, -12), (34, 16), (20, 42), (0, 47), (-20, 42), (-34, 16), (-20, -12)])
    ),
)
_VASE: Pictogram = (
    box(-20, -48, 20, -38),
    Part(curve([(-11, -38), (11, -38), (33, -4), (15, 44), (-15, 44), (-33, -4)])),
    *both([(-17, -26), (-40, -24), (-31, 4)], 7),
    line(5, (-26, 0), (26, 0), cut=True),
)
_TARGET: Pictogram = (
    Part(ellipse(0, 0, 46)),
    Part(ellipse(0, 0, 33), cut=True),
    Part(ellipse(0, 0, 21)),
    Part(ellipse(0, 0, 8), cut=True),
)
_HELMET: Pictogram = (
    Part(curve([(-40, -40), (10, -50), (48, -16), (40, 4), (12, -28), (-30, -26)])),
    Part(
        curve([(-32, -12), (-4, -30), (28, -12), (30, 20), (26, 46), (6, 44), (-2, 18), (-34, 18)])
    ),
    Part([(-36, -4), (0, -4), (0, 5), (-36, 5)], cut=True),
)
_LYRE: Pictogram = (
    line(9, (-18, -46), (-40, -14), (-28, 32), (0, 42), (28, 32), (40, -14), (18, -46)),
    line(7, (-32, -26), (32, -26)),
    *(line(4, (x, -26), (x, 36)) for x in (-13, 0, 13)),
)
_LAMP: Pictogram = (
    Part(curve([(-34, -2), (0, -10), (30, -4), (50, -20), (40, 14), (8, 32), (-22, 26)])),
    line(7, (-30, 2), (-50, -2), (-40, 18), (-24, 16)),
    box(-16, 30, 20, 42),
    Part(curve([(46, -50), (54, -32), (46, -22), (38, -32)])),
)
_COLUMN: Pictogram = (
    box(-34, -46, 34, -32),
    *(box(x, -28, x + 12, 28) for x in (-24, -6, 12)),
    box(-34, 32, 34, 46),
)
_SUN: Pictogram = (Part(ellipse(0, 0, 22)), *rays(8, 31, 46, 9))
PORTICO: Pictogram = (
    Part([(0, -48), (46, -22), (-46, -22)]),
    *(box(x, -16, x + 13, 26) for x in (-40, -18, 5, 27)),
    box(-46, 30, 46, 44),
)
_BARREL: Pictogram = (
    Part(curve([(-26, -44), (26, -44), (36, 0), (26, 44), (-26, 44), (-36, 0)])),
    line(6, (-34, -20), (34, -20), cut=True),
    line(6, (-34, 20), (34, 20), cut=True),
)
_HORSESHOE: Pictogram = (
    line(17, (-22, 40), (-34, 4), (-22, -30), (0, -38), (22, -30), (34, 4), (22, 40)),
    box(-36, 34, -12, 46),
    box(12, 34, 36, 46),
)

CHAINS: dict[Chain, Pictogram] = {
    Chain.HORSESHOE: _HORSESHOE,
    Chain.SWORD: _SWORD,
    Chain.TOWER: _TOWER,
    Chain.BOOK: _BOOK,
    Chain.GEAR: gear(),
    Chain.MASK: _MASK,
    Chain.MOON: MOON,
    Chain.DROP: _DROP,
    Chain.VASE: _VASE,
    Chain.TARGET: _TARGET,
    Chain.HELMET: _HELMET,
    Chain.LYRE: _LYRE,
    Chain.LAMP: _LAMP,
    Chain.COLUMN: _COLUMN,
    Chain.SUN: _SUN,
    Chain.PORTICO: PORTICO,
    Chain.BARREL: _BARREL,
}
