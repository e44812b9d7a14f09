"""The end: whoever has all pieces off first has won (RULES S-7)."""

from __future__ import annotations

import enum
from typing import Any

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.senet.data import SEATS
from rules.senet.state import Phase, State


class Ending(enum.StrEnum):
    """What decided the game."""

    ALL_OFF = enum.auto()


def has_won(s: State, seat: Seat) -> bool:
    """Return whether a seat has no piece left on the board."""
    return seat not in s.board


def end_game(s: State) -> None:
    """Say who has won, and by how much."""
    s.phase = Phase.OVER
    over = result(s)
    tell(s, "game_over", ending=over["ending"], seats=over["seats"], margin=over["margin"])


def result(s: State) -> dict[str, Any]:
    """Who has won; the margin is how many pieces the other one still has on the board."""
    left = [s.board.count(seat) for seat in range(SEATS[0])]
    return {"ending": Ending.ALL_OFF, "seats": [left.index(0)], "left": left, "margin": max(left)}
