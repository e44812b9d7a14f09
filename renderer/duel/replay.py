"""A played game of Duel as a row of frames; a chapter ends with the draft and with an Age."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, TypeAlias

from renderer import replay
from renderer.duel.changes import changed_marks
from renderer.duel.marks import NO_MARKS, Marks
from renderer.replay import MOST, Step, cut, frames_of
from rules.duel.state import Phase
from rules.duel.view import View

Frame: TypeAlias = replay.Frame[View, Marks]


def replay_frames(steps: Iterable[Step[View]]) -> list[Frame]:
    """A frame for each step that tells something, with marks since the frame before it."""
    told = [step for step in steps if step.events and step.caption]
    chapters = [_chapter(step.view) for step in told]
    ends = tuple(n for n in range(len(told) - 1) if chapters[n] != chapters[n + 1])
    return frames_of(told, ends, NO_MARKS, changed_marks)


def _chapter(view: View) -> int:
    """The draft is chapter 0, each Age one of its own."""
    return 0 if view.phase in (Phase.SET_UP, Phase.DRAFT) else view.age


def chapters(frames: Sequence[Frame], most: int = MOST) -> list[list[Frame]]:
    """Cut a replay after each chapter, and make each part short enough."""
    return cut(frames, joined, most)


def joined(marks: Sequence[Marks]) -> Marks:
    """The marks of some frames that become one: everything that changed in any of them."""
    parts: dict[str, Any] = {
        field.name: tuple(dict.fromkeys(item for m in marks for item in getattr(m, field.name)))
        for field in fields(Marks)
        if field.name not in ("pawn", "coins")
    }
    pawns = [m.pawn for m in marks if m.pawn is not None]
    return replace(marks[-1], **parts, pawn=pawns[0] if pawns else None)
