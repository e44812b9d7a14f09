"""Reading a typed line: which answers it holds, and where it stops making sense.

Commas and new lines separate; any word may be cut short while it stays unique; the words of a
name may stand apart; small words, such as "to the", are passed over.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import NamedTuple

from rules.engine.errors import Unreadable
from rules.engine.grammar import Grammar
from rules.engine.tokens import tokens
from rules.engine.words import NO_WORDS, Words

LONGEST = 1000  # characters of a line; nobody types more, and reading stays quick
MOST_DIGITS = 9
MOST_WORDS = 3  # of a name
CLOSING = ".!?…"  # of a sentence; a game may mean something else by them


class Answer(NamedTuple):
    """One answer of a line."""

    verb: str | None  # that it stands under
    key: str
    at: int  # where it begins
    action: str | None  # that it belongs to
    is_action: bool  # it is that action itself


class Reading(NamedTuple):
    """The answers of a line as far as it can be read, and what is wrong with the rest."""

    answers: list[Answer]
    stop: int  # where the rest begins
    problem: Unreadable | None


def read(grammar: Grammar, text: str, words: Words = NO_WORDS) -> list[Answer]:
    """Read a line; raises :exc:`Unreadable`."""
    answers, _, problem = read_on(grammar, text, words)
    if problem is not None:
        raise problem
    return answers


def read_on(grammar: Grammar, text: str, words: Words = NO_WORDS) -> Reading:
    """Read as much of a line as makes sense."""
    if len(text) > LONGEST:
        return Reading([], 0, Unreadable(LONGEST, "too long"))
    reader, answers = Reader(grammar, text, words), list[Answer]()
    while reader.more():
        stop = reader.at
        try:
            answers += reader.item()
        except Unreadable as problem:
            return Reading(answers, stop, problem)
    return Reading(answers, len(text), None)


class Reader:
    """Goes through the tokens of a line; what does not fit is left where it is."""

    def __init__(self, grammar: Grammar, text: str, words: Words) -> None:
        self.place = 0  # of the next token
        self._grammar = grammar
        self._tokens = tokens(text)
        self._words = words
        self._verb: str | None = None
        self._said = dict(grammar.defaults)
        self._begin = 0  # place of the first token of an answer
        self._first: tuple[str | None, int] = (None, 0)  # the word that stands there
        self._furthest = 0  # place that nothing could be made of
        self._has_meaning = False  # of the last mark: "load 2." is half a place, not a sentence

    def more(self) -> bool:
        """Return whether anything is left but the end of a sentence."""
        rest = self._tokens[self.place :]
        is_closed = self.place > 0 and not self._has_meaning
        return bool(rest) and not (is_closed and all(token.text in CLOSING for token in rest))

    @property
    def at(self) -> int:
        """Where the next token begins."""
        return self._tokens[self.place].at

    def peek(self, ahead: int = 0) -> str:
        """Look at a token; empty after the last."""
        place = self.place + ahead
        return self._tokens[place].text if place < len(self._tokens) else ""

    # --- answers ---

    def item(self) -> list[Answer]:
        """Read the next answer with the verbs that lead it; raises :exc:`Unreadable`."""
        self._furthest, at = self.place, self.at
        while True:
            self._begin = self.place
            self._first = self._named(self._grammar.vocabulary)
            answers = self._answers(at)
            if answers:
                return answers
            verb = self.word(self._grammar.verbs)
            if verb is None:
                raise self._unreadable(self._furthest)
            self._verb = verb
            self.mark(":")
            if not self.more():
                raise self._unreadable(self._begin)

    def _answers(self, at: int) -> list[Answer]:
        grammar = self._grammar
        for shape in grammar.shapes:
            if shape.under and self._verb not in shape.under:
                continue
            got = shape.read(self)
            if got is None:
                continue
            keys = shape.keys(got, self._said | {"verb": self._verb or ""})
            self._said |= dict(got.filled)
            if keys[0] in grammar.verbs:
                self._verb = keys[0]
            action = shape.action.format_map(dict(got.filled)) or None
            is_action = action is not None and action != shape.action
            return [Answer(self._verb, key, at, action, is_action) for key in keys]
        return []

    def _unreadable(self, place: int) -> Unreadable:
        token = self._tokens[min(place, len(self._tokens) - 1)]
        return Unreadable(token.at, token.text)

    # --- parts of answers ---

    def fill(self, slot: str, values: Mapping[str, str]) -> str | None:
        """Take what a slot wants."""
        wanted = self._grammar.slots.get(slot)
        if wanted is None:
            return self.number()
        if isinstance(wanted, Mapping):
            word = self.word(wanted.keys())
            return None if word is None else wanted[word]
        return self.word(wanted) if isinstance(wanted, Set) else wanted(self, values)

    def literal(self, word: str) -> str | None:
        """Take this word; its beginning must be unique among all words."""
        found, count = self._named(self._grammar.vocabulary)
        return self._taken(word if found == word else None, count)

    def mark(self, mark: str) -> str | None:
        """Take this mark, or another one that means it."""
        typed = self.peek()
        is_meant = typed and (typed == mark or typed in self._grammar.alike.get(mark, ""))
        self._has_meaning |= bool(is_meant) and not self.peek(1)
        return self._taken(mark if is_meant else None)

    def number(self, digits: int | None = None) -> str | None:
        """Take a number, of so many digits if it matters: what is typed can be of any length."""
        small = self._small()
        typed = self.peek(small)
        is_number = typed.isdecimal() and len(typed) <= MOST_DIGITS
        is_number &= digits in (None, len(typed))
        return self._taken(str(int(typed)) if is_number else None, small + 1)

    def word(self, known: Set[str]) -> str | None:
        """Take a word if it means one of those.

        The first word of an answer must be unique among all words: what it means does not depend
        on which shape is tried first.
        """
        word, count = self._first if self.place == self._begin else self._named(known)
        return self._taken(word if word in known else None, count)

    def any_word(self) -> str | None:
        """Take a word as it was typed."""
        small = self._small()
        return self._taken(self.peek(small) if self._is_word(small) else None, small + 1)

    def _taken(self, value: str | None, count: int = 1) -> str | None:
        """Go on after so many tokens if a value was found in them."""
        if value is None:
            self._furthest = max(self._furthest, self.place + self._small())
        else:
            self.place += count
        return value

    def _small(self) -> int:
        """How many words that say nothing stand here."""
        count = 0
        while self.peek(count) in self._words.small:
            count += 1
        return count

    def _named(self, known: Set[str]) -> tuple[str | None, int]:
        """The word that stands here or after small words, of one token or more."""
        for begin in dict.fromkeys((0, self._small())):
            word, count = self._named_from(begin, known)
            if word is not None:
                return word, begin + count
        return None, 0

    def _named_from(self, begin: int, known: Set[str]) -> tuple[str | None, int]:
        longest = next((n for n in range(MOST_WORDS) if not self._is_word(begin + n)), MOST_WORDS)
        for count in range(longest, 0, -1):
            if count > 1 and self._words.is_letter(self.peek(begin + count - 1)):
                continue  # "воин в 46": a whole word, not the beginning of a second name
            typed = "_".join(self.peek(n) for n in range(begin, begin + count))
            word = self._meant(typed, known)
            if word is not None:
                return word, count
        return None, 0

    def _meant(self, typed: str, known: Set[str]) -> str | None:
        if typed in known:
            return typed
        if typed in self._words.small:
            return self._words.said_by(typed, known)  # whole, not the beginning of a word
        return self._words.meant(typed, known) or self._grammar.own.meant(typed, known, shortest=1)

    def _is_word(self, ahead: int) -> bool:
        return self.peek(ahead)[:1].isalpha()
