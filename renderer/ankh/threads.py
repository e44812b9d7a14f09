"""The line that stands for a god in a chart: a dark cord with a pattern of its own in it.

The pattern tells the gods apart without colour; the cord shows pale lines on pale paper.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from renderer.ankh.palette import LIVERIES, Theme
from renderer.brush import Brush, Colour, Point
from rules.ankh.data import God

CORD, CORE, _GLOW = 7.0, 4.0, 9.6  # widths
_SOLID: tuple[float, ...] = ()


class Dashes(NamedTuple):
    """Lengths of dashes and gaps in turns; none is an unbroken line."""

    lengths: tuple[float, ...]


PATTERNS: dict[God, Dashes] = {
    God.AMUN: Dashes(_SOLID),
    God.ANUBIS: Dashes((1.0, 11.0)),  # dots
    God.ISIS: Dashes((22.0, 12.0)),  # long dashes
    God.OSIRIS: Dashes((8.0, 8.0)),  # short dashes
    God.RA: Dashes((20.0, 9.0, 1.0, 9.0)),  # a dash and a dot
}


def core_of(god: God) -> Colour:
    """The colour within the cord; black on black would not be seen, so Anubis is golden."""
    livery = LIVERIES[god]
    return livery.mark if god is God.ANUBIS else livery.fill


def draw_thread(brush: Brush, theme: Theme, god: God, points: Sequence[Point]) -> None:
    """Draw a god's line through points."""
    brush.line(points, theme.halo, _GLOW)
    brush.line(points, theme.ink, CORD)
    for dash in dashes(points, PATTERNS[god]):
        brush.line(dash, core_of(god), CORE)


def dashes(points: Sequence[Point], pattern: Dashes) -> Iterator[list[Point]]:
    """Cut a line into the dashes of a pattern."""
    if not pattern.lengths:
        yield list(points)
        return
    turn, left = 0, pattern.lengths[0]
    dash = [points[0]]
    for start, end in pairwise(points):
        at, length = 0.0, math.dist(start, end)
        while length - at > left:
            at += left
            point = _along(start, end, at / length)
            if turn % 2 == 0:
                yield [*dash, point]
            dash = [point]
            turn += 1
            left = pattern.lengths[turn % len(pattern.lengths)]
        left -= length - at
        dash.append(end)
    if turn % 2 == 0:
        yield dash


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
