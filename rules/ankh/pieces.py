"""The pieces of Ankh, and the events by which one can tell that a piece was used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.ankh.data import GUARDIANS, MONUMENTS, Card, God, Power
from rules.ankh.scenarios import SCENARIOS
from rules.engine.pieces import Pieces, named


def _revealed(data: Mapping[str, Any]) -> Iterable[object]:
    """The battle cards of all gods who fight."""
    return [card for cards in data["cards"].values() for card in cards]


PIECES = {
    "scenarios": Pieces(tuple(SCENARIOS), {"set_up": named("scenario")}),
    "gods": Pieces(tuple(God), {"set_up": named("gods")}),
    "guardians": Pieces(
        tuple(GUARDIANS),
        {"guardian_gained": named("guardian"), "guardian_taken": named("guardian")},
    ),
    "ankh powers": Pieces(tuple(Power), {"unlocked": named("power")}),
    "battle cards": Pieces(tuple(Card), {"cards_revealed": _revealed}),
    "monuments": Pieces(MONUMENTS, {"built": named("monument")}),
}
