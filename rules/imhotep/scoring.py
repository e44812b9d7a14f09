"""Points: how they are gained, and the two ways in which boards share them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.imhotep.data import POINTS_BEYOND, POINTS_OF_GROUP, Source
from rules.imhotep.state import State


def gain_points(s: State, seat: Seat, source: Source, points: int) -> None:
    """A player's marker moves; there is no upper limit (I-2.6)."""
    player = s.players[seat]
    player.points[source] = player.points.get(source, 0) + points
    tell(s, "points", seat=seat, source=source, points=points, score=player.score)


def group_points(size: int) -> int:
    """1, 3, 6, 10, 15 for one to five, and 2 more for each above (I-8.7.3, I-9.4)."""
    most = len(POINTS_OF_GROUP) - 1
    return POINTS_OF_GROUP[min(size, most)] + POINTS_BEYOND * max(0, size - most)


def rank_points(counts: Mapping[Seat, int], ranks: Sequence[int]) -> dict[Seat, int]:
    """Points by rank; who is tied shares the ranks covered, rounded down (I-11.5).

    Only players with at least one stone take a rank (Ruling 28).
    """
    points: dict[Seat, int] = {}
    place = 0
    for height in sorted({count for count in counts.values() if count}, reverse=True):
        tied = [seat for seat, count in counts.items() if count == height]
        covered = ranks[place : place + len(tied)]
        place += len(tied)
        points |= dict.fromkeys(tied, sum(covered) // len(tied))
    return points
