"""A draft: answers that only their owner sees, tried out on a clone.

It stops before chance, a reveal or another seat's decision, so it can show nothing that
its owner may not know: the answer that leads there is held back, and only sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.rows import DraftRow
from bot.store.store import Store
from bot.tables.acting import seat_asked
from bot.tables.refusals import TableRefusal, refuse, refused
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer, RulesBug
from rules.engine.session import Session


class Unknown(Exception):
    """Chance was asked, and a draft must not know its answer."""


def _no_luck(choice: Choice[Any]) -> int:
    raise Unknown(choice.what)


class Draft:
    """Answers that a person is thinking about, and the position that they lead to."""

    def __init__(
        self, store: Store, game: int, person: int, seats: Sequence[Seat], revision: int,
        session: Session[Any],
    ) -> None:  # fmt: skip
        self.person = person
        self.revision = revision
        self.answers: list[str] = []
        self.held = False  # the last answer is not shown: what it leads to is unknown
        self.session = session.clone(_no_luck)
        self._store = store
        self._game = game
        self._seats = tuple(seats)
        self._start = session

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
        self.session, self.answers, self.held = self._start.clone(_no_luck), [], False
        for key in answers:
            self._try(key)

    async def _keep(self) -> None:
        row = DraftRow(self._game, self.person, self.revision, tuple(self.answers))
        await self._store.keep_draft(row)

    def _try(self, key: str) -> None:
        if self.held:
            raise refuse(TableRefusal.DRAFT_ENDS_HERE)
        request = self.session.request
        seat = seat_asked(self.session, self._seats)
        twin = self.session.clone(_no_luck)
        known = request is not None and not request.secret and request.of(seat) is not None
        try:
            twin.answer(seat, key)
        except IllegalAnswer as error:
            raise refused(error) from None
        except RulesBug as bug:
            if not isinstance(bug.__cause__, Unknown):
                raise
            known = False
        if known and all(entry.seat in self._seats for entry in twin.drain().entries):
            self.session = twin
        else:
            self.held = True
        self.answers.append(key)
