"""The words of the typed language, and what else may be typed for them.

Keys are made of these words.  Other languages are added by the texts: a mapping
from their words to ours is given to the parser.
"""

from __future__ import annotations

import enum

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

BUILT = (Pyramid.LEFT, Pyramid.MIDDLE, Pyramid.RIGHT)  # only these are ever chosen
BETWEEN = frozenset(("ship", "space"))  # words that may stand before a number
SAIL_CARD = "the_sail"  # other languages do not call the card by the verb
CARDS: dict[str, str] = {**{card: card for card in Card}, SAIL_CARD: Card.SAIL}
# Words that are answers by themselves.
NAMES = frozenset((Verb.TAKE, Verb.PASS, NO, YES, PAIR, POINT, STONES, *Site, *BUILT))
VOCABULARY: frozenset[str] = frozenset(map(str, (*Verb, *CARDS, *NAMES, *BETWEEN)))
