"""What the engine needs to know about a game."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import Telling
from rules.engine.grammar import Grammar
from rules.engine.veil import Dealer
from rules.engine.words import NO_WORDS, Words

if TYPE_CHECKING:
    from rules.engine.lines import Begun
    from rules.engine.session import Session

S = TypeVar("S", bound=Telling)


class Game(Protocol[S]):
    """A game: how to set it up, play it step by step, and show it.

    The typed language is inherited from :class:`~rules.engine.typed.Typed`, which needs a grammar.
    ``version`` is bumped whenever any position would ask or do something else.
    """

    name: str
    version: str
    seats: range
    state_type: type[S]
    grammar: Grammar  # of its typed language

    def new(self, seats: int, options: Mapping[str, Any]) -> S:
        """Return the state before set-up; raises :exc:`~rules.engine.errors.BadSetting`."""
        ...

    def options(self) -> dict[str, Any]:
        """Describe what may be set before the game, as JSON data.

        A list names the values of an option; an object holds one option a name.
        """
        ...

    def step(self, s: S, /) -> Coroutine[Any, Any, None]:
        """Play from this plain state to the next plain state."""
        ...

    def is_over(self, s: S, /) -> bool:
        """Return whether nothing is left to decide."""
        ...

    def view(self, s: S, viewer: Seat | None, /) -> Any:  # noqa: ANN401 - each game has its own
        """Show the game to a seat, or to the public; the only thing that leaves the core."""
        ...

    def veil(self, s: S, viewer: Seat | None, /) -> S:
        """Return the state without what a seat, or the public, cannot know.

        States that look alike to the viewer become equal: what is hidden is left blank, or
        brought into one fixed order.  The state itself where it hides nothing; never changed.
        """
        ...

    def deal(self, s: S, dealer: Dealer, /) -> S:
        """Return one of the states that a veiled one may stand for; never changed."""
        ...

    def result(self, s: S, /) -> dict[str, Any] | None:
        """Return who won and how, or None while the game goes on."""
        ...

    def respell(self, choice: Choice[Any], text: str) -> str | None:
        """Return the key of the option that another spelling means."""
        ...

    def expand(
        self, session: Session[S], seat: Seat, line: str, words: Words = NO_WORDS, /
    ) -> list[str]:
        """Return the answers that a typed line stands for; the session is not touched.

        ``words`` are those of its players' languages.  Raises
        :exc:`~rules.engine.errors.Unreadable` or :exc:`~rules.engine.errors.IllegalAnswer`.
        """
        ...

    def begin(
        self, session: Session[S], seat: Seat, line: str, words: Words = NO_WORDS, /
    ) -> Begun:
        """Return a line's answers up to where others are asked quietly, and the rest of it.

        Raises like :meth:`expand`.
        """
        ...

    def complete(
        self, session: Session[S], seat: Seat, line: str, words: Words = NO_WORDS, /
    ) -> list[str]:
        """Return whole lines that what was typed may become, itself first if it can be sent."""
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


class Variant(NamedTuple):
    """One way to play a game: how many play, what is agreed, and what that leaves open.

    ``choices`` describes further options, as :meth:`Game.options` does.
    """

    seats: int
    agreed: Mapping[str, Any]
    choices: Mapping[str, Any]


@runtime_checkable
class Varied(Protocol):
    """A game some of whose options depend on how many play, or on one another."""

    def variants(self) -> list[Variant]:
        """List every way to play."""
        ...
