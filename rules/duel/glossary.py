"""All ids of Duel, for readers of keys, positions, views and events."""

from __future__ import annotations

from collections.abc import Iterable

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
from rules.duel.keys import Deed, What
from rules.duel.prices import Way
from rules.duel.refusals import Reason
from rules.duel.state import Ending, Phase

IDS: dict[str, Iterable[str]] = {
    "sides": Side,
    "decisions": What,
    "main actions": Deed,
    "cards": Card,
    "card colours": Colour,
    "card backs": Back,
    "counted things": Count,
    "resources": Resource,
    "science symbols": Symbol,
    "chain symbols": Chain,
    "Wonders": Wonder,
    "Progress tokens": Progress,
    "Mythologies": Mythology,
    "gods": God,
    "ways to pay": Way,
    "sources of tokens": ("board",),
    "categories of points": Category,
    "steps": Phase,
    "endings": Ending,
    "refusal reasons": Reason,
}
