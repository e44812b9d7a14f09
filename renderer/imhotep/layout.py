"""Where everything lies on the picture of the board."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from renderer.brush import Point
from rules.imhotep.data import Site

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

WIDTH, HEIGHT = 1080, 966
LEFT, RIGHT = 24, 1056
HEAD = (LEFT, 22, RIGHT, 80)
HARBOUR = (LEFT, 88, RIGHT, 280)
TITLE = 46  # the height of a site's title
PAD = 16  # between a site's edge and what is in it
SITES: dict[Site, Box] = {
    Site.MARKET: (LEFT, 288, RIGHT, 438),
    Site.PYRAMID: (LEFT, 446, 536, 690),
    Site.TEMPLE: (544, 446, RIGHT, 690),
    Site.TOMB: (LEFT, 698, 536, 942),
    Site.OBELISKS: (544, 698, RIGHT, 942),
}


class Spot(NamedTuple):
    """A place on a site where a stone lies or could lie.

    Of the pyramids ``part`` is which one, or ``EDGE``; of the obelisks of side B it is 1
    for a tower; ``place`` counts from 0, for loose stones and obelisks it is the seat.
    """

    site: Site
    place: int
    part: int = 0


EDGE = -1
TOWERS = 1


def inner(site: Site) -> Box:
    """What lies below a site's title."""
    left, top, right, bottom = SITES[site]
    return left + PAD, top + TITLE, right - PAD, bottom


def square(at: Point, side: float) -> Box:
    """The box about a point."""
    half = side / 2
    return round(at[0] - half), round(at[1] - half), round(at[0] + half), round(at[1] + half)


def middle(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
