"""What rules may ask, and how they ask it.

A rule is an ``async def`` that says ``cell = await choose(seat, "summon", cells)``
and gets a value of the options' type.  No event loop is involved: the session
drives the coroutine with ``send``, and this file is the only one that suspends.

Options may be given as a function.  It is called only when somebody really has
to choose, so replaying known decisions - every clone, undo and load - costs no
search for what would have been legal.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from rules.engine.errors import Why

Seat: TypeAlias = int
CHANCE: Seat = -1
RANDOM = "random"  # how the options of a game say that chance decides

T = TypeVar("T", bound="int | str")

Options: TypeAlias = "Sequence[T] | Callable[[], Sequence[T]]"
WhyNot: TypeAlias = "Callable[[str], Why | None]"


class Choice(Generic[T]):
    """One seat picks one of the options; ``str(option)`` is its stable key.

    ``advisers`` see the choice too and may propose an answer, but only the seat
    decides.  ``why_not`` is asked, only when refusing, why a key is not offered.
    ``always`` asks even when there is only one option.  ``seen_by`` names the seats that
    learn the answer, if not everybody does: a veil keeps it from all others.
    """

    __slots__ = ("advisers", "always", "make", "options", "seat", "seen_by", "what", "why_not")

    options: Sequence[T]  # everything that is legal now, in a fixed order
    make: Callable[[], Sequence[T]] | None  # how to list it, until it is listed

    def __init__(
        self,
        seat: Seat,
        what: str,
        options: Options[T],
        why_not: WhyNot | None = None,
        advisers: tuple[Seat, ...] = (),
        always: bool = False,  # and what follows may go unnamed: names take twice as long
        seen_by: tuple[Seat, ...] | None = None,
    ) -> None:
        self.seat = seat
        self.what = what
        self.why_not = why_not
        self.advisers = advisers
        self.always = always
        self.seen_by = seen_by
        if callable(options):
            self.make = options
        else:
            self.make = None
            self.options = options

    def __getattr__(self, name: str) -> Sequence[T]:
        """Make the options when they are first looked at."""
        if name != "options":
            raise AttributeError(name)
        return self.made()

    def made(self) -> Sequence[T]:
        """Make the options, where ``make`` says how: quicker than missing them first."""
        assert self.make is not None
        self.options, self.make = self.make(), None
        if not self.options:
            raise AssertionError(f"{self.what}: nothing to choose from")
        return self.options

    def find(self, key: str) -> T | None:
        """Return the option written as ``key``, if it is on offer."""
        for option in self.options:
            if str(option) == key:
                return option
        return None

    @property
    def is_lone(self) -> bool:
        """Return whether the only option is taken without asking."""
        return not self.always and len(self.options) == 1

    def __repr__(self) -> str:
        return f"Choice({self.seat}, {self.what!r}, {[str(o) for o in self.options]})"


class Request:
    """What the game waits for; the picks of a secret request are revealed together.

    Of a ``quiet`` one nobody is told whom it asks and who has answered, and silence is an answer.
    """

    __slots__ = ("choices", "quiet", "secret")

    def __init__(
        self, choices: tuple[Choice[Any], ...], *, secret: bool = False, quiet: bool = False
    ) -> None:
        self.choices = choices
        self.secret = secret
        self.quiet = quiet

    def of(self, seat: Seat) -> Choice[Any] | None:
        """Return the choice that this seat decides."""
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        return None

    @property
    def reveals(self) -> bool:
        """Return whether several seats answer in secret, so that one learns of the others."""
        return self.secret and len(self.choices) > 1

    def advised_by(self, seat: Seat) -> Choice[Any] | None:
        """Return the choice that this seat may propose an answer to."""
        for choice in self.choices:
            if seat in choice.advisers:
                return choice
        return None


Picks: TypeAlias = tuple[Any, ...]


@types.coroutine
def choose(
    seat: Seat,
    what: str,
    options: Options[T],
    *,
    why_not: WhyNot | None = None,
    advisers: tuple[Seat, ...] = (),
    always: bool = False,
    seen_by: tuple[Seat, ...] | None = None,
) -> Generator[Request, Picks, T]:
    """Ask one seat to pick an option: ``cell = await choose(seat, "summon", cells)``.

    The session takes a lone option without asking, unless ``always`` says otherwise.
    """
    choice = Choice(seat, what, options, why_not, advisers, always, seen_by)
    (pick,) = yield Request((choice,))
    return pick  # type: ignore[no-any-return]  # the session sends one of the options


@types.coroutine
def choose_together(
    choices: Sequence[Choice[T]], *, quiet: bool = False
) -> Generator[Request, Picks, dict[Seat, T]]:
    """Ask several seats at once; nobody sees a pick until all are in.

    ``quiet`` is for a right to interfere that few hold: everybody who could hold it by what is
    publicly known is asked alike (with ``always``), and the public sees neither names nor answers.
    """
    if not choices:
        return {}
    ordered = tuple(sorted(choices, key=lambda choice: choice.seat))
    picks = yield Request(ordered, secret=True, quiet=quiet)
    return {choice.seat: pick for choice, pick in zip(ordered, picks, strict=True)}


async def draw(what: str, options: Sequence[T]) -> T:
    """Let chance pick uniformly; the outcome is logged like any decision."""
    return await choose(CHANCE, what, options)
