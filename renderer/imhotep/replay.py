"""A played game of Imhotep as a row of frames; a chapter ends with a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from renderer import replay
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.marks import NO_MARKS, Marks
from renderer.replay import MOST, Step, cut, frames_of
from rules.imhotep.view import View

Frame: TypeAlias = replay.Frame[View, Marks]
T = TypeVar("T")


def replay_frames(steps: Iterable[Step[View]]) -> list[Frame]:
    """A frame for each step that tells something, with marks since the frame before it."""
    told = [step for step in steps if step.events]
    ends = tuple(
        n for n, step in enumerate(told) if any(event.what == "round_over" for event in step.events)
    )
    return frames_of(told, ends, NO_MARKS, changed_marks)


def chapters(frames: Sequence[Frame], most: int = MOST) -> list[list[Frame]]:
    """Cut a replay after each round, and make each part short enough."""
    return cut(frames, joined, most)


def joined(marks: Sequence[Marks]) -> Marks:
    """The marks of some frames that become one: everything that changed in any of them."""

    def every(of: Callable[[Marks], tuple[T, ...]]) -> tuple[T, ...]:
        return tuple(dict.fromkeys(item for m in marks for item in of(m)))

    gains: dict[int, int] = {}
    for seat, points in (gain for m in marks for gain in m.gains):
        gains[seat] = gains.get(seat, 0) + points
    parts: dict[str, Any] = {
        "spaces": every(lambda m: m.spaces),
        "ways": every(lambda m: m.ways),
        "spots": every(lambda m: m.spots),
        "cards": every(lambda m: m.cards),
        "held": every(lambda m: m.held),
        "gains": tuple(gains.items()),
    }
    return replace(marks[-1], **parts)
