"""What the tests of the texts must know about Kemet."""

from __future__ import annotations

from rules.kemet.boards import BOARDS, Kind
from rules.kemet.data import (
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Discards,
    Icon,
    Mode,
    PlayerColour,
    Power,
    Space,
    Token,
    Vp,
)
from rules.kemet.keys import What
from rules.kemet.state import Ending
from rules.kemet.strength import Term
from tests.texts.catalogues import BUTTON, LINE, OPTION

AREAS = tuple(map(str, sorted({area for board in BOARDS.values() for area in board.areas})))

# The ids that have a text each, by the beginning of its key.
FAMILIES = {
    "kemet-player": PlayerColour,
    "kemet-mode": Mode,
    "kemet-lobby-mode": Mode,
    "kemet-discards": Discards,
    "kemet-lobby-discards": Discards,
    "kemet-colour": Colour,
    "kemet-creature": Creature,
    "kemet-power": Power,
    "kemet-text-power": Power,
    "kemet-battle-card": BattleCard,
    "kemet-card": Card,
    "kemet-text-card": Card,
    "kemet-icon": Icon,
    "kemet-deed": Deed,
    "kemet-space": Space,
    "kemet-token": Token,
    "kemet-vp": Vp,
    "kemet-kind": Kind,
    "kemet-click-kind": Kind,
    "kemet-area": AREAS,
    "kemet-ending": Ending,
    "kemet-term": Term,
    "kemet-what": What,
}
ALIKE = ()  # families in which two texts may be the same

# How long texts of kinds of its own may be, by the beginning of their keys.
MOST = {
    "kemet-player": BUTTON,
    "kemet-mode-": BUTTON,
    "kemet-discards-": BUTTON,
    "kemet-colour-": BUTTON,
    "kemet-creature-": BUTTON,
    "kemet-power-": BUTTON,
    "kemet-battle-card-": BUTTON,
    "kemet-card-": BUTTON,
    "kemet-icon-": BUTTON,
    "kemet-deed-": BUTTON,
    "kemet-space-": BUTTON,
    "kemet-token-": BUTTON,
    "kemet-vp-": BUTTON,
    "kemet-kind-": BUTTON,
    "kemet-area-": BUTTON,
    "kemet-term-": BUTTON,
    "kemet-part-": OPTION,
    "kemet-rows-": LINE,
    "kemet-hint-": LINE,
    "kemet-forecast": LINE,
    "kemet-veto-advice": LINE,
}

# Variables that hold numbers, and words where a text chooses by them.
NUMBERS = {
    "area",
    "cards",
    "city",
    "count",
    "damage",
    "day",
    "defenders",
    "lost",
    "needed",
    "number",
    "player",
    "points",
    "prayer",
    "price",
    "protection",
    "reserve",
    "soldiers",
    "tile",
    "turn",
    "turns",
    "wounds",
}
WORDED = {"creature": "none", "teleport": "yes", "until": "14:30"}
# Families of things with a name and a text of their own that random games offer to choose from.
DESCRIBED = {"card", "power"}
CALLED = ()  # families by which players are called
PLAIN = ("seat",)  # options of the lobby whose values need no description
TWICE = (
    "kemet-battle-card-offense",
    "kemet-battle-card-defensive",
)  # names that something with another text has too
