"""Going through the tokens of a typed line: what every game's reader begins with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rules.engine.errors import Unreadable


class Token(NamedTuple):
    """A piece of a line, and where it begins."""

    text: str
    at: int


class TokenReader:
    """Looks at the next token, takes it, or says where a line stops making sense."""

    def __init__(self, line: str, pattern: re.Pattern[str], words: Mapping[str, str]) -> None:
        self._tokens = [Token(found.group(), found.start()) for found in pattern.finditer(line)]
        self._words = words  # another language's, with ours
        self._next = 0

    def more(self) -> bool:
        """Say whether anything is left."""
        return self._next < len(self._tokens)

    def _peek(self, ahead: int = 0) -> str:
        at = self._next + ahead
        return self._tokens[at].text if at < len(self._tokens) else ""

    def _take(self) -> Token:
        if not self.more():
            raise self._fail()
        token = self._tokens[self._next]
        self._next += 1
        return token

    def _fail(self) -> Unreadable:
        token = self._tokens[min(self._next, len(self._tokens) - 1)]
        return Unreadable(token.at, token.text)

    def _number(self, digits: int = 9) -> int:
        """Take a number of so many digits at most: what is typed can be of any length."""
        if not self._peek().isdecimal() or len(self._peek()) > digits:
            raise self._fail()
        return int(self._take().text)


def meant(word: str, known: Iterable[str], synonyms: Mapping[str, str]) -> str | None:
    """The one word of those known that a typed word is, or is the beginning of."""
    candidates = {str(one) for one in known}
    if word in candidates:
        return word
    if synonyms.get(word) in candidates:
        return str(synonyms[word])
    found = {one for one in candidates if one.startswith(word)}
    found |= {str(w) for s, w in synonyms.items() if s.startswith(word) and w in candidates}
    return found.pop() if len(found) == 1 else None
