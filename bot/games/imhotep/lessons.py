"""What newcomers to Imhotep are told about an event, in one sentence."""

from __future__ import annotations

from rules.engine.events import Event

LESSONS = {
    "round": "round",
    "taken": "taken",
    "loaded": "loaded",
    "sailed": "sailed",
    "temple_cell": "temple-scored",
    "card_gained": "card",
    "pair_bought": "pair",
    "bonus": "bonus",
    "tower": "tower",
    "stalled": "stalled",
}


def lesson(event: Event) -> str | None:
    """Name what is to be explained about an event; None if it explains itself."""
    if event.what == "built":
        return str(event.data["site"])
    return LESSONS.get(event.what)
