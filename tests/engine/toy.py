"""A game whose step is whatever a test says, for tests of the engine."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine import plain
from rules.engine.decisions import Choice
from rules.engine.errors import Why
from rules.engine.events import Event
from rules.engine.veil import Dealer


@dataclass(slots=True)
class State:
    """A score, what was noted, and how many steps are to come."""

    steps: int = 1
    score: int = 0
    notes: list[str] = field(default_factory=list)
    events: list[Event] = plain.transient()


Rule = Callable[[State], Coroutine[Any, Any, None]]


class Toy:
    """Plays ``rule`` once for each step."""

    name = "toy"
    version = "toy/1"
    seats = range(1, 4)
    state_type = State

    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    def new(self, seats: int, options: Mapping[str, Any]) -> State:
        return State(**options)

    def options(self) -> dict[str, Any]:
        return {}

    async def step(self, s: State) -> None:
        await self.rule(s)
        s.steps -= 1

    def is_over(self, s: State) -> bool:
        return s.steps == 0

    def view(self, s: State, viewer: int | None) -> State:
        return s

    def veil(self, s: State, viewer: int | None) -> State:
        return s

    def deal(self, s: State, dealer: Dealer) -> State:
        return s

    def result(self, s: State) -> dict[str, Any] | None:
        return {"score": s.score} if s.steps == 0 else None

    def respell(self, choice: Choice[Any], text: str) -> str | None:
        return text.lower()

    def why_not_asked(self, s: State, seat: int, text: str) -> Why | None:
        return None

    def check(self, s: State) -> None:
        assert s.score >= 0

    def write_position(self, s: State) -> dict[str, Any]:
        data: dict[str, Any] = plain.to_data(s)
        return data

    def read_position(self, data: Mapping[str, Any]) -> State:
        return plain.from_data(State, data)
