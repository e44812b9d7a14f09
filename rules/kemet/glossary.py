"""All ids of Kemet, for readers of keys, positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kemet.boards import BOARDS, Kind
from rules.kemet.data import (
    TILES,
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
from rules.kemet.refusals import Reason
from rules.kemet.state import Ending, Phase, Source, Stage
from rules.kemet.strength import Term

IDS: dict[str, Iterable[str]] = {
    "player colours": PlayerColour,
    "modes": Mode,
    "discards of battle cards": Discards,
    "decisions": What,
    "areas": tuple(map(str, sorted({area for b in BOARDS.values() for area in b.areas}))),
    "kinds of areas": Kind,
    "actions": Deed,
    "spaces": Space,
    "tokens": Token,
    "pyramid colours": Colour,
    "power tiles": tuple(map(str, TILES)),
    "powers": Power,
    "creatures": Creature,
    "battle cards": BattleCard,
    "divine intervention cards": Card,
    "card icons": Icon,
    "kinds of victory points": Vp,
    "sources of strength": Term,
    "sources of prayer points": ("night", "pray", "prayer", "holy_war", "crusade", "sacrifice"),
    "sources of soldiers": Source,
    "stages of a battle": Stage,
    "steps": Phase,
    "endings": Ending,
    "refusal reasons": Reason,
}
