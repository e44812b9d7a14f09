"""Imhotep: Builder of Egypt, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.session import Session
from rules.imhotep.data import COLOURS, SEATS, SITES, Side
from rules.imhotep.ending import result, score_game
from rules.imhotep.invariants import check
from rules.imhotep.lines import complete, expand
from rules.imhotep.not_asked import why_not_asked
from rules.imhotep.positions import read_position, write_position
from rules.imhotep.rounds import begin_round, end_round
from rules.imhotep.setup import RANDOM, new_game, set_up
from rules.imhotep.spelling import respell
from rules.imhotep.state import Phase, State
from rules.imhotep.turn import take_turn
from rules.imhotep.view import View, view

STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.ROUND: begin_round,
    Phase.TURN: take_turn,
    Phase.ROUND_END: end_round,
    Phase.SCORING: score_game,
}


class Imhotep:
    """The game."""

    name = "imhotep"
    version = "imhotep/1"
    seats = SEATS
    state_type = State

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        """Return the state before set-up."""
        return new_game(seats, options)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {
            "sides": {str(site): [*Side, RANDOM] for site in SITES},
            "wrath": [False, True],
            "first": [RANDOM, "seat"],
            "colours": [RANDOM, *COLOURS],
        }

    def step(self, s: State) -> Coroutine[Any, Any, None]:
        """Play from this state to the next."""
        return STEPS[s.phase](s)

    def is_over(self, s: State) -> bool:
        """Say whether the game has ended."""
        return s.phase is Phase.OVER

    def view(self, s: State, viewer: Seat | None) -> View:
        """Show the game to a seat, or to the public."""
        return view(s, viewer)

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None

    def respell(self, choice: Choice[Any], text: str) -> str | None:
        """Return the key that another spelling means."""
        return respell(choice, text)

    def expand(
        self, session: Session[State], seat: Seat, line: str, words: Mapping[str, str]
    ) -> list[str]:
        """Return the answers that a typed line stands for."""
        return expand(session, seat, line, words)

    def complete(
        self, session: Session[State], seat: Seat, line: str, words: Mapping[str, str]
    ) -> list[str]:
        """Return whole lines that begin with what was typed."""
        return complete(session, seat, line, words)

    def why_not_asked(self, s: State, seat: Seat, text: str) -> Why | None:
        """Say why a seat is not asked for what it tries to answer."""
        return why_not_asked(s, seat, text)

    def write_position(self, s: State) -> dict[str, Any]:
        """Write a position down as JSON data."""
        return write_position(s)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """Read a position."""
        return read_position(data)

    def check(self, s: State) -> None:
        """Raise AssertionError if a position cannot be."""
        check(s)
