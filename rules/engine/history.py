"""A whole game: every decision, every checkpoint, and undo.

A session knows only its last checkpoint.  A history keeps all of them, so that
it can return to any earlier act.  The log is append-only for its reader: an undo
is itself reported, and chance that was drawn is used again while it fits, so that
nobody can undo for better luck.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from rules.engine.decisions import Seat
from rules.engine.errors import GameError
from rules.engine.events import Event, Telling
from rules.engine.game import Game
from rules.engine.luck import Luck, OldLuck
from rules.engine.session import Chance, Entry, Session

S = TypeVar("S", bound=Telling)


class Act(NamedTuple):
    """Where the game stood before one answer: decisions made, and picks still secret."""

    decisions: int
    picks: dict[Seat, Any]


class History(Generic[S]):
    """A session together with everything that led to it."""

    __slots__ = ("_luck", "acts", "checkpoints", "log", "opening", "revision", "session")

    log: list[Entry]
    checkpoints: list[tuple[int, S]]
    acts: list[Act]
    opening: list[Event]  # what happened before the first answer
    revision: int  # only ever grows; a pending secret pick does not change it

    def __init__(self, game: Game[S], state: S, chance: Chance) -> None:
        self._luck = Luck(chance, OldLuck())
        self.log, self.checkpoints, self.acts = [], [], []
        self.revision = 0
        self.session = Session(game, state, self._luck)
        self.opening = self.collect()
        self.revision = 0

    def answer(self, seat: Seat, *keys: str) -> list[Event]:
        """Take one or more answers as one act and return what happened.

        If any is refused, none is taken and everything is as it was.
        """
        before = Act(len(self.log), self.session.picks.copy())
        drawn = self._luck.old[:]
        for n, key in enumerate(keys):
            try:
                self.session.answer(seat, key)
            except GameError:
                if n:
                    self._luck.old.take_back(self.session.drain().entries)
                    self._return_to(before)
                else:
                    self._luck.old[:] = drawn
                raise
        events = self.collect()
        if len(self.log) > before.decisions or self.session.picks != before.picks:
            self.acts.append(before)
        return events

    def collect(self) -> list[Event]:
        """Take over the session's progress; for programs that drive the session directly."""
        entries, events, checkpoints = self.session.drain()
        self.log += entries
        self.checkpoints += checkpoints
        if entries:
            self.revision += 1
        return events

    def undo(self) -> bool:
        """Take back the last act; say whether there was one."""
        if not self.acts:
            return False
        act = self.acts.pop()
        self._luck.old.take_back(self.log[act.decisions :])
        self._return_to(act)
        self.revision += 1
        return True

    def _return_to(self, act: Act) -> None:
        """Go back to where the game stood before an act, from the checkpoint before it."""
        del self.log[act.decisions :]
        while self.checkpoints[-1][0] > act.decisions:
            self.checkpoints.pop()
        base, checkpoint = self.checkpoints[-1]
        game, since = self.session.game, self.log[base:]
        self.session = Session.resume(game, checkpoint, base, since, self._luck)
        self.session.drain()
        self.session.picks = act.picks

    @property
    def draws_kept(self) -> int:
        """How many outcomes chance will give again, as far as they fit."""
        return len(self._luck.old)
