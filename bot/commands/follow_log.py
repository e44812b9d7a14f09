"""Following a log: the same answers and the same chance through the whole engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from rules.engine.decisions import CHANCE, Choice
from rules.engine.errors import IllegalAnswer, ReplayDiverged, RulesBug
from rules.engine.events import Event
from rules.engine.history import History
from rules.engine.session import Chance, Entry


class Dealt:
    """Chance that deals again what a log says it gave, and goes on by itself after that.

    It lets the other chance draw along, so that a log cut short goes on as the game did.
    """

    def __init__(self, entries: Sequence[Entry], then: Chance) -> None:
        self._left = deque(e for e in entries if e.seat == CHANCE and not e.auto)
        self._then = then

    def __call__(self, choice: Choice[Any]) -> int:
        """Return the place of the logged outcome among the options."""
        index = self._then(choice)
        if not self._left:
            return index
        entry = self._left.popleft()
        keys = [str(option) for option in choice.options]
        if entry.what != choice.what or entry.key not in keys:
            raise ReplayDiverged(f"the log drew {entry}, but the draw was {choice.what}: {keys}")
        return keys.index(entry.key)


def follow(history: History[Any], entries: Sequence[Entry]) -> Iterator[list[Event]]:
    """Give a log's answers one by one; yield what happened after each.

    The history must have been opened with :class:`Dealt` chance of the same entries.
    Raises :exc:`ReplayDiverged` where the log does not fit, and lets :exc:`RulesBug` pass.
    """
    _compare(history, entries)
    for at, entry in enumerate(entries):
        if at < len(history.log) or entry.auto or entry.seat == CHANCE:
            continue  # it came about by itself
        told = _answer(history, at, entry)
        _compare(history, entries)
        yield told
    _expect_all(history, entries)


def _answer(history: History[Any], at: int, entry: Entry) -> list[Event]:
    request = history.session.request
    asked = request.of(entry.seat) if request is not None else None
    if asked is None or asked.what != entry.what:
        raise ReplayDiverged(f"decision {at}: {_words(entry)} was not asked")
    try:
        return history.answer(entry.seat, entry.key)
    except IllegalAnswer as refused:
        raise ReplayDiverged(f"decision {at}: {_words(entry)} is {refused.reason}") from refused
    except RulesBug as bug:
        if isinstance(bug.__cause__, ReplayDiverged):
            raise bug.__cause__ from bug
        raise


def _compare(history: History[Any], entries: Sequence[Entry]) -> None:
    """Check that the game's own log is the one that is followed, as far as both go."""
    for at, (made, logged) in enumerate(zip(history.log, entries, strict=False)):
        if made[:3] != logged[:3]:
            raise ReplayDiverged(f"decision {at}: {_words(logged)}, but now {_words(made)}")


def _expect_all(history: History[Any], entries: Sequence[Entry]) -> None:
    """Check that what is left of the log are picks still waiting for the others'."""
    picks = history.session.picks
    for at, entry in enumerate(entries[len(history.log) :], len(history.log)):
        if str(picks.get(entry.seat)) != entry.key:
            raise ReplayDiverged(f"decision {at}: {_words(entry)} did not happen")


def _words(entry: Entry) -> str:
    return f"{entry.what} = {entry.key!r} by seat {entry.seat}"
