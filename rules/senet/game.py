"""Senet, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import Why
from rules.engine.game import Game
from rules.engine.typed import Typed
from rules.engine.veil import Dealer
from rules.senet.data import PIECES, SEATS
from rules.senet.ending import result
from rules.senet.invariants import check
from rules.senet.lines import GRAMMAR
from rules.senet.positions import read_position, write_position
from rules.senet.setup import new_game, set_up
from rules.senet.state import Phase, State
from rules.senet.turn import move_piece, throw_sticks
from rules.senet.view import View, view

STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.THROW: throw_sticks,
    Phase.MOVE: move_piece,
}


class Senet(Typed):
    """The game."""

    name = "senet"
    version = "senet/1"
    seats = SEATS
    state_type = State
    grammar = GRAMMAR

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        """Return the state before set-up."""
        return new_game(seats, options)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {"pieces": list(PIECES), "first": [RANDOM, "seat"]}

    def step(self, s: State) -> Coroutine[Any, Any, None]:
        """Play from this state to the next."""
        return STEPS[s.phase](s)

    def is_over(self, s: State) -> bool:
        """Return whether the game has ended."""
        return s.phase is Phase.OVER

    def view(self, s: State, viewer: Seat | None) -> View:
        """Show the game to a seat, or to the public."""
        return view(s, viewer)

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Nothing is hidden."""
        return s

    def deal(self, s: State, dealer: Dealer) -> State:
        """Nothing is hidden."""
        return s

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None

    def why_not_asked(self, s: State, seat: Seat, text: str) -> Why | None:
        """It is simply not the player's turn."""
        return None

    def write_position(self, s: State) -> dict[str, Any]:
        """Write a position down as JSON data."""
        return write_position(s)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """Read a position."""
        return read_position(data)

    def check(self, s: State) -> None:
        """Raise AssertionError if a position cannot be."""
        check(s)


GAME: Game[State] = Senet()
