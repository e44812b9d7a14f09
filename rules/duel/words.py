"""The words of the typed language, and what else may be typed for them.

Keys are made of these words.  Other languages are added by the texts: a mapping
from their words to ours is given to the parser.
"""

from __future__ import annotations

import enum

from rules.duel.cards import Card
from rules.duel.data import God, Mythology, Progress, Side, Wonder
from rules.duel.keys import Deed, What


class Verb(enum.StrEnum):
    """What a player says to do, beside the deeds of a turn."""

    CHOOSE = enum.auto()
    OFFER = enum.auto()


ME, RIVAL = "me", "rival"  # who begins an Age
NONE = "none"  # no Offering tokens

# The verb with which an answer to each decision is written; a main action has its own.
VERB_OF: dict[str, str] = {
    **{what: Verb.CHOOSE for what in What if what is not What.MAIN_ACTION},
    What.OFFERING_TOKENS: Verb.OFFER,
    What.PLACE_MINERVA: God.MINERVA,
    What.PLACE_GATE: God.GATE,
}

# What else means one of our words.
SYNONYMS: dict[str, str] = {
    "construct": Deed.BUILD,
    "discard": Deed.SELL,
    "w": Deed.WONDER,
    "activate": Deed.GOD,
    "slot": Deed.GOD,
    "pick": Verb.CHOOSE,
    "take": Verb.CHOOSE,
    "keep": Verb.CHOOSE,
    "offering": Verb.OFFER,
    "offerings": Verb.OFFER,
    "nothing": NONE,
    "no": NONE,
    "i": ME,
    "opponent": RIVAL,
    "pantheon": Card.PANTHEON_BUILDING,
    "artemis": Wonder.TEMPLE_OF_ARTEMIS,
    **{f"{m}_grand_temple": f"grand_temple_{m}" for m in Mythology},
    **{f"{m}_temple": f"grand_temple_{m}" for m in Mythology},
}

CARDS: frozenset[str] = frozenset(map(str, Card))
WONDERS: frozenset[str] = frozenset(map(str, Wonder))
# Words that are answers by themselves.
NAMES: frozenset[str] = frozenset(
    map(str, (*Card, *Wonder, *God, *Progress, *Mythology, *Side, ME, RIVAL, NONE))
)
VOCABULARY: frozenset[str] = frozenset(map(str, (*Deed, *Verb, *NAMES)))
