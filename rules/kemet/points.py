"""Permanent victory points (RULES K-12.1)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.kemet.data import Vp
from rules.kemet.state import State


def gain_point(s: State, seat: Seat, kind: Vp) -> None:
    """Give a player a permanent victory point."""
    player = s.players[seat]
    player.holdings = player.holdings.with_point(kind)
    tell(s, "point_gained", seat=seat, source=kind)
