"""Chances: how likely a next throw lets somebody change places with a piece of the other."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Seat
from rules.engine.trial import Trial
from rules.senet.board import Board, after, legal_moves
from rules.senet.data import FALLS, THROWS, count
from rules.senet.state import Phase, State

# Of all falls of the sticks, how many count so much.
FALLS_OF = {throw: sum(count(fall) == throw for fall in FALLS) for throw in THROWS}


@dataclass(frozen=True, slots=True)
class MoveForecast:
    """A move, and the falls of the sticks after it that let somebody strike, as it then stands."""

    key: str
    risk: int  # falls with which the other could change places with a piece of the mover
    hope: int  # falls with which the mover could do it


@dataclass(frozen=True, slots=True)
class Foresight:
    """What the next throw may bring each seat, and what it may bring after each move."""

    active: Seat
    risks: tuple[int, int]  # by seat: falls with which its pieces could be struck as it stands
    moves: tuple[MoveForecast, ...]


def foresee(trial: Trial[State]) -> Foresight | None:
    """Say how likely changes of places are; None before the game and after it."""
    s = trial.reached
    if s.phase in (Phase.SET_UP, Phase.OVER):
        return None
    board, seat = s.board, s.active
    asked = s.phase is Phase.MOVE and not trial.stopped
    moves = legal_moves(board, seat, s.throw) if asked else []
    return Foresight(
        seat,
        (strikes(board, 1), strikes(board, 0)),
        tuple(
            MoveForecast(str(move.key), strikes(then, 1 - seat), strikes(then, seat))
            for move in moves
            if (then := after(board, seat, move))
        ),
    )


def strikes(board: Board, seat: Seat) -> int:
    """Of all falls, those with which a seat could change places with a piece of the other."""
    return sum(
        falls
        for throw, falls in FALLS_OF.items()
        if any(move.other == 1 - seat for move in legal_moves(board, seat, throw))
    )
