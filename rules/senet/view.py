"""What everybody sees: nothing in Senet is secret (RULES S-9)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Seat
from rules.senet.board import Board, houses_of, legal_moves
from rules.senet.data import AGAIN, SEATS, Side
from rules.senet.ending import result
from rules.senet.state import Phase, State, off, side_of


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player: the houses of the pieces, and how many have left the board."""

    seat: Seat
    side: Side
    houses: tuple[int, ...]
    off: int


@dataclass(frozen=True, slots=True)
class MoveView:
    """A move that can be made now, as :class:`rules.senet.board.Move`."""

    key: str
    start: int
    end: int
    back: bool
    other: Seat
    drowns: bool


@dataclass(frozen=True, slots=True)
class View:
    """Everything about a game."""

    viewer: Seat | None
    phase: Phase
    pieces: int
    turn: int
    active: Seat
    sticks: str
    throw: int
    again: bool  # whoever moves throws again after this move
    board: Board
    players: tuple[PlayerView, ...]
    moves: tuple[MoveView, ...]
    winners: tuple[Seat, ...]
    margin: int


def view(s: State, viewer: Seat | None) -> View:
    """Show the game to one seat, or to the channel when viewer is None."""
    begun = s.phase is not Phase.SET_UP
    over = result(s) if s.phase is Phase.OVER else None
    return View(
        viewer=viewer,
        phase=s.phase,
        pieces=s.setting.pieces,
        turn=s.turn,
        active=s.active,
        sticks=s.sticks,
        throw=s.throw,
        again=s.throw in AGAIN,
        board=s.board,
        players=tuple(_player(s, seat) for seat in range(SEATS[0])) if begun else (),
        moves=_moves(s) if s.phase is Phase.MOVE else (),
        winners=tuple(over["seats"]) if over else (),
        margin=over["margin"] if over else 0,
    )


def _player(s: State, seat: Seat) -> PlayerView:
    return PlayerView(seat, side_of(s, seat), tuple(houses_of(s.board, seat)), off(s, seat))


def _moves(s: State) -> tuple[MoveView, ...]:
    return tuple(
        MoveView(str(move.key), move.start, move.end, move.back, move.other, move.drowns)
        for move in legal_moves(s.board, s.active, s.throw)
    )
