"""The words of the typed language, and what else may be typed for them.

Keys are made of these words.  Other languages are added by the texts: a mapping
from their words to ours is given to the parser.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

from rules.ankh.data import Action, Card, God, Kind, MonumentKind, Power
from rules.ankh.keys import ALL, DONE, NO, ONE, TIE, TWO, YES
from rules.ankh.scenarios import SCENARIOS


class Verb(enum.StrEnum):
    """What a player says to do; the four actions are verbs too."""

    MOVE = enum.auto()
    SUMMON = enum.auto()
    GAIN = enum.auto()
    UNLOCK = enum.auto()
    CLAIM = enum.auto()
    CARAVAN = enum.auto()
    BATTLE = enum.auto()
    BID = enum.auto()
    BUILD = enum.auto()
    KEEP = enum.auto()
    PORTAL = enum.auto()
    CAPTURE = enum.auto()
    CHOOSE = enum.auto()
    TOKEN = enum.auto()
    SWAP = enum.auto()


# The verb with which an answer to each decision is written.
VERB_OF: dict[str, Verb] = {
    "move": Verb.MOVE,
    "summon": Verb.SUMMON,
    "unlock": Verb.UNLOCK,
    "control": Verb.CLAIM,
    "control.monument": Verb.CHOOSE,
    "caravan": Verb.CARAVAN,
    "caravan.token": Verb.TOKEN,
    "caravan.swap": Verb.SWAP,
    "battle.muster": Verb.MOVE,
    "battle.two": Verb.CHOOSE,
    "battle.card": Verb.BATTLE,
    "battle.build": Verb.BUILD,
    "battle.bid": Verb.BID,
    "battle.tie": Verb.CHOOSE,
    "battle.keep": Verb.KEEP,
    "capture": Verb.CAPTURE,
    "portal": Verb.PORTAL,
    "mummy": Verb.SUMMON,
    "worshipful": Verb.CHOOSE,
    "merge.keep": Verb.KEEP,
    "aim": Verb.CHOOSE,
    "auction.bid": Verb.BID,
    "auction.place": Verb.SUMMON,
    "draft": Verb.CHOOSE,
    "founding": Verb.CHOOSE,
    "city": Verb.CHOOSE,
}

# What else means one of our words.
SYNONYMS: dict[str, str] = {
    "warrior": Kind.WARRIOR,
    "warriors": Kind.WARRIOR,
    "cat_mummy": Kind.CAT_MUMMY,
    "giant_scorpion": Kind.GIANT_SCORPION,
    "androsphinx": Kind.ANDROSPHINX,
    "control": Verb.CLAIM,
    "camels": Verb.CARAVAN,
    "play": Verb.BATTLE,
    "card": Verb.BATTLE,
    "underworld": Verb.PORTAL,
    "locusts": Card.PLAGUE,
    "maat": Card.CYCLE,
    "pass": NO,
    "none": NO,
    "skip": NO,
    "stop": DONE,
    "end": DONE,
}

DIRECTION_NAMES = ("n", "ne", "se", "s", "sw", "nw")
CITIES: dict[str, str] = {
    city.name: str(city.cell) for scenario in SCENARIOS.values() for city in scenario.cities
}

_TABLES: tuple[Iterable[str], ...] = (Verb, Action, Kind, MonumentKind, Power, Card, God, CITIES)
VOCABULARY: frozenset[str] = frozenset(
    [str(word) for table in _TABLES for word in table]
    + [DONE, NO, YES, ALL, TIE, ONE, TWO, *DIRECTION_NAMES]
)
