"""A played game of Ankh as a row of frames; a chapter ends with a conflict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from renderer import replay
from renderer.ankh.battle_report import BattleReport, battle_reports
from renderer.ankh.changes import changed_marks
from renderer.ankh.marks import NO_MARKS, Fought, Marks
from renderer.replay import MOST, Step, cut, frames_of
from rules.ankh.view import View
from rules.engine.events import Event

Frame: TypeAlias = replay.Frame[View, Marks]
BATTLE_HOLD = 2.5  # three seconds
# Events without a frame of their own: what follows shows them.
_QUIET = frozenset({"action", "strength", "announced"})


def replay_frames(steps: Iterable[Step[View]]) -> list[Frame]:
    """A frame for each step that tells something, with arrows since the frame before it."""
    told: list[Step[View]] = []
    fights: list[Fought | None] = []
    for step, fought in _with_fights(steps):
        if any(event.what not in _QUIET for event in step.events):
            told.append(step)
            fights.append(fought)
    frames = frames_of(told, _conflicts(told), NO_MARKS, changed_marks)
    return [
        replace(frame, marks=replace(frame.marks, fought=fought), hold=BATTLE_HOLD)
        if fought
        else frame
        for frame, fought in zip(frames, fights, strict=True)
    ]


def _with_fights(steps: Iterable[Step[View]]) -> Iterator[tuple[Step[View], Fought | None]]:
    """Each step with the battle that it decided; of two the later one."""
    since: list[Event] = []  # the beginning of the last battle
    for step in steps:
        since += step.events
        decided = [report for report in battle_reports(since) if report.decided]
        yield step, _fought(decided[-1]) if decided else None
        begun = [n for n, event in enumerate(since) if event.what == "battle"]
        since = since[begun[-1] :] if begun and not _is_over(since[begun[-1] :]) else []


def _is_over(events: Sequence[Event]) -> bool:
    return any(event.what == "battle_result" for event in events)


def _fought(report: BattleReport) -> Fought:
    strength = report.strength or {}
    strengths = tuple((god, strength[god].total) for god in report.rivals if god in strength)
    return Fought(report.region, strengths, report.winner)


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
        fought=next((m.fought for m in reversed(marks) if m.fought), None),
    )
