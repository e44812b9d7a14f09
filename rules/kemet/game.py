"""Kemet, as the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import Why
from rules.engine.game import Game, Variant
from rules.engine.typed import Typed
from rules.engine.veil import Dealer
from rules.kemet.battle import begin_next_fight, fight
from rules.kemet.data import SEATS, Discards, Mode
from rules.kemet.ending import end_day, result
from rules.kemet.interventions import choose_card
from rules.kemet.invariants import check
from rules.kemet.lines import GRAMMAR
from rules.kemet.marching import march
from rules.kemet.night import pray_at_night, set_order, take_cards, use_night_tiles
from rules.kemet.not_asked import why_not_asked
from rules.kemet.pieces import PIECES
from rules.kemet.positions import read_position, write_position
from rules.kemet.setup import (
    deal_cards,
    new_game,
    place_pyramids,
    place_soldiers,
    set_up,
    take_city,
)
from rules.kemet.state import Phase, State
from rules.kemet.turn import act, take_turn
from rules.kemet.veil import deal, veil
from rules.kemet.vetoes import play_on
from rules.kemet.view import View, view

Rule = Callable[[State], Coroutine[Any, Any, None]]

STEPS: dict[Phase, Rule] = {
    Phase.SET_UP: set_up,
    Phase.CITY: take_city,
    Phase.DEAL: deal_cards,
    Phase.PYRAMIDS: place_pyramids,
    Phase.SOLDIERS: place_soldiers,
    Phase.PRAYER: pray_at_night,
    Phase.DRAW: take_cards,
    Phase.NIGHT_TILES: use_night_tiles,
    Phase.ORDER: set_order,
    Phase.TURN: take_turn,
    Phase.END_OF_DAY: end_day,
}


def next_step(s: State) -> Rule:
    """Whatever has begun last goes on first: a card, a battle, a Move, an action."""
    if s.playing is not None:
        return play_on
    if s.battle is not None:
        return fight
    if s.fights:
        return begin_next_fight
    if s.is_choosing_card:
        return choose_card
    if s.moving is not None:
        return march
    return STEPS[s.phase] if s.deed is None else act


class Kemet(Typed):
    """The game."""

    name = "kemet"
    version = "kemet/1"
    seats = SEATS
    state_type = State
    grammar = GRAMMAR
    pieces = PIECES

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        """Return the state before set-up."""
        return new_game(seats, options)

    def options(self) -> dict[str, Any]:
        """Describe what may be agreed before the game."""
        return {
            "mode": list(map(str, Mode)),
            "discards": list(map(str, Discards)),
            "colours": [RANDOM],
        }

    def variants(self) -> list[Variant]:
        """List every number of players with every mode."""
        return [Variant(seats, {"mode": str(mode)}, {}) for seats in SEATS for mode in Mode]

    def step(self, s: State) -> Coroutine[Any, Any, None]:
        """Play from this state to the next."""
        return next_step(s)(s)

    def is_over(self, s: State) -> bool:
        """Return whether the game has ended."""
        return s.phase is Phase.OVER

    def view(self, s: State, viewer: Seat | None) -> View:
        """Show the game to a seat, or to the public."""
        return view(s, viewer)

    def veil(self, s: State, viewer: Seat | None) -> State:
        """Hide the cards that a seat cannot know."""
        return veil(s, viewer)

    def deal(self, s: State, dealer: Dealer) -> State:
        """Deal those cards again."""
        return deal(s, dealer)

    def result(self, s: State) -> dict[str, Any] | None:
        """Say who won and how."""
        return result(s) if s.phase is Phase.OVER else None

    def why_not_asked(self, s: State, seat: Seat, text: str) -> Why | None:
        """Say why a card cannot be played now, or nothing is there to be sacrificed."""
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


GAME: Game[State] = Kemet()
