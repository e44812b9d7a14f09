"""What the tests of the texts must know about Duel."""

from __future__ import annotations

from rules.duel.cards import Card, Count
from rules.duel.data import (
    Back,
    Category,
    Chain,
    Colour,
    God,
    Mythology,
    Progress,
    Resource,
    Side,
    Symbol,
    Wonder,
)
from rules.duel.keys import What
from rules.duel.state import Ending
from tests.texts.catalogues import BUTTON, LINE, OPTION

# The ids that have a text each, by the beginning of its key.
FAMILIES = {
    "duel-side": Side,
    "duel-resource": Resource,
    "duel-symbol": Symbol,
    "duel-chain": Chain,
    "duel-colour": Colour,
    "duel-back": Back,
    "duel-category": Category,
    "duel-ending": Ending,
    "duel-card": Card,
    "duel-wonder": Wonder,
    "duel-god": God,
    "duel-progress": Progress,
    "duel-mythology": Mythology,
    "duel-count": Count,
    "duel-text-wonder": Wonder,
    "duel-text-god": God,
    "duel-text-progress": Progress,
    "duel-what": What,
}
ALIKE = ()  # families in which two texts may be the same

# How long texts of kinds of its own may be, by the beginning of their keys.
MOST = {
    "duel-side-": BUTTON,
    "duel-resource-": BUTTON,
    "duel-symbol-": BUTTON,
    "duel-chain-": BUTTON,
    "duel-colour-": BUTTON,
    "duel-back-": BUTTON,
    "duel-category-": BUTTON,
    "duel-card-": BUTTON,
    "duel-short-": BUTTON,
    "duel-wonder-": BUTTON,
    "duel-god-": BUTTON,
    "duel-progress-": BUTTON,
    "duel-mythology-": BUTTON,
    "duel-count-": OPTION,
    "duel-effect-": OPTION,
    "duel-price-": OPTION,
    "duel-caption-": LINE,
    "duel-player": BUTTON,
    "duel-hint-": LINE,
}

# Variables that hold numbers, and words where a text chooses by them.
NUMBERS = {
    "batch",
    "coins",
    "count",
    "left",
    "moon",
    "number",
    "player",
    "points",
    "price",
    "rival",
    "shields",
    "slot",
    "steps",
    "sun",
    "symbols",
    "units",
}
WORDED = {"pantheon": "yes", "side": "sun", "seat": "Солнце"}
# Families of things with a name and a text of their own that random games offer to choose from.
DESCRIBED = {"god", "progress", "wonder"}
CALLED = ()  # families by which players are called
PLAIN = ("first",)  # options of the lobby whose values need no description
TWICE = ()  # names that something with another text has too
