"""What other processes tell of, and what we tell them.

A table in memory, a person's settings: all of that is only what we have read.  When another
process has changed it, it is read again before it is used; whoever serves the table looks at it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.process.fleet import Fleet
from bot.process.supervised import end_all
from bot.store.errors import NoSuchGame, StoreError
from bot.store.fleet import Change, FleetStore, Thing
from bot.store.owners import of_game, of_person
from bot.tables.preferences import People
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Hearing:
    """Passes on what is heard, and forgets what is not true any more."""

    def __init__(
        self,
        store: FleetStore,
        fleet: Fleet,
        tables: Tables,
        people: People,
        changed: Callable[[Table], None],
    ) -> None:
        self._store = store
        self._fleet = fleet
        self._tables = tables
        self._people = people
        self._changed = changed
        self._running: set[asyncio.Task[None]] = set()
        self.listeners: list[Callable[[Change], None]] = []  # told of everything besides

    def begin(self) -> None:
        """Hear of what others do from now on."""
        self._store.listen(self._hear)

    async def end(self) -> None:
        """Do nothing more about it."""
        await end_all(list(self._running))

    def tell(self, table: Table) -> None:
        """Let whoever serves a table look at it again, though it has not moved on."""
        change = Change(Thing.GAME, table.id, guild=table.row.place.guild)
        self._start(self._store.tell(change))

    def _hear(self, change: Change) -> None:
        if change.what is Thing.GAME:
            self._game(change)
        elif change.what is Thing.SETTING:
            self._setting(change.owner)
        elif change.what is Thing.ANYTHING:
            self._people.forget_all()
            for table in self._tables.all_known():
                table.doubt()
                self._look(table.id)
        for listener in self.listeners:
            listener(change)

    def _game(self, change: Change) -> None:
        table = self._tables.known(change.number)
        if table is not None and (change.acts is None or change.acts > table.row.acts):
            table.doubt()
        if self._fleet.ours.has(change.guild):
            self._look(change.number)

    def _setting(self, owner: str) -> None:
        number = owner.partition(":")[2]
        if not number.isdecimal():
            return
        if owner == of_person(int(number)):
            self._people.forget(int(number))
        elif owner == of_game(int(number)):
            table = self._tables.known(int(number))
            if table is not None:
                table.doubt()
                self._look(table.id)

    def _look(self, game: int) -> None:
        self._start(self._look_again(game))

    async def _look_again(self, game: int) -> None:
        """Let everybody who listens look at a table of ours."""
        try:
            table = await self._tables.open(game)
        except (CannotOpen, NoSuchGame) as error:
            log.warning("%s", error)
            return
        if self._fleet.ours.has(table.row.place.guild):
            self._changed(table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._surely(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _surely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:  # what was missed is found by the next sweep
            log.warning("another process was not heard: %s", error)
