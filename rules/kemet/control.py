"""Who controls what, and the victory points that follow (RULES K-1.8, K-12.1)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.kemet.boards import Area, city_of
from rules.kemet.data import (
    ARMY_LIMIT,
    HIGHEST,
    LEGION_LIMIT,
    PERMANENT,
    Colour,
    Power,
    Vp,
)
from rules.kemet.state import NOBODY, Player, State, board_of, owner_of_city


def army_limit(player: Player) -> int:
    """How many soldiers may stand in one area (K-1.3)."""
    return LEGION_LIMIT if Power.LEGION in player.tiles else ARMY_LIMIT


def enemy_in(s: State, seat: Seat, area: Area) -> Seat:
    """An opponent of a player who has soldiers in an area, or NOBODY."""
    for other, player in enumerate(s.players):
        if area in player.soldiers and other != seat:
            return other
    return NOBODY


def controller_of(s: State, area: Area) -> Seat:
    """Who controls an area: whoever has soldiers there, else the owner of the city (K-1.8).

    While two armies stand in an area, the defender still controls it: the active player attacks.
    """
    holder = NOBODY
    for seat, player in enumerate(s.players):
        if area in player.soldiers and (holder == NOBODY or holder == s.active):
            holder = seat
    if holder != NOBODY:
        return holder
    city = city_of(area)
    return owner_of_city(s, city) if city else NOBODY


def effective_level(s: State, seat: Seat, colour: Colour) -> int:
    """The highest pyramid of a colour that a player controls (K-6.3 b)."""
    best = 0
    for player in s.players:
        level = player.levels[colour]
        if level > best and controller_of(s, player.sites[colour]) == seat:
            best = level
    return best


def temples_of(s: State, seat: Seat) -> list[Area]:
    """The temples that a player controls."""
    return [area for area in board_of(s).temples if controller_of(s, area) == seat]


def high_pyramids_of(s: State, seat: Seat) -> int:
    """How many pyramids of level 4 a player controls, own or captured."""
    return sum(
        level == HIGHEST and controller_of(s, player.sites[colour]) == seat
        for player in s.players
        for colour, level in player.levels.items()
    )


def points_of(s: State, seat: Seat) -> dict[Vp, int]:
    """A player's victory points by kind."""
    own = s.players[seat].points
    return {
        **{kind: own.get(kind, 0) for kind in PERMANENT},
        Vp.TEMPLE: len(temples_of(s, seat)),
        Vp.PYRAMID: high_pyramids_of(s, seat),
    }


def total_of(s: State, seat: Seat) -> int:
    """All victory points of a player."""
    return sum(points_of(s, seat).values())
