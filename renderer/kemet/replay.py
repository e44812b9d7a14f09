"""A played game of Kemet as a row of frames: a frame a turn or a battle, a chapter a day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, TypeAlias

from renderer import replay
from renderer.kemet.changes import changed_marks
from renderer.kemet.marks import NO_MARKS, Marks
from renderer.replay import MOST, Step, cut, frames_of
from rules.kemet.view import View

Frame: TypeAlias = replay.Frame[View, Marks]
BATTLE = "fought"
BATTLE_HOLD = 2.5  # three seconds
# After these a new frame begins: a turn is over, or something that stands for itself.
_ENDS = frozenset(
    (
        BATTLE,
        "attacked",
        "turn_ended",
        "day_over",
        "game_over",
        "order_set",
        "day",
        "soldiers_placed",
        "pyramids_placed",
        "city_taken",
    )
)


def replay_frames(steps: Iterable[Step[View]]) -> list[Frame]:
    """A frame for each turn and each battle, with arrows since the frame before it."""
    turns = _turns(steps)
    days = [step.view.day for step in turns]
    ends = tuple(n for n in range(len(turns) - 1) if days[n] != days[n + 1])
    frames = frames_of(turns, ends, NO_MARKS, changed_marks)
    return [
        replace(frame, hold=BATTLE_HOLD) if _has(step, BATTLE) else frame
        for step, frame in zip(turns, frames, strict=True)
    ]


def _has(step: Step[View], what: str) -> bool:
    return any(event.what == what for event in step.events)


def _turns(steps: Iterable[Step[View]]) -> list[Step[View]]:
    """Join steps until a turn ends; a battle stands for itself."""
    turns: list[Step[View]] = []
    waiting: list[Step[View]] = []
    for step in steps:
        if step.events:
            waiting.append(step)
        if any(event.what in _ENDS for event in step.events):
            turns.append(_joined(waiting))
            waiting = []
    if waiting:
        turns.append(_joined(waiting))
    return [turn for turn in turns if turn.caption]


def _joined(steps: Sequence[Step[View]]) -> Step[View]:
    """The last position of some steps, with everything that led to it."""
    captions = [step.caption for step in steps if step.caption]
    events = [event for step in steps for event in step.events]
    return Step(steps[-1].view, events, captions[-1] if captions else "")


def chapters(frames: Sequence[Frame], most: int = MOST) -> list[list[Frame]]:
    """Cut a replay after each day, and make each part short enough."""
    return cut(frames, joined, most)


def joined(marks: Sequence[Marks]) -> Marks:
    """The marks of some frames that become one: everything that changed in any of them."""
    parts: dict[str, Any] = {
        field.name: tuple(dict.fromkeys(item for m in marks for item in getattr(m, field.name)))
        for field in fields(Marks)
        if field.name in ("arrows", "areas", "pyramids", "tiles", "spaces")
    }
    return replace(marks[-1], **parts)
