"""What has come of games that have ended, row by row."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.rows import Place, Status
from rules.engine.decisions import Seat


@dataclass(frozen=True, slots=True)
class PlacingRow:
    """Where a seat came in a game that has ended, and what was played there.

    A person who wanted to be forgotten is neither a person nor a computer player.
    """

    seat: Seat
    place: int | None  # 1 is the best, and ties share it; None: people ended the game early
    won: bool
    role: str  # the game's own word for what was played, such as a colour; empty if unknown
    person: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """What has come of a game that has ended."""

    game: int
    name: str
    guild: int | None
    ended: float | None  # when, if anybody knows
    status: Status
    rematch: bool
    placings: tuple[PlacingRow, ...]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.placings)

    @property
    def is_abandoned(self) -> bool:
        """Return whether people ended it early."""
        return self.status is not Status.OVER

    @property
    def has_computers(self) -> bool:
        """Return whether a computer player held a seat at the end."""
        return any(row.level is not None for row in self.placings)

    @property
    def counts(self) -> bool:
        """Return whether it changes ratings: people alone have played it to its end."""
        people = [row.person for row in self.placings if row.person is not None]
        alone = len(people) == len(set(people))  # nobody held two seats
        return not self.is_abandoned and not self.has_computers and self.players > 1 and alone

    def of(self, person: int) -> PlacingRow | None:
        """Where a person came, at the best of their seats."""
        mine = [row for row in self.placings if row.person == person]
        return min(mine, key=lambda row: (row.place or 0, row.seat), default=None)


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """What somebody has achieved in a game, by the game's own name for it."""

    game: int
    seat: Seat
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A game that has ended, as somebody who looks for it knows it."""

    id: int
    name: str
    place: Place
    ended: float | None
    people: tuple[int, ...]
    names: tuple[str, ...]  # of all seats
