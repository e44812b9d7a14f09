"""A draft: answers that only their owner sees, tried out as far as the owner may know.

It stops before chance, a reveal or another seat's decision: the answer that leads there is held
back, and only sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.rows import DraftRow
from bot.store.store import Store
from bot.tables.acting import seat_asked
from bot.tables.refusals import TableRefusal, refuse, refused
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event, events_for
from rules.engine.foresight import foreseen
from rules.engine.trial import Trial


class Draft:
    """Answers that a person is thinking about, and the position that they lead to."""

    def __init__(
        self,
        store: Store,
        game: int,
        person: int,
        seats: Sequence[Seat],
        revision: int,
        start: Trial[Any],
    ) -> None:
        self.person = person
        self.revision = revision
        self.answers: list[str] = []
        self.held = False  # the last answer is not shown: what it leads to is unknown
        self._events: list[Event] = []
        self.session = start.clone()
        self._tried = self.session
        self._store = store
        self._game = game
        self._seats = tuple(seats)
        self._start = start

    def start(self) -> Trial[Any]:
        """Return the position before the first answer, to walk along them again."""
        return self._start.clone()

    def views(self, seat: Seat, *more: str) -> tuple[Any, Any]:
        """What a seat of the owner sees before the answers, and after them and some more.

        An answer that is held back is shown as far as the owner may know what it does.
        """
        look = self.session.game.view
        return look(self._start.state, seat), look(self._after(seat, *more).reached, seat)

    def foreseen(self, seat: Seat, *more: str) -> tuple[Any, Any]:
        """What a seat of the owner can foresee before the answers, and after them and some more."""
        return foreseen(self._start, seat), foreseen(self._after(seat, *more), seat)

    def told(self, seat: Seat, *more: str) -> list[Event]:
        """What a seat of the owner would be told of the answers, and of some more."""
        further: list[Event] = []
        if more:
            after = self._after(seat, *more)
            further = after.drain().events or after.reached.events
        return events_for([*self._events, *further], seat)

    def _after(self, seat: Seat, *more: str) -> Trial[Any]:
        """How far the answers lead, and some more."""
        if not more:
            return self._tried
        trial = self.session.clone()
        for key in more:
            trial.answer(seat, key)
        return trial

    async def add(self, *answers: str) -> None:
        """Think further; raises :exc:`~bot.tables.refusals.Refused` and changes nothing."""
        before = self.answers[:]
        try:
            for key in answers:
                self._try(key)
        except BaseException:
            self.rebuild(before)
            raise
        await self._keep()

    async def drop_last(self) -> None:
        """Think one answer back."""
        self.rebuild(self.answers[:-1])
        await self._keep()

    async def discard(self) -> None:
        """Forget everything."""
        self.rebuild(())
        await self._store.drop_draft(self._game, self.person)

    def rebuild(self, answers: Sequence[str]) -> None:
        """Try answers out from the start."""
        self.session, self.answers, self.held = self.start(), [], False
        self._tried, self._events = self.session, []
        for key in answers:
            self._try(key)

    async def _keep(self) -> None:
        row = DraftRow(self._game, self.person, self.revision, tuple(self.answers))
        await self._store.keep_draft(row)

    def _try(self, key: str) -> None:
        if self.held:
            raise refuse(TableRefusal.DRAFT_ENDS_HERE)
        seat = seat_asked(self.session, self._seats)
        twin = self.session.clone()
        try:
            twin.answer(seat, key)
        except IllegalAnswer as error:
            raise refused(error) from None
        made = twin.drain()
        self._events += made.events or twin.reached.events
        if twin.stopped or any(e.seat not in self._seats for e in made.entries):
            self.held = True
        else:
            self.session = twin
        self.answers.append(key)
        self._tried = twin
