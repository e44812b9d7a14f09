"""Lines at a position: the answers that they stand for, and how they can go on.

A line holds one or more answers: ``load 2.3``, ``sail 2 market hammer``.  What comes after
chance cannot be said ahead: nobody knows yet what will be asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import GameError, RulesBug, Unreadable
from rules.engine.session import Session
from rules.imhotep.reading import Answer, parse


class _Unknown(Exception):
    """Chance was asked while a line was tried out."""


def _no_luck(choice: Choice[Any]) -> int:
    raise _Unknown(choice.what)


class _Trial:
    """A clone on which a line is tried out; it never draws what the game has yet to draw."""

    def __init__(self, session: Session[Any], seat: Seat) -> None:
        self.session = session.clone(_no_luck)
        self.seat = seat
        self.given: list[str] = []
        self.is_over = False  # chance is next

    def give(self, answer: Answer) -> None:
        """Give one answer; raises IllegalAnswer or Unreadable."""
        if self.is_over:
            raise Unreadable(answer.at, answer.key)
        try:
            self.session.answer(self.seat, answer.key)
        except RulesBug as bug:
            if not isinstance(bug.__cause__, _Unknown):
                raise
            self.is_over = True
        self.given.append(answer.key)


def expand(
    session: Session[Any], seat: Seat, text: str, words: Mapping[str, str] | None = None
) -> list[str]:
    """The keys that a line stands for at this position, ready to be given one by one.

    Raises Unreadable or IllegalAnswer; the session itself is not touched.
    """
    trial = _Trial(session, seat)
    for answer in parse(text, words):
        trial.give(answer)
    return trial.given


def format_line(what: str, keys: list[str]) -> str:
    """Write answers to one decision as a player would type them: every key is a line."""
    return " ".join(keys)


def complete(
    session: Session[Any],
    seat: Seat,
    text: str,
    words: Mapping[str, str] | None = None,
    most: int = 25,
) -> list[str]:
    """Whole lines that begin with what was typed; each of them is valid input itself."""
    typed = text.lstrip()
    spaces = [n for n, letter in enumerate(typed) if letter == " "]
    for at in (0, *reversed(spaces)):
        trial = _Trial(session, seat)
        begun, fragment = typed[:at], typed[at:].lstrip()
        try:
            for answer in parse(begun, words):
                trial.give(answer)
        except GameError:
            continue
        found = [] if trial.is_over else _completions(trial.session, seat, fragment, words or {})
        if found:
            start = f"{begun.strip()} " if begun.strip() else ""
            return [f"{start}{line}" for line in found[:most]]
    return []


def _completions(
    session: Session[Any], seat: Seat, fragment: str, words: Mapping[str, str]
) -> list[str]:
    """Options of the open decision that begin with the fragment, in any language."""
    choice = session.request.of(seat) if session.request else None
    if choice is None:
        return []
    ours = _translated(fragment, words)
    keys = [str(option) for option in choice.options]
    return [f"{fragment}{key[len(ours) :]}" for key in keys if key.startswith(ours)]


def _translated(fragment: str, words: Mapping[str, str]) -> str:
    """A fragment with every word that another language has replaced by ours."""
    typed, ours = fragment.lower().split(" "), list[str]()
    while typed:
        both = "_".join(typed[:2])  # two words of a name may stand apart
        known = len(typed) > 1 and both in words
        ours.append(words[both] if known else words.get(typed[0], typed[0]))
        del typed[: 2 if known else 1]
    return " ".join(ours)
