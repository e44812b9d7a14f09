"""What the tests of the texts must know about Imhotep."""

from __future__ import annotations

from rules.imhotep.data import Bonus, Card, Colour, Pyramid, Reward, Side, Site, Source
from rules.imhotep.ending import Ending
from rules.imhotep.words import VERB_OF
from tests.texts.catalogues import BUTTON, LINE, OPTION

# The ids that have a text each, by the beginning of its key.
FAMILIES = {
    "imhotep-colour": Colour,
    "imhotep-colour-short": Colour,
    "imhotep-site": Site,
    "imhotep-side": [str(side).lower() for side in Side],
    "imhotep-pyramid": Pyramid,
    "imhotep-card": Card,
    "imhotep-text-card": Card,
    "imhotep-bonus": Bonus,
    "imhotep-reward": Reward,
    "imhotep-source": Source,
    "imhotep-origin": ("market", "pair", "bonus", "temple"),
    "imhotep-ending": Ending,
    "imhotep-what": ("action", *VERB_OF),
}
ALIKE = ()  # families in which two texts may be the same

# How long texts of kinds of its own may be, by the beginning of their keys.
MOST = {
    "imhotep-colour-short-": 3,
    "imhotep-colour-": BUTTON,
    "imhotep-player": BUTTON,
    "imhotep-site-": BUTTON,
    "imhotep-side-": 1,
    "imhotep-pyramid-": BUTTON,
    "imhotep-card-": BUTTON,
    "imhotep-bonus-": BUTTON,
    "imhotep-reward-": BUTTON,
    "imhotep-source-": OPTION,
    "imhotep-origin-": OPTION,
    "imhotep-hand-": LINE,
}

# Variables that hold numbers, and words where a text chooses by them.
NUMBERS = {
    "bonus",
    "capacity",
    "cards",
    "cell",
    "count",
    "discard",
    "draw",
    "have",
    "load",
    "minimum",
    "need",
    "pair",
    "player",
    "points",
    "quarry",
    "round",
    "rounds",
    "score",
    "ship",
    "ships",
    "sled",
    "stones",
    "top",
}
WORDED = {"wrath": "yes", "used": "yes"}
# Families of things with a name and a text of their own that random games offer to choose from.
DESCRIBED = {"card"}
CALLED = ()  # families by which players are called
PLAIN = ("first", "seat")  # options of the lobby whose values need no description
TWICE = ()  # names that something with another text has too
