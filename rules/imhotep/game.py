"""Imhotep: Builder of Egypt, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import Why
from rules.engine.game import Game
from rules.engine.phased import Phased
from rules.engine.trial import Trial
from rules.engine.veil import Dealer
from rules.imhotep.data import COLOURS, SEATS, SITES, Side
from rules.imhotep.ending import result, score_game
from rules.imhotep.foresight import Foresight, foresee
from rules.imhotep.invariants import check
from rules.imhotep.lines import GRAMMAR
from rules.imhotep.not_asked import why_not_asked
from rules.imhotep.pieces import PIECES
from rules.imhotep.positions import read_position, write_position
from rules.imhotep.rounds import begin_round, end_round
from rules.imhotep.setup import new_game, set_up
from rules.imhotep.state import Phase, State
from rules.imhotep.turn import take_turn
from rules.imhotep.veil import deal, veil
from rules.imhotep.view import view

STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.ROUND: begin_round,
    Phase.TURN: take_turn,
    Phase.ROUND_END: end_round,
    Phase.SCORING: score_game,
}


class Imhotep(Phased):
    """The game."""

    name = "imhotep"
    version = "imhotep/1"
    seats = SEATS
    state_type = State
    grammar = GRAMMAR
    pieces = PIECES
    steps, over = STEPS, Phase.OVER
    new = staticmethod(new_game)
    view = staticmethod(view)
    check = staticmethod(check)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {
            "sides": {str(site): [*Side, RANDOM] for site in SITES},
            "wrath": [False, True],
            "first": [RANDOM, "seat"],
            "colours": [RANDOM, *COLOURS],
        }

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Hide which of the cards that nobody can be sure of lies where."""
        return veil(s)

    def deal(self, s: State, dealer: Dealer) -> State:
        """Deal those cards again."""
        return deal(s, dealer)

    def foresee(self, trial: Trial[State], viewer: Seat | None) -> Foresight | None:
        """Say what everything would score, and what ships would bring where."""
        return foresee(trial)

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None

    def why_not_asked(self, s: State, seat: Seat, text: str) -> Why | None:
        """Say why a seat is not asked for what it tries to answer."""
        return why_not_asked(s, seat, text)


GAME: Game[State] = Imhotep()
