"""Typed keys, lines and half-typed lines of a game with a grammar."""

from __future__ import annotations

from typing import Any

from rules.engine.decisions import Choice, Seat
from rules.engine.grammar import Grammar
from rules.engine.lines import Begun, begin, expand
from rules.engine.session import Session
from rules.engine.spelling import respell
from rules.engine.suggestions import complete
from rules.engine.words import NO_WORDS, Words


class Typed:
    """The typed language of a game; a game inherits from it and gives its grammar."""

    grammar: Grammar

    def respell(self, choice: Choice[Any], text: str) -> str | None:
        """Return the key of the option that another spelling means."""
        return respell(self.grammar, choice, text)

    def expand(
        self, session: Session[Any], seat: Seat, line: str, words: Words = NO_WORDS
    ) -> list[str]:
        """Return the answers that a typed line stands for; the session is not touched."""
        return expand(self.grammar, session, seat, line, words)

    def begin(self, session: Session[Any], seat: Seat, line: str, words: Words = NO_WORDS) -> Begun:
        """Return a line's answers up to where others are asked quietly, and the rest of it."""
        return begin(self.grammar, session, seat, line, words)

    def complete(
        self, session: Session[Any], seat: Seat, line: str, words: Words = NO_WORDS
    ) -> list[str]:
        """Return whole lines that what was typed may become."""
        return complete(self.grammar, session, seat, line, words)
