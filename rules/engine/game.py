"""What the engine needs to know about a game."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import Telling

if TYPE_CHECKING:
    from rules.engine.session import Session

S = TypeVar("S", bound=Telling)


class Game(Protocol[S]):
    """A game: how to set it up, play it step by step, and show it.

    ``version`` is bumped whenever any position would ask or do something else.
    """

    name: str
    version: str
    seats: range
    state_type: type[S]

    def new(self, seats: int, options: Mapping[str, Any]) -> S:
        """Return the state before set-up; raises :exc:`~rules.engine.errors.BadSetting`."""
        ...

    def options(self) -> dict[str, Any]:
        """Describe what may be set before the game, as JSON data."""
        ...

    def step(self, s: S, /) -> Coroutine[Any, Any, None]:
        """Play from this plain state to the next plain state."""
        ...

    def is_over(self, s: S, /) -> bool:
        """Say whether nothing is left to decide."""
        ...

    def view(self, s: S, viewer: Seat | None, /) -> Any:  # noqa: ANN401 - each game has its own
        """Show the game to a seat, or to the public; the only thing that leaves the core."""
        ...

    def result(self, s: S, /) -> dict[str, Any] | None:
        """Return who won and how, or None while the game goes on."""
        ...

    def respell(self, choice: Choice[Any], text: str) -> str | None:
        """Return the key of the option that another spelling means."""
        ...

    def expand(
        self, session: Session[S], seat: Seat, line: str, words: Mapping[str, str], /
    ) -> list[str]:
        """Return the answers that a typed line stands for; the session is not touched.

        ``words`` maps another language's words to the game's.  Raises
        :exc:`~rules.engine.errors.Unreadable` or :exc:`~rules.engine.errors.IllegalAnswer`.
        """
        ...

    def complete(
        self, session: Session[S], seat: Seat, line: str, words: Mapping[str, str], /
    ) -> list[str]:
        """Return whole lines that begin with what was typed."""
        ...

    def why_not_asked(self, s: S, seat: Seat, text: str) -> Why | None:
        """Say why a seat is not asked for what it tries to answer, if the game knows."""
        ...

    def check(self, s: S, /) -> None:
        """Raise AssertionError if a position cannot be; for fuzzing."""
        ...

    def write_position(self, s: S, /) -> dict[str, Any]:
        """Write a position down as JSON data."""
        ...

    def read_position(self, data: Mapping[str, Any]) -> S:
        """Read a position; raises :exc:`~rules.engine.errors.BadSetting`."""
        ...
