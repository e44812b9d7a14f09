"""The line that a game has taken: the rows of its log that were not taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.store.rows import DecisionRow
from rules.engine.decisions import CHANCE, Choice
from rules.engine.session import Chance, Entry


class Made(NamedTuple):
    """A decision that counts: its row of the log, the act it came with, and who made it."""

    seq: int
    entry: Entry
    act: int
    person: int | None
    secret: bool

    @property
    def is_luck(self) -> bool:
        """Say whether chance really decided."""
        return self.entry.seat == CHANCE and not self.entry.auto


class Line:
    """Decisions in order, and the luck of those that were taken back.

    That luck is used again while it fits, so that redoing cannot fish for more.
    """

    __slots__ = ("drawn", "made")

    def __init__(self, made: list[Made], drawn: list[Entry]) -> None:
        self.made = made
        self.drawn = drawn

    @classmethod
    def of(cls, rows: Iterable[DecisionRow]) -> Line:
        """Walk along a whole log."""
        line = cls([], [])
        for row in rows:
            if row.returns_to is None:
                line.add(row)
                line.use_up(row.entry)
            else:
                line.return_to(row.returns_to)
        return line

    def copy(self) -> Line:
        """Return an independent line."""
        return Line(self.made[:], self.drawn[:])

    def add(self, row: DecisionRow) -> None:
        """Go one decision further."""
        self.made.append(Made(row.seq, row.entry, row.act, row.person, row.secret))

    def use_up(self, entry: Entry) -> None:
        """Strike off old luck that a logged draw has used."""
        if self.drawn and entry.seat == CHANCE and not entry.auto:
            again = self.drawn.pop(0)
            if again[:3] != entry[:3]:
                self.drawn.clear()

    def return_to(self, seq: int) -> list[Made]:
        """Go back to the point after a row; return what is taken back."""
        keep = self.count_to(seq)
        removed = self.made[keep:]
        del self.made[keep:]
        self.drawn = [made.entry for made in removed if made.is_luck] + self.drawn
        return removed

    def count_to(self, seq: int) -> int:
        """Return how many decisions of the line lie at or before a row."""
        return bisect_right(self.made, seq, key=lambda made: made.seq)

    def seq_of(self, count: int) -> int:
        """Return the row after which so many decisions have been made."""
        return self.made[count - 1].seq if count else 0

    def entries(self, start: int) -> list[Entry]:
        """Return the decisions from some number on, as the rules know them."""
        return [made.entry for made in self.made[start:]]


class Luck:
    """Chance that uses old luck first, while it is on offer."""

    def __init__(self, line: Line, chance: Chance) -> None:
        self.line = line
        self.chance = chance

    def __call__(self, choice: Choice[Any]) -> int:
        """Pick one of the options by its place."""
        drawn = self.line.drawn
        if drawn:
            again = drawn.pop(0)
            keys = [str(option) for option in choice.options]
            if again.what == choice.what and again.key in keys:
                return keys.index(again.key)
            drawn.clear()
        return self.chance(choice)
