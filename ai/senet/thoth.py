"""The computer player of Senet: the move that promises most, whatever the next two throws are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.senet.ahead import throws
from ai.senet.values import worth
from rules.engine.decisions import Seat
from rules.senet.board import Board, after, legal_moves
from rules.senet.view import View

THROWS_AHEAD = 2


class Thoth:
    """Plays Senet by looking two throws ahead."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed

    def answer(self, view: View, what: str, options: Sequence[str]) -> str:
        """Return the key of the move that promises most; the same for the same view."""
        seat = view.viewer
        assert seat is not None
        moves = {str(m.key): m for m in legal_moves(view.board, seat, view.throw)}
        # Shuffled, so that of equals not always the first is taken; an answer does not
        # depend on what was asked before.
        ours = sorted(options)
        Random(f"{self._seed}/{view.turn}/{view.board}").shuffle(ours)
        next_one = seat if view.again else 1 - seat

        def promise(key: str) -> float:
            return _expected(after(view.board, seat, moves[key]), seat, next_one)

        return max(ours, key=promise)


def _expected(board: Board, seat: Seat, thrower: Seat, ahead: int = THROWS_AHEAD) -> float:
    """What a board is worth when both have made their best moves by the next throws."""
    if not ahead or seat not in board or 1 - seat not in board:
        return worth(board, seat)
    best = max if thrower == seat else min
    return sum(
        throw.odds * best(_expected(b, seat, throw.thrower, ahead - 1) for b in throw.boards)
        for throw in throws(board, thrower)
    )
