"""7 Wonders Duel, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from rules.duel.ages import begin_age, prepare_pantheon
from rules.duel.draft import draft_wonder
from rules.duel.ending import result, score_game
from rules.duel.foresight import Foresight, foresee
from rules.duel.invariants import check
from rules.duel.lines import GRAMMAR
from rules.duel.pieces import PIECES
from rules.duel.positions import read_position, write_position
from rules.duel.setup import SEATS, new_game, set_up
from rules.duel.state import Phase, State
from rules.duel.turn import take_turn
from rules.duel.veil import deal, veil
from rules.duel.view import view
from rules.engine.decisions import RANDOM, Seat
from rules.engine.game import Game, Variant
from rules.engine.phased import Phased
from rules.engine.trial import Trial
from rules.engine.veil import Dealer

STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.DRAFT: draft_wonder,
    Phase.PANTHEON: prepare_pantheon,
    Phase.AGE: begin_age,
    Phase.TURN: take_turn,
    Phase.SCORING: score_game,
}


class Duel(Phased):
    """The game."""

    name = "duel"
    version = "duel/1"
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
        return {"pantheon": [False, True], "first": [RANDOM, "seat"]}

    def variants(self) -> list[Variant]:
        """List both ways to play."""
        return [Variant(2, {"pantheon": pantheon}, {}) for pantheon in (False, True)]

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Hide the gods that a seat cannot know."""
        return veil(s, viewer)

    def deal(self, s: State, dealer: Dealer) -> State:
        """Deal those gods again."""
        return deal(s, dealer)

    def foresee(self, trial: Trial[State], viewer: Seat | None) -> Foresight | None:
        """Say what each main action would do."""
        return foresee(trial, viewer)

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None


GAME: Game[State] = Duel()
