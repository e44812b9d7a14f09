"""Senet, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from rules.engine.decisions import RANDOM, Seat
from rules.engine.game import Game
from rules.engine.phased import Phased
from rules.engine.trial import Trial
from rules.engine.veil import Dealer
from rules.senet.data import PIECES, SEATS
from rules.senet.ending import result
from rules.senet.foresight import Foresight, foresee
from rules.senet.invariants import check
from rules.senet.lines import GRAMMAR
from rules.senet.positions import read_position, write_position
from rules.senet.setup import new_game, set_up
from rules.senet.state import Phase, State
from rules.senet.turn import move_piece, throw_sticks
from rules.senet.view import view

STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.THROW: throw_sticks,
    Phase.MOVE: move_piece,
}


class Senet(Phased):
    """The game."""

    name = "senet"
    version = "senet/1"
    seats = SEATS
    state_type = State
    grammar = GRAMMAR
    steps, over = STEPS, Phase.OVER
    new = staticmethod(new_game)
    view = staticmethod(view)
    check = staticmethod(check)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {"pieces": list(PIECES), "first": [RANDOM, "seat"]}

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Nothing is hidden."""
        return s

    def deal(self, s: State, dealer: Dealer) -> State:
        """Nothing is hidden."""
        return s

    def foresee(self, trial: Trial[State], viewer: Seat | None) -> Foresight | None:
        """Say what the next throw may bring."""
        return foresee(trial)

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None


GAME: Game[State] = Senet()
