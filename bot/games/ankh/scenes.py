"""What happened in a stretch of a game: its battles, and the course that led to its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ankh.phrases import said
from bot.texts import Texts
from renderer.ankh.course import Course, course
from renderer.words import LONGEST_ALT
from rules.ankh.data import God
from rules.ankh.view import View
from rules.engine.events import Event

_REGION_BEGINS = ("conflict", "battle", "dominated", "region_skipped", "conflict_over")
_TOLD = ("battle", "cards_revealed", "plague", "strength", "battle_result", "died")  # in alt text


def begins_region(event: Event) -> bool:
    """Return whether an event begins another part of a conflict."""
    return event.what in _REGION_BEGINS


def battles(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each battle that was decided.

    A stretch may begin in the middle of a battle: what it needs to be drawn, its region
    and its rivals, is in its result too.
    """
    parts: list[list[Event]] = [[]]
    for event in events:
        if begins_region(event):
            parts.append([])
        parts[-1].append(event)
    return [_whole(part) for part in parts if any(e.what == "battle_result" for e in part)]


def running_battle(earlier: Sequence[Event]) -> Sequence[Event]:
    """What was told of a battle that was not decided yet."""
    begun = max((n for n, event in enumerate(earlier) if begins_region(event)), default=0)
    part = earlier[begun:]
    return part if not any(event.what == "battle_result" for event in part) else ()


def _whole(part: list[Event]) -> list[Event]:
    if part[0].what == "battle":
        return part
    result = next(event for event in part if event.what == "battle_result")
    begun = {"region": result.data["region"], "gods": list(result.data["strength"])}
    return [Event("battle", begun), *part]


def battle_alt(texts: Texts, events: Sequence[Event]) -> str:
    """A battle in words, whole sentences only."""
    text = ""
    for event in events:
        line = said(texts, event) if event.what in _TOLD else ""
        if line and len(text) + len(line) + 2 <= LONGEST_ALT:
            text = f"{text} {line}." if text else f"{line}."
    return text


def course_of(view: View, events: Sequence[Event]) -> Course:
    """The course of a game, or of the stretch that the events tell of."""
    if any(event.what == "set_up" for event in events):
        return course(events)
    return course([*_beginning(view, events), *events])


def _beginning(view: View, events: Sequence[Event]) -> list[Event]:
    """Where everybody stood when the stretch began: before its first change, or as now."""
    devotion = {sheet.god: sheet.devotion for sheet in view.gods}
    for event in reversed(events):
        if event.what == "devotion":
            devotion[God(event.data["god"])] = event.data["before"]
    joined = {God(event.data["junior"]) for event in events if event.what == "merged"}
    playing = [god for god in view.seats if god not in view.merged or god in joined]
    conflicts = [event for event in events if event.what in ("conflict", "conflict_over")]
    running = bool(conflicts) and conflicts[0].what == "conflict_over"
    number = conflicts[0].data["number"] if running else 0
    return [
        Event("set_up", {"scenario": view.scenario, "gods": playing}),
        *(Event("devotion", {"god": god, "after": devotion.get(god, 0)}) for god in playing),
        *([Event("conflict", {"number": number})] if running else []),
    ]
