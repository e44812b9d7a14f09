"""How a line that is being typed can go on: whole lines, each valid input itself.

What was typed comes first if it can be sent as it is.  Half a word finds its word, in any
language; what is added is in the reader's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer
from rules.engine.fragments import Fragment
from rules.engine.grammar import Grammar
from rules.engine.lines import Attempt
from rules.engine.reading import Answer, read_on
from rules.engine.session import Session
from rules.engine.trial import Trial
from rules.engine.words import NO_WORDS, Words

_DIGIT = re.compile(r"\d")

MOST = 25
MOST_LOOKED_AT = 5000  # options of one decision, where there are too many to compare


def complete(
    grammar: Grammar, session: Session[Any], seat: Seat, text: str, words: Words = NO_WORDS
) -> list[str]:
    """Whole lines that what was typed may become, itself first if it can be sent."""
    found: dict[str, str] = {}  # by what they would be without capitals
    for line in _Completion(grammar, Trial.of(session, seat), seat, text, words).lines():
        found.setdefault(line.casefold(), line)
        if len(found) == MOST:
            break
    return list(found.values())


class _Found(NamedTuple):
    """An option, how it is written, and the words of it that were typed whole."""

    key: str
    shown: str
    kept: dict[str, str]


class _Completion:
    """The lines that a text may become."""

    def __init__(
        self, grammar: Grammar, start: Trial[Any], seat: Seat, text: str, words: Words
    ) -> None:
        self._grammar = grammar
        self._start = start
        self._seat = seat
        self._text = text
        self._words = words

    def lines(self) -> Iterator[str]:
        """Find them one by one, the best first."""
        answers, stop, problem = read_on(self._grammar, self._text, self._words)
        attempt = Attempt(self._grammar, self._start.clone(), self._seat)
        try:
            attempt.play(answers)
        except IllegalAnswer:
            assert attempt.playing is not None
            yield from self._ending_anew(answers, attempt.playing.at)
            return
        if answers and problem is None:
            if attempt.given:  # a verb alone may only say what is asked anyway
                yield self._text.strip()
            if not self._text[-1].isspace():
                yield from self._ending_anew(answers, answers[-1].at)
        yield from self._going_on(attempt, stop)

    def _ending_anew(self, answers: list[Answer], at: int) -> Iterator[str]:
        """Lines of which the answers before a place are kept."""
        attempt = Attempt(self._grammar, self._start.clone(), self._seat)
        try:
            attempt.play([answer for answer in answers if answer.at < at])
        except IllegalAnswer:
            return  # one of them waited for another that is not there any more
        yield from self._going_on(attempt, at)

    def _going_on(self, attempt: Attempt, at: int) -> Iterator[str]:
        """Lines that go on from a place in the text with an option that begins as typed there."""
        begun = self._text[:at].strip()
        fragment = Fragment(self._grammar, self._text[at:], self._words)
        if attempt.choice is None:
            return
        for found in self._matching(attempt.choice, fragment, is_led=bool(begun)):
            yield from self._spoken(begun, attempt.what, found)
        for choice in self._following(attempt) if fragment else ():
            for found in self._matching(choice, fragment, is_led=True):
                answer = _last(self._grammar, NO_WORDS, _numberless(found.key))
                if answer is not None and answer.action is not None:
                    yield from self._spoken(begun, choice.what, found)

    def _following(self, attempt: Attempt) -> Iterator[Choice[Any]]:
        """The decisions that answers may belong to which imply an action, or are one."""
        following = attempt.clone()
        if following.close_action() and following.choice is not None:
            yield following.choice
        if following.what != self._grammar.turn:
            return
        for action in self._grammar.implied:
            acting = following.clone()
            try:
                acting.give(action)
            except IllegalAnswer:
                continue
            if acting.choice is not None:
                yield acting.choice

    def _matching(
        self, choice: Choice[Any], fragment: Fragment, *, is_led: bool
    ) -> Iterator[_Found]:
        """Options that begin as typed; those of which the first words are left out come last."""
        inexact = []
        for option in islice(choice.options, MOST_LOOKED_AT):
            key = str(option)
            line = self._grammar.line(choice.what, key)
            shown = key if is_led else line
            if not fragment:
                yield _Found(key, shown, {})
            elif (kept := fragment.begins(key)) is not None:
                yield _Found(key, key if fragment.is_all_of(key, kept) else shown, kept)
            elif line != key and (kept := fragment.begins(line)) is not None:
                yield _Found(key, line, kept)
            elif (kept := fragment.begins_within(key)) is not None:
                inexact.append(_Found(key, shown, kept))
        yield from inexact

    def _spoken(self, begun: str, what: str, found: _Found) -> Iterator[str]:
        """The line with an option added in the reader's words, in so far as it is read so.

        Failing that it is in our words, or with the verb that tells it from what was begun.
        """
        grammar, words = self._grammar, self._words
        alone = _last(grammar, words, _numberless(found.key))
        wanted = {_numberless(found.key), alone and alone.key}
        for option in (found.shown, grammar.line(what, found.key)):
            for text in (grammar.spoken(words, what, option, found.kept), option):
                line = f"{begun} {text}".strip()
                read = _last(grammar, words, _numberless(line))
                if read is not None and read.key in wanted:
                    yield line
                    return


def _numberless(line: str) -> str:
    """A line of which only the words matter: lines that differ in numbers are read alike."""
    return _DIGIT.sub("1", line)


@lru_cache(maxsize=1 << 12)
def _last(grammar: Grammar, words: Words, line: str) -> Answer | None:
    """The last answer of a line, if all of it can be read."""
    answers, _, problem = read_on(grammar, line, words)
    return answers[-1] if answers and problem is None else None
