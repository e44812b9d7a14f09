"""The end of the game: final scoring, and who wins (RULES I-11, I-13)."""

from __future__ import annotations

import enum
from typing import Any

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.imhotep.data import (
    BLUE_CARDS,
    CARDS,
    POINTS_OF_BLUE,
    STONES_PER_ORNAMENT_POINT,
    WRATH,
    WRATH_SITES,
    Card,
    CardColour,
    Site,
    Source,
)
from rules.imhotep.scoring import gain_points, group_points
from rules.imhotep.sites.obelisks import obelisk_points
from rules.imhotep.sites.tomb import tomb_points
from rules.imhotep.standing import stones_at
from rules.imhotep.state import Phase, State, seats


class Ending(enum.StrEnum):
    """What decided the game (I-11.3, I-11.4)."""

    POINTS = enum.auto()
    SLED = enum.auto()
    SHARED = enum.auto()


async def score_game(s: State) -> None:
    """Score everything that is left for the end, in the order of the rulebook (I-11.1)."""
    for source, points in final_points(s).items():
        for seat in seats(s):
            if points[seat]:
                gain_points(s, seat, source, points[seat])
    s.phase = Phase.OVER
    over = result(s)
    tell(
        s,
        "game_over",
        ending=over["ending"],
        seats=over["seats"],
        scores=over["scores"],
        places=over["places"],
    )


def final_points(s: State) -> dict[Source, list[int]]:
    """What each seat would get if the game ended now, by source, in order."""
    points = {
        Source.TOMB: tomb_points(s),
        Source.OBELISKS: obelisk_points(s),
        Source.ORNAMENTS: [_ornaments(s, seat) for seat in seats(s)],
        Source.STATUES: [group_points(p.cards.count(Card.STATUE)) for p in s.players],
        Source.BLUE: [
            POINTS_OF_BLUE * sum(card in BLUE_CARDS for card in p.cards) for p in s.players
        ],
    }
    if s.wrath:
        points[Source.WRATH] = [-WRATH * _is_punished(s, seat) for seat in seats(s)]
    return points


def _ornaments(s: State, seat: Seat) -> int:
    """Each copy gives a point for every three stones on its site, of all colours (I-9.3)."""
    sites = [CARDS[c].site for c in s.players[seat].cards if CARDS[c].colour is CardColour.GREEN]
    return sum(len(stones_at(s, site)) // STONES_PER_ORNAMENT_POINT for site in sites if site)


def _is_punished(s: State, seat: Seat) -> bool:
    """The Pharaoh's wrath hits everyone who has not built at all four monuments (I-13.1)."""
    return any(seat not in stones_at(s, Site(site)) for site in WRATH_SITES)


# --- who wins -----------------------------------------------------------------------------


def places(s: State) -> list[int]:
    """Everybody's place, by points and then by stones on the sled (Ruling 34)."""
    merits = [(player.score, player.sled) for player in s.players]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def result(s: State) -> dict[str, Any]:
    """Who has won, and how."""
    standing = places(s)
    winners = [seat for seat in seats(s) if standing[seat] == 1]
    scores = [player.score for player in s.players]
    ending = Ending.POINTS
    if len(winners) > 1:
        ending = Ending.SHARED
    elif scores.count(max(scores)) > 1:
        ending = Ending.SLED
    return {"ending": ending, "seats": winners, "scores": scores, "places": standing}
