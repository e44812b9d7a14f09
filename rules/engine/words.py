"""What may be typed for the words of a game, in the languages of its players.

A game's own words are those of its keys.  The texts add other languages: everything that may be
typed for a word, and what its reader usually calls it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from types import MappingProxyType

SHORTEST = 2  # letters by which a word of a language may be begun
NOTHING: Mapping[str, str] = MappingProxyType({})

_WORD = re.compile(r"[a-z_]+")


class Tongue:
    """The words of one language, each with the game's own, and all their beginnings."""

    __slots__ = ("_names", "begun", "whole")

    def __init__(self, listed: Mapping[str, str]) -> None:
        self.whole = dict(listed)
        self.begun: dict[str, set[str]] = {}
        self._names: dict[str, list[str]] = {}  # of several words, by the first letters of two
        for typed, meant in listed.items():
            for length in range(1, len(typed) + 1):
                self.begun.setdefault(typed[:length], set()).add(meant)
            if "_" in typed:
                self._names.setdefault(_initials(typed), []).append(typed)

    def meant(self, typed: str, known: Set[str], shortest: int = SHORTEST) -> str | None:
        """The one word of those known that a typed word is, or is the beginning of."""
        word = self.whole.get(typed)
        if word is not None and word in known:
            return word
        if len(typed) < shortest:
            return None
        found = self.begun_by(typed) & known
        return found.pop() if len(found) == 1 else None

    def begun_by(self, typed: str) -> set[str]:
        """Every word that begins so, or that is a name of which each word does."""
        return self.begun.get(typed) or self._each_begun(typed)

    def _each_begun(self, typed: str) -> set[str]:
        begun = typed.split("_")
        if len(begun) < 2 or not all(begun):
            return set()
        names = {name: name.split("_") for name in self._names.get(_initials(typed), ())}
        return {
            self.whole[name]
            for name, parts in names.items()
            if len(parts) == len(begun) and all(map(str.startswith, parts, begun))
        }


def _initials(name: str) -> str:
    first, _, rest = name.partition("_")
    return first[:1] + rest[:1]


class Words:
    """The languages in which lines are understood, the reader's first, and the reader's words.

    ``small`` are words that may stand before any other and say nothing: to, the, from.
    """

    __slots__ = ("_tongues", "_usual", "small")

    def __init__(
        self, *tongues: Tongue, usual: Mapping[str, str] = NOTHING, small: Set[str] = frozenset()
    ) -> None:
        self._tongues = tongues
        self._usual = usual
        self.small = small

    def meant(self, typed: str, known: Set[str]) -> str | None:
        """The word of those known that is meant in one of the languages."""
        for tongue in self._tongues:
            word = tongue.meant(typed, known)
            if word is not None:
                return word
        return None

    def said_by(self, typed: str, known: Set[str]) -> str | None:
        """The word of those known of which a typed word is all."""
        found = (tongue.whole.get(typed) for tongue in self._tongues)
        return next((word for word in found if word in known), None)

    def begun_by(self, typed: str) -> set[str]:
        """Every word that begins so in one of the languages."""
        return set[str]().union(*(tongue.begun_by(typed) for tongue in self._tongues))

    def is_whole(self, typed: str, word: str) -> bool:
        """Return whether something typed is all of a word, not its beginning."""
        return any(tongue.whole.get(typed) == word for tongue in self._tongues)

    def is_letter(self, typed: str) -> bool:
        """Return whether a single letter is a word."""
        return len(typed) == 1 and any(typed in tongue.whole for tongue in self._tongues)

    def spoken(self, line: str, kept: Mapping[str, str] = NOTHING) -> str:
        """Say a line of the game's own words as its reader would, but for some words."""
        return _WORD.sub(lambda word: kept.get(word[0]) or self._usual.get(word[0], word[0]), line)


NO_WORDS = Words()  # only the game's own are understood
