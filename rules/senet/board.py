"""The board, and where a piece may go on it (RULES S-4 to S-6).

A board is the owners of the pieces by house, so that a computer player can look ahead with
the same functions that the rules use.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.senet.data import BLOCK, HOUSES, NEEDED, OFF, PAIR, SAFE, House
from rules.senet.keys import MoveKey, move_key
from rules.senet.refusals import Reason

NOBODY: Seat = -1
Board: TypeAlias = tuple[Seat, ...]


class Move(NamedTuple):
    """A piece that may be moved, and what comes of it."""

    key: MoveKey
    start: int
    end: int  # where it stays in the end; OFF if it leaves the board
    other: Seat  # with whose piece it changes places, or NOBODY
    drowns: bool  # it falls into the water and ends where the drowned come out

    @property
    def back(self) -> bool:
        """Whether it goes backward."""
        return self.key.back


def owner(board: Board, house: int) -> Seat:
    """Whose piece stands in a house."""
    return board[house - 1] if 1 <= house <= HOUSES else NOBODY


def houses_of(board: Board, seat: Seat) -> list[int]:
    """The houses of a seat's pieces."""
    return [house for house, holder in enumerate(board, 1) if holder == seat]


def neighbours(board: Board, house: int) -> int:
    """How many pieces of one owner stand in a row about a house, this one counted."""
    seat, low, high = owner(board, house), house, house
    while owner(board, low - 1) == seat:
        low -= 1
    while owner(board, high + 1) == seat:
        high += 1
    return high - low + 1


# --- what may be moved -----------------------------------------------------------------------


def legal_moves(board: Board, seat: Seat, throw: int) -> list[Move]:
    """Moves forward; if there are none, moves backward (S-5)."""
    return forward_moves(board, seat, throw) or list(_moves(board, seat, throw, back=True))


def forward_moves(board: Board, seat: Seat, throw: int) -> list[Move]:
    """Moves forward, leaving the board among them (S-7)."""
    return list(_moves(board, seat, throw, back=False))


def _moves(board: Board, seat: Seat, throw: int, *, back: bool) -> Iterator[Move]:
    for start in houses_of(board, seat):
        if _why_not(board, seat, start, throw, back=back) is None:
            yield _move(board, seat, start, throw, back=back)


def _move(board: Board, seat: Seat, start: int, throw: int, *, back: bool) -> Move:
    end = target(start, throw, back=back)
    other, drowns = owner(board, end), end == House.WATER
    return Move(move_key(start, back=back), start, rebirth(board) if drowns else end, other, drowns)


def target(start: int, throw: int, *, back: bool = False) -> int:
    """The house that a throw leads to; OFF for a piece that leaves the board with it."""
    if back:
        return start - throw
    leaves = throw == NEEDED[House(start)] if start in NEEDED else start == House.HORUS
    return OFF if leaves else start + throw


def rebirth(board: Board) -> int:
    """Where the drowned come out: on 15, or the nearest free house before it (S-6)."""
    return next(house for house in range(House.REBIRTH, 0, -1) if owner(board, house) == NOBODY)


def after(board: Board, seat: Seat, move: Move) -> Board:
    """The board when a move is made."""
    houses = list(board)
    houses[move.start - 1] = move.other
    if move.end != OFF:
        houses[move.end - 1] = seat
    return tuple(houses)


# --- what may not ----------------------------------------------------------------------------


def why_not_move(board: Board, seat: Seat, throw: int, wanted: MoveKey) -> Why | None:
    """Say why a piece may not be moved like this."""
    if owner(board, wanted.start) != seat:
        return Why(Reason.NO_PIECE, {"house": wanted.start})
    if wanted.back and (forward := forward_moves(board, seat, throw)):
        return Why(Reason.FORWARD_FIRST, {"houses": [move.start for move in forward]})
    return _why_not(board, seat, wanted.start, throw, back=wanted.back)


def _why_not(board: Board, seat: Seat, start: int, throw: int, *, back: bool) -> Why | None:
    """Conditions of the piece's own house, then of its way, then of the house it comes to."""
    end = target(start, throw, back=back)
    about = {"house": end, "throw": throw}
    if back and start >= House.BEAUTY:
        return Why(Reason.NEVER_BACK, {"house": start})
    if end < 1:
        return Why(Reason.BELOW_FIRST, {"house": start, "throw": throw})
    if start in NEEDED and end != OFF:
        needed = NEEDED[House(start)]
        return Why(Reason.NEEDS_THROW, {"house": start, "needed": needed, "throw": throw})
    if start < House.BEAUTY < end:
        return Why(Reason.BEAUTY_FIRST, about)
    if _is_blocked(board, seat, start, end):
        return Why(Reason.BLOCKED, about)
    return _why_not_there(board, seat, end)


def _is_blocked(board: Board, seat: Seat, start: int, end: int) -> bool:
    """Three or more enemy pieces in a row may not be passed, either way (S-4)."""
    row = 0
    for house in range(min(start, end) + 1, min(max(start, end), OFF)):
        row = row + 1 if owner(board, house) not in (seat, NOBODY) else 0
        if row == BLOCK:
            return True
    return False


def _why_not_there(board: Board, seat: Seat, end: int) -> Why | None:
    holder, about = owner(board, end), {"house": end}
    if holder == NOBODY:
        return None
    if holder == seat:
        return Why(Reason.OWN_PIECE, about)
    if end in SAFE:
        return Why(Reason.HOUSE_HELD, about)
    return Why(Reason.PROTECTED, about) if neighbours(board, end) >= PAIR else None
