"""How Senet stands, and which moves are worth a try."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ai.learning.model import Model
from ai.search.guide import Effort, Guide, Look, shares
from ai.senet.ahead import KNOWN, throws
from ai.senet.features import row
from ai.senet.values import worth
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.senet.board import Board, after, legal_moves
from rules.senet.view import View

HUNCH = 0.02  # a share more makes a move e times as promising at first
OPEN_MIND = 0.1  # of what is promised is the same for all moves
AHEAD = 1  # throws that a value looks ahead


class Progress(Guide[View]):
    """Counts at every throw, by what may come of any throw: so luck does not count twice."""

    quiet = frozenset(("thrown",))
    spread = 40.0
    hard = Effort(1000)

    def luck(self, told: Sequence[Event]) -> str:
        """The throws: the best move by one is seldom that by another."""
        return "".join(str(event.data["throw"]) for event in told if event.what == "thrown")

    def score(self, view: View) -> Sequence[float]:
        """The lead of one side, and none of the other's."""
        return worth(view.board, 0), 0.0

    def value(self, view: View, seats: int) -> Sequence[float]:
        """What was learned of the boards that the next throw may lead to."""
        if self.learned is None:
            return super().value(view, seats)
        share = promise(self.learned.model, view.board, view.active, view.pieces, AHEAD)
        return share, 1 - share

    def prior(self, look: Look[View], what: str, options: Sequence[str]) -> Sequence[float] | None:
        """What each move promises by the throw after it."""
        if self.learned is None:
            return None
        view, model = look(), self.learned.model
        seat = view.active
        moves = legal_moves(view.board, seat, view.throw)
        thrower = seat if view.again else 1 - seat
        boards = {str(m.key): after(view.board, seat, m) for m in moves}
        found = [promise(model, boards[key], thrower, view.pieces, AHEAD) for key in options]
        hunches = shares(found if seat == 0 else [-share for share in found], HUNCH)
        return [OPEN_MIND / len(options) + (1 - OPEN_MIND) * each for each in hunches]

    def quick(self, look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
        """The move after which the board is worth most by hand."""
        view = look()
        seat = view.active
        moves = {str(m.key): m for m in legal_moves(view.board, seat, view.throw)}
        worths = [worth(after(view.board, seat, moves[str(key)]), seat) for key in options]
        return worths.index(max(worths))


@lru_cache(maxsize=KNOWN)
def promise(model: Model, board: Board, thrower: Seat, pieces: int, ahead: int) -> float:
    """What share of a win the first seat may expect if somebody throws, looking so far ahead."""
    if 0 not in board:
        return 1.0
    if 1 not in board:
        return 0.0
    if not ahead:
        return model.shares([row(board, seat, thrower, pieces) for seat in (0, 1)])[0]
    best = max if thrower == 0 else min
    return sum(
        throw.odds * best(promise(model, b, throw.thrower, pieces, ahead - 1) for b in throw.boards)
        for throw in throws(board, thrower)
    )


GUIDE = Progress()
