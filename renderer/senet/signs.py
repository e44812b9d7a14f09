"""Our own signs for the houses that have a rule of their own, in a box from -50 to 50."""

from __future__ import annotations

from functools import lru_cache

from renderer import pictogram
from renderer.brush import Colour, Sprite, ellipse
from renderer.pictogram import Part, Pictogram, both, line
from rules.senet.data import House


def _feather(x: float) -> tuple[Part, ...]:
    """A feather of truth."""
    blade = [(x - 9, -30), (x, -44), (x + 9, -30), (x + 8, 22), (x - 8, 22)]
    return Part(blade), line(3, (x, -30), (x, 18), cut=True), line(5, (x, 20), (x, 44))


def _lute(x: float, y: float, size: float) -> tuple[Part, ...]:
    """A heart and a windpipe: what is beautiful."""
    return (
        Part(ellipse(x, y + 16 * size, 15 * size, 18 * size)),
        line(6 * size, (x, y), (x, y - 44 * size)),
        line(6 * size, (x - 13 * size, y - 34 * size), (x + 13 * size, y - 34 * size)),
    )


def _waves(y: float) -> Part:
    """A row of ripples."""
    peaks = [(-46 + 11.5 * n, y + (7 if n % 2 else -7)) for n in range(9)]
    return Part(peaks, 7)


def _god(x: float) -> tuple[Part, ...]:
    """Somebody who sits there with a sun upon the head."""
    body = [(x - 15, 42), (x - 15, 4), (x - 6, -8), (x + 6, -8), (x + 17, 20), (x + 17, 42)]
    return Part(body), Part(ellipse(x, -18, 8)), Part(ellipse(x, -37, 10))


SIGNS: dict[House, Pictogram] = {
    House.REBIRTH: (
        Part(ellipse(0, -24, 19, 23)),
        Part(ellipse(0, -24, 9, 13), cut=True),
        Part([(-4, -4), (4, -4), (8, 46), (-8, 46)]),
        *both([(0, 0), (34, -5), (34, 13), (0, 8)]),
    ),
    House.BEAUTY: (*_lute(0, 0, 1.0), *_lute(-31, 8, 0.8), *_lute(31, 8, 0.8)),
    House.WATER: (_waves(-24), _waves(0), _waves(24)),
    House.THREE_TRUTHS: (*_feather(-30), *_feather(0), *_feather(30)),
    House.RE_ATUM: (*_god(-23), *_god(23)),
    House.HORUS: (
        line(8, (-46, 2), (-20, -20), (10, -20), (44, 0)),
        line(7, (-46, 2), (-18, 18), (14, 18), (44, 0)),
        Part(ellipse(-2, -1, 13)),
        line(7, (-48, -30), (-16, -40), (18, -36), (46, -24)),
        line(7, (-8, 18), (-12, 44)),
        line(7, (10, 18), (24, 38), (38, 34), (34, 26)),
    ),
}


@lru_cache(maxsize=64)
def sign(house: House, colour: Colour, beneath: Colour, size: int) -> Sprite:
    """The sign of a house."""
    return pictogram.sign(SIGNS[house], colour, beneath, size)
