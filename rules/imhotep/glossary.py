"""All ids of Imhotep, for readers of keys, positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable

from rules.imhotep.data import (
    ROUND_CARDS,
    Bonus,
    Card,
    CardColour,
    Colour,
    Pyramid,
    Reward,
    Side,
    Site,
    Source,
)
from rules.imhotep.ending import Ending
from rules.imhotep.keys import Deed
from rules.imhotep.refusals import Reason
from rules.imhotep.state import Phase

IDS: dict[str, Iterable[str]] = {
    "player colours": Colour,
    "sites": Site,
    "sides": Side,
    "pyramids": Pyramid,
    "actions": Deed,
    "market cards": Card,
    "card colours": CardColour,
    "round cards": {card: 0 for cards in ROUND_CARDS.values() for card in cards},
    "bonuses": Bonus,
    "temple B rewards": Reward,
    "point sources": Source,
    "card sources": ("market", "pair", "bonus", "temple"),
    "steps": Phase,
    "endings": Ending,
    "refusal reasons": Reason,
}
