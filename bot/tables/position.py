"""Where a game stands: the rules' session, the line that led there, and who has picked.

The line is the rows of the log that were not taken back.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.store.rows import CheckpointRow, DecisionRow, PickRow, Status
from bot.tables import shown
from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.game import Game
from rules.engine.luck import Luck, OldLuck
from rules.engine.seeds import Seeds
from rules.engine.session import Chance, Entry, Progress, Session


class Made(NamedTuple):
    """A decision that counts: its row of the log, the act it came with, and who made it."""

    seq: int
    entry: Entry
    act: int
    person: int | None
    secret: bool


class Line:
    """Decisions in order, and the luck of those that were taken back."""

    __slots__ = ("given", "made", "old_luck")

    def __init__(
        self, made: Iterable[Made] = (), old_luck: Iterable[Entry] = (), given: int = 0
    ) -> None:
        self.made = list(made)
        self.old_luck = OldLuck(old_luck)
        self.given = given  # how many outcomes chance has given, those taken back included

    @classmethod
    def of(cls, rows: Iterable[DecisionRow]) -> Line:
        """Walk along a whole log."""
        line = cls()
        for row in rows:
            if row.returns_to is None:
                line.add(row)
                line.old_luck.use_up(row.entry)
            else:
                line.return_to(row.returns_to)
        return line

    def copy(self) -> Line:
        """Return an independent line."""
        return Line(self.made, self.old_luck, self.given)

    def add(self, row: DecisionRow) -> None:
        """Go one decision further."""
        entry = row.entry
        self.made.append(Made(row.seq, entry, row.act, row.person, row.secret))
        self.given += entry.is_luck

    def return_to(self, seq: int) -> list[Made]:
        """Go back to the point after a row; return what is taken back."""
        keep = self.count_to(seq)
        removed = self.made[keep:]
        del self.made[keep:]
        self.old_luck.take_back(made.entry for made in removed)
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


@dataclass(slots=True)
class Position:
    """Never changed once it is the table's: an act is made on a clone, stored, then swapped in."""

    session: Session[Any]
    line: Line
    luck: Luck
    picked: dict[Seat, PickRow]  # what waits, secretly, for others' answers

    def clone(self) -> Position:
        """Return an independent position."""
        line = self.line.copy()
        luck = Luck(self.luck.chance, line.old_luck, line.given)
        return Position(self.session.clone(luck), line, luck, self.picked.copy())

    def ended(self) -> Position:
        """Return the same position with nothing asked any more: people have ended the game."""
        position = Position(self.session.clone(), self.line, self.luck, {})
        position.session.request = None
        position.session.picks.clear()
        position.session.proposals.clear()
        return position

    def pick_again(self, picks: Iterable[PickRow]) -> None:
        """Put stored picks back beside the log; what is no longer on offer is dropped."""
        request = self.session.request
        for pick in picks:
            if request is None:
                return
            if pick.proposal:
                if request.advised_by(pick.seat) is not None:
                    self.session.proposals[pick.seat] = pick.key
                    self.picked[pick.seat] = pick
                continue
            choice = request.of(pick.seat) if request.secret else None
            option = choice.find(pick.key) if choice is not None else None
            if option is not None:
                self.session.picks[pick.seat] = option
                self.picked[pick.seat] = pick


def resume(
    game: Game[Any], checkpoint: CheckpointRow, line: Line, chance: Chance | Seeds
) -> tuple[Position, Progress[Any]]:
    """Go from a stored position along a line.

    Also return what came about beyond the line: nothing, unless the rules have changed.
    """
    luck = Luck(chance, line.old_luck, line.given)
    base = line.count_to(checkpoint.seq)
    state = plain.from_data(game.state_type, json.loads(checkpoint.state))
    session = Session.resume(game, state, base, line.entries(base), luck)
    entries, events, checkpoints = session.drain()
    beyond = entries[len(line.made) - base :]
    after = [kept for kept in checkpoints if kept[0] > len(line.made)]
    if base < len(line.made):
        events = []  # most of them were told when the line was made
    return Position(session, line, luck, {}), Progress(beyond, events, after)


def standing(session: Session[Any]) -> tuple[Status, str | None]:
    """Return how far a game has come, and its result once it is over."""
    if session.request is not None:
        return Status.PLAYING, None
    return Status.OVER, shown.dumps(session.game.result(session.state))
