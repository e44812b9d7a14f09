"""A typed line as tokens: numbers, words and single marks.

Everything that is only another way to write the same becomes one here, by something of the same
length, so that places stay true: capitals, dashes, arrows, apostrophes, Latin letters in a
Cyrillic word.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_TOKENS = re.compile(r"\d+|[^\W\d]+|\S")
_SAME = str.maketrans("'’ʼ´`–—−→⇒,;", "_____--->>  ")
_HYPHEN = re.compile(r"(?<=[^\W\d])-(?=[^\W\d])")  # Het-Nesu is one word
_ARROW = re.compile("[-=]>")
_EDGES = re.compile(r"(?<![^\W\d_])_+|_+(?![^\W\d_])")  # quotation marks, not apostrophes
_CLOSING = re.compile(r"(?<=[^\W\d])[.!?…]+\s*$")  # after a word; after a number it may mean more
_MIXED = re.compile(r"[^\W\d]*[а-яёєіїґ][^\W\d]*")
_LOOK_ALIKES = str.maketrans("aceiopxy", "асеіорху")


class Token(NamedTuple):
    """A piece of a line, and where it begins."""

    text: str
    at: int

    @property
    def is_word(self) -> bool:
        """Return whether it is made of letters."""
        return self.text[0].isalpha()


def tokens(text: str, *, whole: bool = True) -> list[Token]:
    """Part a line; one that is still being typed is not ``whole`` and may end in any mark."""
    lower = text.lower()
    line = (lower if len(lower) == len(text) else text).translate(_SAME)
    line = _ARROW.sub(" >", _HYPHEN.sub("_", line))
    line = _EDGES.sub(lambda edge: " " * len(edge[0]), line)
    if whole:
        line = _CLOSING.sub("", line)
    return [Token(found.group(), found.start()) for found in _TOKENS.finditer(one_alphabet(line))]


def one_alphabet(text: str) -> str:
    """Spell Cyrillic words, in small letters, without the Latin letters that look alike."""
    return _MIXED.sub(lambda word: word[0].translate(_LOOK_ALIKES), text)
