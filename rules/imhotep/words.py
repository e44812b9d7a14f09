"""The words of the typed language, and what else may be typed for them.

Keys are made of these words.  Other languages are added by the texts: a mapping
from their words to ours is given to the parser.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

from rules.engine.tokens import meant
from rules.imhotep.data import Card, Pyramid, Site
from rules.imhotep.keys import NO, PAIR, POINT, STONES, YES


class Verb(enum.StrEnum):
    """What a player says to do."""

    TAKE = enum.auto()
    LOAD = enum.auto()
    SAIL = enum.auto()
    CARD = enum.auto()
    CHOOSE = enum.auto()
    PASS = enum.auto()


# The verb with which an answer to each decision is written; an action has its own.
VERB_OF: dict[str, Verb] = {
    "market": Verb.CHOOSE,
    "market.keep": Verb.CHOOSE,
    "pyramid": Verb.CHOOSE,
    "bonus.card": Verb.CHOOSE,
    "bonus.stones": Verb.CHOOSE,
    "bonus.load": Verb.LOAD,
    "temple": Verb.CHOOSE,
}

# What else means one of our words.
SYNONYMS: dict[str, str] = {
    "get": Verb.TAKE,
    "place": Verb.LOAD,
    "put": Verb.LOAD,
    "play": Verb.CARD,
    "keep": Verb.CHOOSE,
    "buy": Verb.CHOOSE,
    "pick": Verb.CHOOSE,
    "burial": Site.TOMB,
    "burial_chamber": Site.TOMB,
    "chamber": Site.TOMB,
    "obelisk": Site.OBELISKS,
    "pyramids": Site.PYRAMID,
    "path": Card.PAVED_PATH,
    "centre": Pyramid.MIDDLE,
    "center": Pyramid.MIDDLE,
    "points": POINT,
    "stone": STONES,
    "decline": NO,
    "none": NO,
    "skip": NO,
}

CHOSEN = (NO, YES, PAIR, POINT, STONES)
BUILT = (Pyramid.LEFT, Pyramid.MIDDLE, Pyramid.RIGHT)  # only these are ever chosen

_TABLES: tuple[Iterable[str], ...] = (Verb, Site, Card, BUILT, CHOSEN)
VOCABULARY: frozenset[str] = frozenset(str(word) for table in _TABLES for word in table)


def meant_by(word: str, known: Iterable[str]) -> str | None:
    """The one word of those known that a typed word is, or is the beginning of."""
    return meant(word, known, SYNONYMS)
