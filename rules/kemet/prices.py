"""What things cost, and paying for them (RULES K-1.5, K-6, K-7.5, K-9.1).

Priest of Ra counts once for every payment; no price is less than nothing.
"""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.kemet.data import (
    CARDS,
    MOST_PRAYER,
    SCRIBE_SOLDIERS,
    TELEPORT_FEE,
    TILES,
    Card,
    Power,
    Tile,
)
from rules.kemet.state import Player, State


def _less(player: Player, price: int) -> int:
    return max(0, price - (Power.PRIEST_OF_RA in player.tiles))


def tile_price(player: Player, tile: Tile) -> int:
    """What a power tile costs (K-6.3 c)."""
    return _less(player, TILES[tile].level - (Power.PRIESTESS in player.tiles))


def build_price(player: Player, level: int, target: int) -> int:
    """What it costs to build from one level to another (K-6.2 b)."""
    slaves = Power.SLAVES in player.tiles
    return _less(player, sum(n - slaves for n in range(level + 1, target + 1)))


def recruit_price(player: Player, soldiers: int) -> int:
    """What so many soldiers of one Recruit action cost (K-6.4 b)."""
    free = SCRIBE_SOLDIERS if Power.RECRUITING_SCRIBE in player.tiles else 0
    return _less(player, soldiers - free)


def teleport_fee(player: Player) -> int:
    """What a teleport costs (K-7.5)."""
    return _less(player, TELEPORT_FEE - (Power.STARGATE in player.tiles))


def card_price(player: Player, card: Card) -> int:
    """What a DI card costs."""
    return _less(player, CARDS[card].cost)


def pay(s: State, seat: Seat, price: int) -> None:
    """Take prayer points from a player."""
    player = s.players[seat]
    assert 0 <= price <= player.prayer, "a payment that nobody can make"
    player.prayer -= price


def gain(s: State, seat: Seat, prayer: int) -> int:
    """Give a player prayer points, eleven at most; return how many they are (K-1.5)."""
    player = s.players[seat]
    gained = min(prayer, MOST_PRAYER - player.prayer)
    player.prayer += gained
    return gained
