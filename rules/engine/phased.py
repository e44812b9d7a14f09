"""A game that goes from phase to phase: which step comes next, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.engine.typed import Typed


class HasPhase(Protocol):
    """A state that says which step is next."""

    phase: Any


S = TypeVar("S", bound=HasPhase)
Step = Callable[[S], Coroutine[Any, Any, None]]


class Phased(Typed):
    """What is the same in all such games; each gives its steps, and the phase after the last."""

    steps: Mapping[Any, Step[Any]]
    over: object

    def step(self, s: HasPhase) -> Coroutine[Any, Any, None]:
        """Play from this state to the next."""
        return self.steps[s.phase](s)

    def is_over(self, s: HasPhase) -> bool:
        """Return whether the game has ended."""
        return s.phase is self.over

    def why_not_asked(self, s: Any, seat: Seat, text: str) -> Why | None:  # noqa: ANN401 - a state
        """Say nothing: it is simply not the player's turn."""
        return None
