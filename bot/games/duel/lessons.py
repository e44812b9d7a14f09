"""What newcomers to Duel are told about an event, in one sentence."""

from __future__ import annotations

from rules.duel.cards import CARDS, Card
from rules.duel.prices import Way
from rules.duel.state import Phase
from rules.duel.view import View
from rules.engine.events import Event

LESSONS = {
    "pair": "pair",
    "military_token": "token-falls",
    "turned_up": "turned-up",
    "mythology_taken": "mythology",
    "god_activated": "activation",
    "replay": "replay",
    "starter_chosen": "starter",
    "sold": "sold",
    "offering_taken": "offering",
    "snake_placed": "snake",
    "minerva_placed": "minerva",
}


def lesson(event: Event) -> str | None:
    """Name what is to be explained about an event; None if it explains itself."""
    if event.what in ("built", "wonder_built"):
        return _payment(event)
    return LESSONS.get(event.what)


def _payment(event: Event) -> str | None:
    """How something was paid for."""
    price = event.data["price"]
    if price["way"] == Way.CHAIN:
        return "temple" if CARDS[Card(event.data["card"])].mythology is not None else "chain"
    return "trade" if price["bought"] else None


def has_tasted(view: View) -> bool:
    """Say whether somebody has won by supremacy, or nobody can any more."""
    return view.phase is Phase.OVER
