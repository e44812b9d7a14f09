"""Invariants of every position, for the fuzzer and for positions that are read."""

from __future__ import annotations

from rules.engine.impossible import must
from rules.senet.board import NOBODY, legal_moves, owner
from rules.senet.data import FALLS, HOUSES, PIECES, SEATS, House
from rules.senet.state import Phase, State, side_of


def check(s: State) -> None:
    """Raise Impossible if a position cannot be."""
    must(s.setting.pieces in PIECES, "pieces", "5 or 7")
    if s.phase is Phase.SET_UP:
        return
    must(len(s.board) == HOUSES, "reed", f"there are {HOUSES} houses")
    must(s.turn >= 1, "turn", "turns are counted from 1")
    for seat in range(SEATS[0]):
        side, count = side_of(s, seat), s.board.count(seat)
        must(count <= s.setting.pieces, side, f"pieces: {count} of {s.setting.pieces}")
        if owner(s.board, House.WATER) == seat:
            must(False, side, "no piece stays in the House of Water")
    _check_step(s)


def _check_step(s: State) -> None:
    gone = [seat for seat in range(SEATS[0]) if seat not in s.board]
    if s.phase is Phase.OVER:
        must(gone == [s.active], "next", "whoever moved last has no piece left, and nobody else")
    else:
        must(not gone, "next", "a side without pieces has won")
    has_thrown = s.phase in (Phase.MOVE, Phase.OVER)
    must(s.sticks in (FALLS if has_thrown else ("",)), "sticks", "sticks lie there during a move")
    must(s.active != NOBODY, "active", "somebody's turn")
    if s.phase is Phase.MOVE:
        can_move = bool(legal_moves(s.board, s.active, s.throw))
        must(can_move, "sticks", "nothing can be moved by this throw")
