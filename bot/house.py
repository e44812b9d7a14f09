"""Everything that the bot keeps and shares: store, tables, people's settings, pictures, clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.lobbies import Lobbies
from bot.people import People
from bot.store.database import FILE
from bot.store.sqlite import SqliteStore
from bot.tables.leased import Lease
from bot.tables.refusals import place_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.workers import Workers, WorkFailed
from renderer.pool import Busy, Pool, Superseded

log = logging.getLogger(__name__)
T = TypeVar("T")
Clock = Callable[[], float]
PAINTERS, THINKERS = 2, 1  # processes that draw, and that play for computer players


class House:
    """One process's share of the world; made by :meth:`open`, ended by :meth:`close`."""

    def __init__(self, store: SqliteStore, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.lease = Lease(store)
        self.tables = Tables(store, changed=self._changed)
        self.lobbies = Lobbies(store, self.tables)
        self.people = People(store)
        self.listeners: list[Callable[[Table], None]] = []  # told after every stored act
        self._pool = Pool(PAINTERS)
        self._painters = Workers(PAINTERS)
        self._thinkers = Workers(THINKERS)
        self._thinking = asyncio.Semaphore(THINKERS)

    @classmethod
    async def open(cls, folder: Path, clock: Clock = time.time) -> House:
        """Open the database of a folder and become its one process.

        Raises :exc:`~bot.store.errors.StoreError`.
        """
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        store = await SqliteStore.open(folder / FILE)
        house = cls(store, clock)
        try:
            await house.lease.take()
        except BaseException:
            await store.close()
            raise
        return house

    async def close(self) -> None:
        """Let go of everything, so that the next process can begin at once."""
        await self.lease.leave()
        await self.store.close()
        await asyncio.to_thread(self._pool.close)

    @property
    def pictures_waiting(self) -> int:
        """How many pictures wait for a worker."""
        return len(self._pool)

    def touch(self, table: Table) -> None:
        """Let everybody who listens look at a table again."""
        self._changed(table)

    def _changed(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    async def draw(self, key: str, work: Callable[[], T]) -> T | None:
        """Draw in a worker process, so ``work`` is pickled; None if it came to nothing.

        Something newer of the same key was asked for meanwhile, or too much waits already, or
        the drawing failed: then words must do, and the game goes on.
        """
        try:
            return await asyncio.wrap_future(self._pool.submit(key, lambda: self._drawn(work)))
        except (Superseded, Busy):
            return None

    def _drawn(self, work: Callable[[], T]) -> T | None:
        try:
            return self._painters.do(work)
        except WorkFailed as failed:
            log.error("a picture could not be drawn: %s", failed)
        except Exception as error:  # it cannot even be sent to a worker
            log.error("a picture could not be drawn: %s", place_of(error))
        return None

    async def think(self, work: Callable[[], T]) -> T:
        """Think in a worker process; raises :exc:`~bot.workers.WorkFailed`."""
        async with self._thinking:  # so that nobody waits in a thread
            return await asyncio.to_thread(self._thinkers.do, work)
