"""The words that may be typed in a game: those of all languages, the reader's first."""

from __future__ import annotations

from functools import cache

from bot.texts import LANGUAGES, Texts
from rules.engine.words import Tongue, Words


@cache
def words_for(game: str, language: str) -> Words:
    """Everything that may be typed, and what a reader of a language calls each word."""
    own = Texts(language)
    others = (other for other in LANGUAGES if other != own.language)
    tongues = (_tongue(game, other) for other in (own.language, *others))
    return Words(*tongues, usual=own.usual_words(game), small=_small_words())


@cache
def _small_words() -> frozenset[str]:
    """What people of all languages put between the words of any game, and may leave out."""
    return frozenset(word for language in LANGUAGES for word in Texts(language).words("bot"))


@cache
def _tongue(game: str, language: str) -> Tongue:
    return Tongue(Texts(language).words(game))
