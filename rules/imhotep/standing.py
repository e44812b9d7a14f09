"""The stones on the sites, for whatever counts them (RULES I-9.3, I-13)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.imhotep.data import STONES_OF_TOWER, Site
from rules.imhotep.state import State


def stones_at(s: State, site: Site) -> list[Seat]:
    """The owners of all stones on a site: covered, surplus, loose or in towers (Ruling 27)."""
    match site:
        case Site.MARKET:
            return []
        case Site.PYRAMID:
            return [seat for stones in s.pyramids.values() for seat in stones] + s.edge
        case Site.TEMPLE:
            return s.temple[:]
        case Site.TOMB:
            return s.tomb[:]
        case Site.OBELISKS:
            loose = [seat for seat, count in enumerate(s.obelisks) for _ in range(count)]
            return loose + [seat for seat in s.towers for _ in range(STONES_OF_TOWER)]
