"""Where the stones of a ship would land at a site, in the order of unloading.

Nothing is decided here: where owners choose - cards, pyramids of side B - the stones
only stand in a queue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from renderer.imhotep import pyramids, temple
from renderer.imhotep.layout import EDGE, TOWERS, Spot
from renderer.imhotep.marks import Landing
from rules.engine.decisions import Seat
from rules.imhotep.data import STONES_OF_TOWER, Side, Site
from rules.imhotep.state import NOBODY
from rules.imhotep.view import View


class Unloaded(NamedTuple):
    """What a ship would bring."""

    landings: tuple[Landing, ...] = ()
    queue: tuple[Seat, ...] = ()  # owners who will choose
    spots: tuple[Spot, ...] = ()  # that come into question, or towers that would be built


def unloaded(view: View, site: Site, seats: Sequence[Seat]) -> Unloaded:
    """Say where stones of these owners land, in this order."""
    match site:
        case Site.MARKET:
            return Unloaded(queue=tuple(seats))
        case Site.PYRAMID if view.sides[site] is Side.B:
            return Unloaded(queue=tuple(seats), spots=tuple(pyramids.next_spots(view)))
        case Site.OBELISKS:
            return _at_obelisks(view, seats)
    spots = [_spot(view, site, n) for n in range(len(seats))]
    return Unloaded(_together(spots, seats))


def _spot(view: View, site: Site, n: int) -> Spot:
    """The spot of the n-th of some stones, from 0, where no owner chooses."""
    if site is Site.TEMPLE:
        return temple.next_spot(view, n)
    if site is Site.TOMB:
        return Spot(site, len(view.tomb.stones) + n)
    great = view.pyramids[0]
    place = great.built + n
    return Spot(site, place) if place < len(great.cells) else Spot(site, 0, EDGE)


def _at_obelisks(view: View, seats: Sequence[Seat]) -> Unloaded:
    """Each stone goes to its owner's; on side B the third makes a tower."""
    spots = [Spot(Site.OBELISKS, seat) for seat in seats]
    towers = []
    if view.sides[Site.OBELISKS] is Side.B:
        loose = list(view.obelisks.stones)
        free = [n for n, tower in enumerate(view.obelisks.towers) if tower.seat == NOBODY]
        for seat in seats:
            loose[seat] += 1
            if loose[seat] >= STONES_OF_TOWER and free:
                loose[seat] -= STONES_OF_TOWER
                towers.append(Spot(Site.OBELISKS, free.pop(0), TOWERS))
    return Unloaded(_together(spots, seats), spots=tuple(towers))


def _together(spots: Sequence[Spot], seats: Sequence[Seat]) -> tuple[Landing, ...]:
    """One landing a spot, with the orders of all stones that land there."""
    return tuple(
        Landing(spot, seats[spots.index(spot)],
                tuple(n for n, other in enumerate(spots, 1) if other == spot))
        for spot in dict.fromkeys(spots)
    )  # fmt: skip
