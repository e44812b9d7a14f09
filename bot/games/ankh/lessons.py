"""What newcomers to Ankh are told about an event, in one sentence."""

from __future__ import annotations

from rules.ankh.data import CONFLICT_POSITIONS, Action, EventKind
from rules.ankh.state import Phase
from rules.ankh.view import View
from rules.engine.events import Event

LESSONS = {
    "moved": "moved",
    "summoned": "summoned",
    "unlocked": "unlocked",
    "guardian_gained": "guardian",
    "conflict": "conflict",
    "dominated": "dominated",
    "battle": "battle",
    "cards_revealed": "cards",
    "majority": "majority",
    "strength": "strength",
    "battle_result": "victory",
    "died": "fallen",
    "devotion": "devotion",
    "built": "built",
    "plague": "plague",
    "tie_broken": "tie",
    "cards_taken_back": "cards-back",
    "destroyed": "destroyed",
    "captured": "captured",
    "portal": "portal",
    "merge": "merge",
    "forgotten": "forgotten",
    "auction": "auction",
    "waves_of_doubt": "doubt",
}


def lesson(event: Event) -> str | None:
    """Name what is to be explained about an event; None if it explains itself."""
    if event.what == "event" and event.data["kind"] != EventKind.CONFLICT:
        return str(event.data["kind"])
    if event.what == "followers" and event.data["source"] == Action.GAIN:
        return "gained"
    return LESSONS.get(event.what)


def has_tasted(view: View) -> bool:
    """Say whether the first conflict is over."""
    return view.event >= CONFLICT_POSITIONS[0] and view.phase is Phase.ACTION
