"""A played game as a row of frames: what a replay shows, before anything is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from renderer.ankh.changes import changed_marks
from renderer.ankh.marks import NO_MARKS, Marks
from rules.ankh.view import View
from rules.engine.events import Event

MOST = 150  # frames of a chapter: three minutes
# Events without a frame of their own: what follows shows them.
_QUIET = frozenset({"action", "strength", "announced"})


class Step(NamedTuple):
    """A position, the public events that led to it, and a line that says so."""

    view: View
    events: Sequence[Event]
    caption: str


@dataclass(frozen=True, slots=True)
class Progress:
    """Which frame of the whole game this is, of how many, and at which conflicts ended."""

    frame: int
    frames: int
    conflicts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay."""

    view: View
    marks: Marks
    caption: str
    progress: Progress


def replay_frames(steps: Iterable[Step]) -> list[Frame]:
    """A frame for each step that tells something, with arrows since the frame before it."""
    told = [step for step in steps if any(event.what not in _QUIET for event in step.events)]
    ended = _conflicts(told)
    marks = [NO_MARKS, *(changed_marks(a.view, b.view) for a, b in pairwise(told))]
    return [
        Frame(step.view, marks[n], step.caption, Progress(n, len(told), ended))
        for n, step in enumerate(told)
    ]


def _conflicts(steps: Sequence[Step]) -> tuple[int, ...]:
    """The steps at which conflicts ended, be it because the game did."""
    when = {
        what: [n for n, step in enumerate(steps) for event in step.events if event.what == what]
        for what in ("conflict", "conflict_over")
    }
    running = len(when["conflict"]) > len(when["conflict_over"])
    return (*when["conflict_over"], *([len(steps) - 1] if running else []))


def chapters(frames: Sequence[Frame], most: int = MOST) -> list[list[Frame]]:
    """Cut a replay after each conflict, and make each part short enough."""
    cuts = [n + 1 for n in frames[0].progress.conflicts] if frames else []
    bounds = [0, *(n for n in cuts if n < len(frames)), len(frames)]
    return [shortened(frames[start:end], most) for start, end in pairwise(bounds) if end > start]


def shortened(frames: Sequence[Frame], most: int) -> list[Frame]:
    """Join neighbours evenly until there are few enough; the last frame is always shown."""
    if len(frames) <= most:
        return list(frames)
    ends = [round(len(frames) * n / most) for n in range(most + 1)]
    return [_joined(frames[a:b]) for a, b in pairwise(ends)]


def _joined(frames: Sequence[Frame]) -> Frame:
    """The last of some frames with the arrows and camels of all."""
    last = frames[-1]
    marks = replace(
        last.marks,
        arrows=tuple(dict.fromkeys(arrow for f in frames for arrow in f.marks.arrows)),
        cells=tuple(sorted({cell for f in frames for cell in f.marks.cells})),
        borders=tuple(dict.fromkeys(border for f in frames for border in f.marks.borders)),
    )
    return replace(last, marks=marks)
