"""Why a district does not do for a creature, or an area is none (RULES K-6.3 e, K-9.4)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.boards import Area, city_of
from rules.kemet.read_keys import read_number
from rules.kemet.refusals import Reason
from rules.kemet.state import State, board_of


def why_not_own_district(s: State, seat: Seat, area: Area) -> Why | None:
    """Say why an area is no district of a player's city."""
    if area not in board_of(s).adjacent:
        return because(Reason.UNKNOWN_AREA, area=area)
    if city_of(area) != s.players[seat].city:
        return because(Reason.NOT_YOUR_CITY, area=area)
    return None


def why_not_creature(s: State, seat: Seat, area: Area) -> Why | None:
    """Say why a creature cannot come into a district."""
    player = s.players[seat]
    why = why_not_own_district(s, seat, area)
    if why is not None:
        return why
    if area not in player.soldiers:
        return because(Reason.NO_SOLDIER, area=area)
    if area in player.creatures.values():
        return because(Reason.CREATURE_LIMIT, area=area)
    return None


def why_not_home(s: State, seat: Seat, key: str) -> Why | None:
    """Say why a creature cannot go home there."""
    area = read_number(key)
    return None if area is None else why_not_creature(s, seat, area)
