"""A half-typed answer, compared with what it may become."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.engine.grammar import Grammar
from rules.engine.reading import MOST_WORDS
from rules.engine.tokens import tokens
from rules.engine.words import Words


class Fragment:
    """What was typed of an answer: its last word or number may be half of one."""

    def __init__(self, grammar: Grammar, text: str, words: Words) -> None:
        self._grammar = grammar
        self._text = text
        self._words = words
        self._tokens = tokens(text, whole=False)
        self._is_open = not text[-1:].isspace()
        self._begun: dict[str, set[str]] = {}

    def __bool__(self) -> bool:
        return bool(self._tokens)

    def begins(self, line: str) -> dict[str, str] | None:
        """Return the words of a line that were typed whole; None if it does not begin so.

        Marks of the line may be left out.
        """
        return self._begins(_parted(line))

    def begins_within(self, line: str) -> dict[str, str] | None:
        """Do as :meth:`begins` does, for a line whose first words are left out."""
        parts = _parted(line)
        for n, part in enumerate(parts):
            if n and (found := self._begins(parts[n:])) is not None:
                return found
            if part.isdecimal():
                break
        return None

    def is_all_of(self, line: str, kept: Mapping[str, str]) -> bool:
        """Return whether nothing is left to be typed of a line that begins so."""
        return self._words.spoken(line, kept).casefold() == self._text.strip().casefold()

    def _begins(self, parts: tuple[str, ...]) -> dict[str, str] | None:
        place, kept = 0, dict[str, str]()
        for part in parts:
            if place == len(self._tokens):
                break
            if not part[0].isalnum():
                place += self._is_mark(part, place)
                continue
            place, count = self._found(part, place)
            if not count and place < len(self._tokens):
                return None
            kept |= self._kept(part, place, count) if part[0].isalpha() and count else {}
            place += count
        return kept if place == len(self._tokens) else None

    def _found(self, part: str, place: int) -> tuple[int, int]:
        """Where a word or number stands, small words passed over, and how many tokens it has."""
        while place < len(self._tokens):
            is_word = part[0].isalpha()
            count = self._words_of(part, place) if is_word else self._is_number(part, place)
            if count or self._tokens[place].text not in self._words.small:
                return place, int(count)
            place += 1
        return place, 0

    def _words_of(self, word: str, place: int) -> int:
        """How many tokens from a place on are the beginning of a word; 0 if none is."""
        for count in range(min(MOST_WORDS, len(self._tokens) - place), 0, -1):
            if word in self._may_become(self._joined(place, count)):
                return count
        return int(word.startswith(self._tokens[place].text))

    def _joined(self, place: int, count: int) -> str:
        return "_".join(token.text for token in self._tokens[place : place + count])

    def _may_become(self, typed: str) -> set[str]:
        if typed not in self._begun:
            self._begun[typed] = self._words.begun_by(typed) | self._grammar.own.begun_by(typed)
        return self._begun[typed]

    def _kept(self, word: str, place: int, count: int) -> dict[str, str]:
        """A word as it was typed, if it was typed whole."""
        typed = self._joined(place, count)
        if not self._words.is_whole(typed, word) and self._grammar.own.whole.get(typed) != word:
            return {}
        first, last = self._tokens[place], self._tokens[place + count - 1]
        return {word: self._text[first.at : last.at + len(last.text)]}

    def _is_number(self, number: str, place: int) -> bool:
        typed = self._tokens[place].text
        may_be_half = self._is_open and place == len(self._tokens) - 1
        return typed == number or (may_be_half and typed.isdecimal() and number.startswith(typed))

    def _is_mark(self, mark: str, place: int) -> bool:
        typed = self._tokens[place].text
        return typed == mark or typed in self._grammar.alike.get(mark, "")


@lru_cache(maxsize=1 << 14)
def _parted(line: str) -> tuple[str, ...]:
    """The tokens of an option; the same ones are offered again and again."""
    return tuple(token.text for token in tokens(line, whole=False))
