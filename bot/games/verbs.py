"""The verbs of a game as data: each becomes a slash command that writes a line and plays it.

``bot/games/<game>/verbs.py`` lists them as ``VERBS``.  The texts are ``command-<game>``,
``command-<game>-<verb>`` and ``command-<game>-<verb>-<value>``.  Every game also gets ``choose``,
which takes any line, so a game may have no verbs of its own.

>>> verb = Verb("load", (Value("ship"), Value("place", written=" at:{}", needed=False)))
>>> verb.line({"ship": "2"}), verb.line({"ship": "2", "place": "3"})
('load 2', 'load 2 at:3')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.registry import part


class Value(NamedTuple):
    """Something that is typed after a verb."""

    name: str
    written: str = " {}"  # as it stands in the line
    needed: bool = True
    suggested: bool = False  # what can be typed is suggested, as lines that begin with the verb
    most: int | None = None  # a number up to this; None for words


class Verb(NamedTuple):
    """A slash command of a game."""

    name: str
    values: tuple[Value, ...] = ()
    word: str | None = None  # with which the line begins, if that is not the name

    @property
    def begins(self) -> str:
        """The word with which the line begins."""
        return self.name if self.word is None else self.word

    def line(self, typed: Mapping[str, object]) -> str:
        """The line that is played; a value that nobody typed is left out."""
        parts = [
            value.written.format(typed[value.name])
            for value in self.values
            if typed.get(value.name) not in (None, "")
        ]
        return "".join((self.begins, *parts)).strip()


CHOOSE = Verb("choose", (Value("answer", suggested=True),), word="")


def verbs_of(game: str) -> tuple[Verb, ...]:
    """The verbs of a game, and at the end the one that answers everything else."""
    module = part(game, "verbs")
    return (*(() if module is None else module.VERBS), CHOOSE)
