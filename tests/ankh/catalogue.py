"""What the tests of the texts must know about Ankh."""

from __future__ import annotations

import ast as python

from rules.ankh.board import DIRECTIONS
from rules.ankh.data import Action, Card, EventKind, God, Kind, MonumentKind, Power
from rules.ankh.scenarios import ScenarioId
from rules.ankh.state import Ending
from rules.ankh.words import CITIES, DIRECTION_NAMES, VERB_OF
from tests.texts.catalogues import BUTTON, OPTION, calls


def told_sources() -> set[str]:
    """Where followers and devotion come from or go to, as the rules name it."""
    found = set()
    for call in calls("ankh", "gain_followers", "sacrifice", "lose", "reward"):
        last = call.args[-1]
        if isinstance(last, python.Constant):
            found.add(last.value)
        elif isinstance(last, python.Attribute):
            found.add(last.attr.lower())
    return found


# The ids that have a text each, by the beginning of its key.
FAMILIES = {
    "ankh-god": God,
    "ankh-god-short": God,
    "ankh-kind": Kind,
    "ankh-monument": MonumentKind,
    "ankh-neutral": MonumentKind,
    "ankh-power": Power,
    "ankh-power-short": Power,
    "ankh-card": Card,
    "ankh-card-short": Card,
    "ankh-action": Action,
    "ankh-event": EventKind,
    "ankh-scenario": ScenarioId,
    "ankh-city": CITIES,
    "ankh-ending": Ending,
    "ankh-direction": [direction.name for direction in DIRECTIONS],
    "ankh-terrain": ("fertile", "desert", "water"),
    "ankh-what": ("action", *VERB_OF),
    "ankh-source": tuple(told_sources()),
    "ankh-text-card": Card,
    "ankh-text-god": God,
    "ankh-text-power": Power,
    "ankh-click-action": Action,
}
ALIKE = ("ankh-source", "ankh-neutral")  # families in which two texts may be the same

SHARED = set(DIRECTION_NAMES)  # words that are typed alike in all languages
MARKED = r"@\S+"  # the same as they stand in a line

# How long texts of kinds of its own may be, by the beginning of their keys.
MOST = {
    "ankh-god-short-": 2,
    "ankh-power-short-": 8,
    "ankh-card-short-": 8,
    "ankh-god-": BUTTON,
    "ankh-kind-": BUTTON,
    "ankh-monument-": BUTTON,
    "ankh-neutral": BUTTON,
    "ankh-power-": BUTTON,
    "ankh-card-": BUTTON,
    "ankh-action-": BUTTON,
    "ankh-event-": BUTTON,
    "ankh-scenario-": BUTTON,
    "ankh-city-": BUTTON,
    "ankh-direction-": BUTTON,
    "ankh-terrain-": BUTTON,
    "ankh-source-": OPTION,
    "ankh-lesson-": 160,
}

# Variables that hold numbers, and words where a text chooses by them.
NUMBERS = {
    "after",
    "ankhs",
    "bonus",
    "camels",
    "cards",
    "cell",
    "cells",
    "count",
    "devotion",
    "due",
    "end",
    "event",
    "figures",
    "followers",
    "gain",
    "have",
    "left",
    "level",
    "marker",
    "need",
    "player",
    "position",
    "region",
    "slots",
    "space",
    "spaces",
    "start",
    "taken",
    "top",
    "turn",
}
WORDED = {
    "phase": "region",
    "up": "yes",
    "red": "yes",
    "sun": "yes",
    "ransom": "yes",
    "possible": "yes",
    "gods": "Осирис, Амон",
    "amount": "+3",
    "monument": "пирамида",
}
# Families of things with a name and a text of their own that random games offer to choose from.
DESCRIBED = {"card", "kind", "power"}
CALLED = ("god",)  # families by which players are called
PLAIN = ("first", "map")  # options of the lobby whose values need no description
TWICE = ()  # names that something with another text has too
