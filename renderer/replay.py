"""A played game as a row of frames: what a replay of any game shows, before it is drawn.

``V`` is the game's view, ``M`` its marks: what lies over a picture for a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from rules.engine.events import Event

MOST = 150  # frames of a chapter: three minutes

V = TypeVar("V")
M = TypeVar("M")


class Step(NamedTuple, Generic[V]):
    """A position, the public events that led to it, and a line that says so."""

    view: V
    events: Sequence[Event]
    caption: str


@dataclass(frozen=True, slots=True)
class Progress:
    """Which frame of the whole game this is, of how many, and at which chapters ended."""

    frame: int
    frames: int
    chapters: tuple[int, ...] = ()


@dataclass(frozen=True)  # no slots: in Python 3.11 they and Generic do not get along
class Frame(Generic[V, M]):
    """One picture of a replay."""

    view: V
    marks: M
    caption: str
    progress: Progress
    hold: float = 1.0  # how many times as long as others it stays


def frames_of(
    steps: Sequence[Step[V]], ends: tuple[int, ...], none: M, changed: Callable[[V, V], M]
) -> list[Frame[V, M]]:
    """A frame for each step, with marks for what changed since the frame before it."""
    marks = [none, *(changed(a.view, b.view) for a, b in pairwise(steps))]
    return [
        Frame(step.view, marks[n], step.caption, Progress(n, len(steps), ends))
        for n, step in enumerate(steps)
    ]


def cut(
    frames: Sequence[Frame[V, M]], joined: Callable[[Sequence[M]], M], most: int = MOST
) -> list[list[Frame[V, M]]]:
    """Cut a replay after each chapter, and make each part short enough."""
    cuts = [n + 1 for n in frames[0].progress.chapters] if frames else []
    bounds = [0, *(n for n in cuts if n < len(frames)), len(frames)]
    parts = [frames[start:end] for start, end in pairwise(bounds) if end > start]
    return [shortened(part, joined, most) for part in parts]


def shortened(
    frames: Sequence[Frame[V, M]], joined: Callable[[Sequence[M]], M], most: int
) -> list[Frame[V, M]]:
    """Join neighbours evenly until there are few enough; the last frame is always shown."""
    if len(frames) <= most:
        return list(frames)
    ends = [round(len(frames) * n / most) for n in range(most + 1)]
    return [_last(frames[a:b], joined) for a, b in pairwise(ends)]


def _last(frames: Sequence[Frame[V, M]], joined: Callable[[Sequence[M]], M]) -> Frame[V, M]:
    """The last of some frames with the marks of all."""
    last = frames[-1]
    marks = joined([frame.marks for frame in frames])
    return Frame(last.view, marks, last.caption, last.progress, max(frame.hold for frame in frames))
