"""Which words may be typed at a table of a game: those of all languages, the reader's first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.texts import LANGUAGES, Texts


@cache
def words_for(game: str, language: str) -> Mapping[str, str]:
    """Every word that may be typed, with ours; where two languages differ, one's own wins."""
    found: dict[str, str] = {}
    for other in (*LANGUAGES, language):
        found |= Texts(other).words(game)
    return found
