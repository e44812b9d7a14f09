"""What the tests of the texts must know about Senet."""

from __future__ import annotations

from rules.senet.data import House, Side
from rules.senet.ending import Ending
from tests.texts.catalogues import BUTTON

_HOUSES = [house.name.lower() for house in House]

# The ids that have a text each, by the beginning of its key.
FAMILIES = {
    "senet-side": Side,
    "senet-house": _HOUSES,
    "senet-text-house": _HOUSES,
    "senet-ending": Ending,
    "senet-what": ("move",),
}
ALIKE = ()  # families in which two texts may be the same

# How long texts of kinds of its own may be, by the beginning of their keys.
MOST = {
    "senet-side-": BUTTON,
    "senet-player": BUTTON,
    "senet-house-": BUTTON,
}

# Variables that hold numbers, and words where a text chooses by them.
NUMBERS = {"count", "end", "house", "margin", "needed", "off", "pieces", "player", "throw", "turn"}
WORDED = {"again": "yes", "back": "yes", "houses": "1, 5"}
# Families of things with a name and a text of their own that random games offer to choose from.
DESCRIBED = {"house"}
CALLED = ()  # families by which players are called
PLAIN = ("first",)  # options of the lobby whose values need no description
TWICE = ()  # names that something with another text has too
