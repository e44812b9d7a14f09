"""The state of a game of Senet: plain data, written only by rules."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.senet.board import NOBODY, Board
from rules.senet.data import HOUSES, PIECES, Side, count


class Phase(enum.StrEnum):
    """What is about to happen: the step that comes next."""

    SET_UP = enum.auto()
    THROW = enum.auto()
    MOVE = enum.auto()
    OVER = enum.auto()


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game; NOBODY is left to chance."""

    pieces: int = PIECES[0]
    first: Seat = NOBODY


@dataclass(slots=True)
class State:
    """Everything on the table."""

    setting: Setting
    phase: Phase = Phase.SET_UP
    first: Seat = NOBODY  # who began, and plays Reed
    active: Seat = NOBODY
    turn: int = 0
    board: Board = (NOBODY,) * HOUSES
    sticks: str = ""  # as they have fallen, while a move is made by them
    events: list[Event] = plain.transient()

    @property
    def throw(self) -> int:
        """What the sticks count; 0 before a throw."""
        return count(self.sticks)


def side_of(s: State, seat: Seat) -> Side:
    """Whoever begins plays Reed (S-1)."""
    return Side.REED if seat == s.first else Side.REEL


def off(s: State, seat: Seat) -> int:
    """How many pieces of a seat have left the board."""
    return s.setting.pieces - s.board.count(seat)
