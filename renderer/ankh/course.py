"""The course of a game: the devotion of each god over time, read off the public events.

A moment is an action or one region of a conflict, so that a conflict, in which most
devotion is won and lost, takes as much room as what happened between two of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.ankh.data import God
from rules.ankh.scenarios import SCENARIOS, ScenarioId
from rules.engine.events import Event

# Events that begin a new moment.
_MOMENTS = ("action", "conflict", "dominated", "battle", "region_skipped", "conflict_over")


@dataclass(frozen=True, slots=True)
class Conflict:
    """A conflict, and the moments at which it began and ended."""

    number: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Merge:
    """The senior took the junior into itself, and its place in devotion."""

    at: int
    senior: God
    junior: God


@dataclass(frozen=True, slots=True)
class Line:
    """A god's devotion at the beginning and after each moment, as long as it was in play."""

    god: God
    devotion: tuple[int, ...]

    @property
    def end(self) -> int:
        """The last moment at which the god was in play."""
        return len(self.devotion) - 1


@dataclass(frozen=True, slots=True)
class Course:
    """A game from its beginning to its end, or to now."""

    length: int  # the last moment; the beginning is moment 0
    lines: tuple[Line, ...]  # by seat
    conflicts: tuple[Conflict, ...]
    merges: tuple[Merge, ...]
    forgotten: tuple[God, ...]

    def line(self, god: God) -> Line:
        """Return a god's line."""
        return next(line for line in self.lines if line.god is god)


def course(events: Iterable[Event]) -> Course:
    """Follow a game through its events, in their order, from the set-up on."""
    log = _Log()
    for event in events:
        if event.what in _MOMENTS:
            log.moment()
        log.take(event)
    return log.course()


class _Log:
    """What is known so far."""

    def __init__(self) -> None:
        self.values: dict[God, list[int]] = {}
        self.out: dict[God, None] = {}
        self.now = 0
        self.conflicts: list[Conflict] = []
        self.merges: list[Merge] = []
        self.forgotten: list[God] = []

    def moment(self) -> None:
        """Go on: everybody in play keeps what it has."""
        self.now += 1
        for god, values in self.values.items():
            if god not in self.out:
                values.append(values[-1])

    def take(self, event: Event) -> None:
        """Note what an event changes."""
        data = event.data
        match event.what:
            case "set_up":
                devotion = SCENARIOS[ScenarioId(data["scenario"])].devotion
                self.values = {God(god): [devotion] for god in data["gods"]}
            case "devotion":
                self.values[God(data["god"])][-1] = data["after"]
            case "conflict":
                self.conflicts.append(Conflict(data["number"], self.now, self.now))
            case "conflict_over":
                begun = self.conflicts.pop()
                self.conflicts.append(Conflict(begun.number, begun.start, self.now))
            case "merged":
                self.moment()  # or the senior would drop within the conflict
                senior, junior = God(data["senior"]), God(data["junior"])
                self.values[senior][-1] = data["devotion"]
                self.values[junior].pop()
                self.out[junior] = None
                self.merges.append(Merge(self.now, senior, junior))
            case "forgotten":
                self.out[God(data["god"])] = None
                self.forgotten.append(God(data["god"]))

    def course(self) -> Course:
        """Freeze it; a conflict in which the game ended goes on to the end."""
        conflicts = list(self.conflicts)
        if conflicts and conflicts[-1].end == conflicts[-1].start:
            last = conflicts.pop()
            conflicts.append(Conflict(last.number, last.start, self.now))
        return Course(
            length=self.now,
            lines=tuple(Line(god, tuple(values)) for god, values in self.values.items()),
            conflicts=tuple(conflicts),
            merges=tuple(self.merges),
            forgotten=tuple(self.forgotten),
        )
