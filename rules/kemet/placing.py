"""Soldiers from the reserve: where they may go, and the battles that follow (RULES K-6.4 d).

Recruit, Reinforcements and Enlistment share this; only Recruit costs something.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.boards import Area, districts
from rules.kemet.control import army_limit, enemy_in
from rules.kemet.data import ENLISTED
from rules.kemet.keys import Levy, Recruits, levy, recruits
from rules.kemet.places import why_not_own_district
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY, Source, State, board_of


def room(s: State, seat: Seat, area: Area) -> int:
    """How many more soldiers of a player an area can take."""
    player = s.players[seat]
    return max(0, army_limit(player) - player.soldiers.get(area, 0))


def placements(s: State, seat: Seat, areas: Iterable[Area], most: int) -> list[Recruits]:
    """Soldiers that may be put into one of these areas."""
    most = min(most, s.players[seat].reserve)
    return [
        recruits(area, count)
        for area in areas
        for count in range(1, min(most, room(s, seat, area)) + 1)
    ]


def why_not_placed(s: State, seat: Seat, wanted: Recruits) -> Why | None:
    """Say why so many soldiers do not go there."""
    player = s.players[seat]
    if wanted.soldiers > player.reserve:
        return because(Reason.NOT_IN_RESERVE, reserve=player.reserve)
    if wanted.soldiers > room(s, seat, wanted.area):
        return because(Reason.ARMY_LIMIT, area=wanted.area, limit=army_limit(player))
    return None


def attacked(s: State, seat: Seat, areas: Iterable[Area]) -> tuple[Area, ...]:
    """The areas among some where a player's recruits have met an enemy."""
    return tuple(area for area in areas if enemy_in(s, seat, area) != NOBODY)


def begin_fights(s: State, areas: Iterable[Area], source: Source) -> None:
    """All soldiers are placed; now the battles wait (Ruling 64)."""
    s.fights = attacked(s, s.active, areas)
    s.fights_from = source


def reinforced_areas(s: State, seat: Seat, placed: Iterable[Area]) -> list[Area]:
    """Own districts, and one own army elsewhere (K-4.3, Ruling 54)."""
    player, home = s.players[seat], districts(s.players[seat].city)
    away = [area for area in placed if area not in home]
    return [*home, *(away or sorted(area for area in player.soldiers if area not in home))]


# --- Enlistment (K-11.3) ---------------------------------------------------------------------


def enlistments(s: State, seat: Seat, *, may_attack: bool) -> list[Levy]:
    """One or two soldiers into own districts, or to one own army anywhere."""
    player = s.players[seat]
    home = [d for d in districts(player.city) if may_attack or enemy_in(s, seat, d) == NOBODY]
    away = sorted(area for area in player.soldiers if area not in home)
    away = [area for area in away if enemy_in(s, seat, area) == NOBODY]
    found = [
        levy(((placed.area, placed.soldiers),), "+")
        for placed in placements(s, seat, [*home, *away], ENLISTED)
    ]
    if player.reserve >= ENLISTED:
        open_ones = [area for area in home if room(s, seat, area)]
        found += [levy(((one, 1), (two, 1)), "+") for one, two in combinations(open_ones, 2)]
    return found


def why_not_enlisted(s: State, seat: Seat, rows: tuple[tuple[Area, int], ...]) -> Why | None:
    """Say why soldiers of Enlistment do not go there."""
    player, areas = s.players[seat], {area for area, _ in rows}
    if not areas <= set(board_of(s).areas):
        return because(Reason.UNKNOWN_AREA)
    total = sum(count for _, count in rows)
    away = [area for area in areas if why_not_own_district(s, seat, area) is not None]
    if total > ENLISTED or total == 0 or (away and len(areas) > 1):
        return because(Reason.ILLEGAL_SPLIT)
    if away and away[0] not in player.soldiers:
        return because(Reason.NO_SOLDIER, area=away[0])
    for area, count in rows:
        why = why_not_placed(s, seat, recruits(area, count))
        if why is not None:
            return why
    return because(Reason.WRONG_PHASE)
