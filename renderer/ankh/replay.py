"""A played game of Ankh as a row of frames; a chapter ends with a conflict."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from renderer import replay
from renderer.ankh.changes import changed_marks
from renderer.ankh.marks import NO_MARKS, Marks
from renderer.replay import MOST, Step, cut, frames_of
from rules.ankh.view import View

Frame: TypeAlias = replay.Frame[View, Marks]
# Events without a frame of their own: what follows shows them.
_QUIET = frozenset({"action", "strength", "announced"})


def replay_frames(steps: Iterable[Step[View]]) -> list[Frame]:
    """A frame for each step that tells something, with arrows since the frame before it."""
    told = [step for step in steps if any(event.what not in _QUIET for event in step.events)]
    return frames_of(told, _conflicts(told), NO_MARKS, changed_marks)


def _conflicts(steps: Sequence[Step[View]]) -> tuple[int, ...]:
    """The steps at which conflicts ended, be it because the game did."""
    when = {
        what: [n for n, step in enumerate(steps) for event in step.events if event.what == what]
        for what in ("conflict", "conflict_over")
    }
    running = len(when["conflict"]) > len(when["conflict_over"])
    return (*when["conflict_over"], *([len(steps) - 1] if running else []))


def chapters(frames: Sequence[Frame], most: int = MOST) -> list[list[Frame]]:
    """Cut a replay after each conflict, and make each part short enough."""
    return cut(frames, joined, most)


def joined(marks: Sequence[Marks]) -> Marks:
    """The marks of some frames that become one: arrows and camels of all."""
    return replace(
        marks[-1],
        arrows=tuple(dict.fromkeys(arrow for m in marks for arrow in m.arrows)),
        cells=tuple(sorted({cell for m in marks for cell in m.cells})),
        borders=tuple(dict.fromkeys(border for m in marks for border in m.borders)),
    )
