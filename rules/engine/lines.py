"""Lines at a position: the answers they stand for.

A line may leave out the action that its answers belong to, the word that closes a decision, and
the end of a turn.  What comes after chance or after a secret answer cannot be said ahead: nobody
knows yet what will be asked.  Where others are asked quietly whether they let something happen,
the rest of a line can wait for their answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer
from rules.engine.grammar import Grammar
from rules.engine.reading import Answer, read
from rules.engine.session import Session
from rules.engine.spelling import match
from rules.engine.trial import Trial
from rules.engine.words import NO_WORDS, Words


def expand(
    grammar: Grammar, session: Session[Any], seat: Seat, line: str, words: Words = NO_WORDS
) -> list[str]:
    """The keys that a line stands for at this position, ready to be given one by one.

    Raises Unreadable or IllegalAnswer; the session itself is not touched.
    """
    attempt = Attempt(grammar, Trial.of(session, seat), seat)
    attempt.play(read(grammar, line, words))
    attempt.end()
    return attempt.given


class Begun(NamedTuple):
    """The keys of a line as far as it can be played now, and the text of the rest."""

    answers: list[str]
    rest: str


def begin(
    grammar: Grammar, session: Session[Any], seat: Seat, line: str, words: Words = NO_WORDS
) -> Begun:
    """The same as :func:`expand`, up to where others are asked quietly: the rest waits."""
    attempt = Attempt(grammar, Trial.of(session, seat), seat)
    waiting = attempt.play(read(grammar, line, words), to_window=True)
    if waiting:
        return Begun(attempt.given, line[waiting[0].at :])
    attempt.end()
    return Begun(attempt.given, "")


class Attempt:
    """A line that is being tried out."""

    def __init__(self, grammar: Grammar, trial: Trial[Any], seat: Seat) -> None:
        self.trial = trial
        self.given: list[str] = []
        self.playing: Answer | None = None  # the answer that is given, or was refused
        self._grammar = grammar
        self._seat = seat
        self._answered: str | None = None  # what the last answer was given to
        self._began = self.what
        self._goes_on = False  # the line says that its turn is not over

    def clone(self) -> Attempt:
        """Return an independent attempt at the same position."""
        return Attempt(self._grammar, self.trial.clone(), self._seat)

    @property
    def choice(self) -> Choice[Any] | None:
        """What the player is asked, as far as anybody knows."""
        request = None if self.trial.stopped else self.trial.request
        return request.of(self._seat) if request is not None else None

    @property
    def what(self) -> str:
        """The name of what the player is asked."""
        choice = self.choice
        return choice.what if choice is not None else ""

    def give(self, key: str) -> None:
        """Give an answer, as the option that it means is written."""
        choice = self.choice
        meant = key if choice is None else match(self._grammar, choice, key)
        is_offered = choice is not None and choice.find(meant) is not None
        given = meant if is_offered else key
        self.trial.answer(self._seat, given)
        self._answered = choice.what if choice is not None else ""
        self.given.append(given)

    def play(self, answers: Sequence[Answer], *, to_window: bool = False) -> Sequence[Answer]:
        """Give answers, in another order where some make room for others.

        Those that must wait until others have answered are returned, if they may wait.
        """
        self._goes_on = bool(answers) and answers[-1].key == self._grammar.going_on
        waiting = list(answers[:-1] if self._goes_on else answers)
        while waiting:
            if to_window and self.given and self._is_window:
                return waiting
            waiting = self._give_one_of(waiting)
        return ()

    @property
    def _is_window(self) -> bool:
        """Whether only others are asked, and quietly."""
        request = None if self.trial.stopped else self.trial.request
        return request is not None and request.quiet and request.of(self._seat) is None

    def _give_one_of(self, waiting: list[Answer]) -> list[Answer]:
        """Give the first answer or, if it is blocked, the first later one that works."""
        first, *rest = waiting
        self.playing = first
        if first.key == first.verb and self._grammar.verb_of.get(self.what) == first.verb:
            return rest  # it only names the decision that is open anyway
        self._prepare(first)
        together = self._joined(first, rest)
        if together is not None:
            self.give(together)
            return rest[1:]
        try:
            self.give(first.key)
        except IllegalAnswer as refused:
            for later in rest if refused.what in self._grammar.unordered else ():
                if later.action == refused.what and self._can_give(later.key):
                    return [first, *(answer for answer in rest if answer is not later)]
            raise
        return rest

    def _joined(self, first: Answer, rest: Sequence[Answer]) -> str | None:
        """The option that two words mean only together: ``1 2``, the first thing in place 2."""
        choice = self.choice
        if choice is None or not rest:
            return None
        if choice.find(match(self._grammar, choice, first.key)) is not None:
            return None
        meant = match(self._grammar, choice, f"{first.key} {rest[0].key}")
        return meant if choice.find(meant) is not None else None

    def _can_give(self, key: str) -> bool:
        try:
            self.give(key)
        except IllegalAnswer:
            return False
        return True

    def _prepare(self, answer: Answer) -> None:
        """Take the action that an answer belongs to, after closing the one before."""
        if answer.action is None:
            return
        if self.what != answer.action:
            self.close_action()
        if self.what == self._grammar.turn and not answer.is_action:
            self.give(answer.action)

    def close_action(self) -> bool:
        """End the decision that an action has opened; say whether one was open."""
        closing = self._grammar.closings.get(self.what)
        if closing is None or self.what not in self._grammar.actions:
            return False
        self.give(closing)
        return True

    def end(self) -> None:
        """End what the line has begun: the last decision, and the turn if it may end now."""
        self._close()
        key, choice = self._grammar.conclusions.get(self._began), self.choice
        if key is None or choice is None or self._goes_on or not self.given:
            return
        if choice.find(key) is not None:
            self.give(key)

    def _close(self) -> None:
        """End a decision of which the line said all it wanted to say.

        A decision that the line has only led to is left open: it says nothing about it.
        """
        closing = self._grammar.closings.get(self.what)
        if closing is not None and self.what == self._answered:
            self.give(closing)
