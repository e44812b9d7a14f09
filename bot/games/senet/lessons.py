"""What newcomers to Senet are told about an event, in one sentence."""

from __future__ import annotations

from rules.engine.events import Event

LESSONS = {"set_up": "way", "drowned": "drowned", "borne_off": "off", "lost": "lost"}


def lesson(event: Event) -> str | None:
    """Name what is to be explained about an event; None if it explains itself."""
    if event.what != "moved":
        return LESSONS.get(event.what)
    if event.data["back"]:
        return "back"
    if event.data["other"] is not None:
        return "places"
    return "again" if event.data["again"] else "throw"
