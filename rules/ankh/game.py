"""Ankh: Gods of Egypt, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from rules.ankh.conflict import begin_conflict, end_conflict, resolve_region
from rules.ankh.data import GUARDIANS, God
from rules.ankh.devotion import ReachedTop
from rules.ankh.ending import finish
from rules.ankh.foresight import Foresight, foresee
from rules.ankh.invariants import check
from rules.ankh.lines import GRAMMAR
from rules.ankh.not_asked import why_not_asked
from rules.ankh.pieces import PIECES
from rules.ankh.positions import read_position, write_position
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.setup import draft_monument, found_monuments, new_game, set_up
from rules.ankh.state import Ending, Phase, State
from rules.ankh.turn import finish_event, take_action, trigger_event
from rules.ankh.view import View, view
from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import Why
from rules.engine.game import Game, Variant
from rules.engine.trial import Trial
from rules.engine.typed import Typed
from rules.engine.veil import Dealer


async def _aftermath(s: State) -> None:
    await end_conflict(s)
    if s.phase is not Phase.OVER:
        finish_event(s)


STEPS: dict[Phase, Callable[[State], Coroutine[Any, Any, None]]] = {
    Phase.SET_UP: set_up,
    Phase.DRAFT: draft_monument,
    Phase.FOUNDING: found_monuments,
    Phase.ACTION: take_action,
    Phase.EVENT: trigger_event,
    Phase.CONFLICT: begin_conflict,
    Phase.REGION: resolve_region,
    Phase.AFTERMATH: _aftermath,
}


async def step(s: State) -> None:
    """Play one step; reaching the top of the devotion track ends the game in its middle."""
    try:
        await STEPS[s.phase](s)
    except ReachedTop as reached:
        finish(s, Ending.TOP, reached.god)


class Ankh(Typed):
    """The game."""

    name = "ankh"
    version = "ankh/1"
    seats = range(2, 6)
    state_type = State
    grammar = GRAMMAR
    pieces = PIECES

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        """Return the state before set-up."""
        return new_game(seats, options)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {
            "scenario": {
                str(sid): {str(n): sc.maps(n) for n in sc.seats()} for sid, sc in SCENARIOS.items()
            },
            "gods": [RANDOM, *God],
            "guardians": [RANDOM, *GUARDIANS],
            "first": [RANDOM, "seat"],
        }

    def variants(self) -> list[Variant]:
        """List every scenario for every number of players, with its maps."""
        return [
            Variant(seats, {"scenario": str(sid)}, {"map": maps} if len(maps) > 1 else {})
            for sid, scenario in SCENARIOS.items()
            for seats in scenario.seats()
            for maps in (scenario.maps(seats),)
        ]

    def step(self, s: State) -> Coroutine[Any, Any, None]:
        """Play from this state to the next."""
        return step(s)

    def is_over(self, s: State) -> bool:
        """Return whether the game has ended."""
        return s.phase is Phase.OVER

    def view(self, s: State, viewer: Seat | None) -> View:
        """Show the game to a seat, or to the public."""
        return view(s, viewer)

    def foresee(self, trial: Trial[State], viewer: Seat | None) -> Foresight | None:
        """Say what the running or the next conflict promises."""
        return foresee(trial, viewer)

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Hide nothing: everything on the table is public (RULES A-27)."""
        return s

    def deal(self, s: State, dealer: Dealer) -> State:
        """Deal nothing: there is nothing hidden."""
        return s

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        if s.ending is None:
            return None
        seats = list(s.sheets[s.winner].people) if s.winner is not None else []
        return {"ending": s.ending, "god": s.winner, "seats": seats}

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


GAME: Game[State] = Ankh()
