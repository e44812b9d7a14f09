"""The obelisks: ranked at the end on side A, towers of three on side B (RULES I-8.9, I-8.10)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.imhotep.data import (
    OBELISK_POINTS,
    POINTS_OF_LOOSE,
    STONES_OF_TOWER,
    Side,
    Site,
    Source,
)
from rules.imhotep.designed import TOWER_POINTS
from rules.imhotep.scoring import gain_points, rank_points
from rules.imhotep.state import State, seats


def raise_obelisk(s: State, seat: Seat) -> None:
    """A stone is added to its owner's obelisk, or to the loose stones of side B."""
    s.obelisks[seat] += 1
    tell(s, "built", site=Site.OBELISKS, seat=seat, stones=s.obelisks[seat])
    if s.sides[Site.OBELISKS] is Side.B and s.obelisks[seat] >= STONES_OF_TOWER:
        _build_tower(s, seat)


def _build_tower(s: State, seat: Seat) -> None:
    """Three loose stones take the best free space and score at once (I-8.10.2).

    With no space free they stay loose (Ruling 26).
    """
    if len(s.towers) == len(TOWER_POINTS):
        return
    points = TOWER_POINTS[len(s.towers)]
    s.towers.append(seat)
    s.obelisks[seat] -= STONES_OF_TOWER
    tell(s, "tower", seat=seat, points=points)
    gain_points(s, seat, Source.OBELISKS, points)


def obelisk_points(s: State) -> list[int]:
    """What the obelisks give each seat at the end of the game."""
    if s.sides[Site.OBELISKS] is Side.B:
        return [POINTS_OF_LOOSE * loose for loose in s.obelisks]
    heights = dict(enumerate(s.obelisks))
    points = rank_points(heights, OBELISK_POINTS[len(s.players)])
    return [points.get(seat, 0) for seat in seats(s)]
