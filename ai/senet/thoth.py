"""The computer player of Senet: the move after which the other one's best answer hurts least."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.senet.values import ODDS, worth
from rules.engine.decisions import Seat
from rules.senet.board import Board, after, legal_moves
from rules.senet.view import View


class Thoth:
    """Plays Senet by looking one throw ahead."""

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
            return _expected(after(view.board, seat, moves[key]), seat, next_one, view.pieces)

        return max(ours, key=promise)


def _expected(board: Board, seat: Seat, next_one: Seat, pieces: int) -> float:
    """What a board is worth when the next one has thrown and made their best move."""
    if seat not in board:
        return worth(board, seat, pieces)
    best = max if next_one == seat else min
    total = 0.0
    for throw, odds in ODDS.items():
        boards = [after(board, next_one, move) for move in legal_moves(board, next_one, throw)]
        total += odds * best([worth(b, seat, pieces) for b in boards or [board]])
    return total
