"""The store on SQLite."""

from __future__ import annotations

import math
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from bot.store.sql.checking import sizes
from bot.store.sql.store import SqlStore
from bot.store.sqlite import checking
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.fleet import SqliteFleet
from bot.store.sqlite.migrating import scripts


class SqliteStore(SqlStore):
    """Keeps every game in one file."""

    def __init__(
        self, path: Path, database: SqliteDatabase, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__(database)
        self.path = path
        self._file = database
        self.fleet = SqliteFleet(database, clock)

    @classmethod
    async def open(
        cls, path: Path, *, even_damaged: bool = False, clock: Callable[[], float] = time.time
    ) -> SqliteStore:
        """Open a file, making it if there is none, and bring it up to date."""
        return cls(path, await SqliteDatabase.open(path, even_damaged=even_damaged), clock)

    async def damage(self) -> str | None:
        """Describe the first fault of the whole file, however long it takes to look."""

        def work(db: sqlite3.Connection) -> str | None:
            return checking.damage(db, math.inf) or checking.foreign_parts(db, scripts())

        async with self._file.apart() as reader:
            return await reader.visit(work)

    async def sizes(self) -> dict[str, float]:
        """Return how many bytes a game takes on average: what is in it, and the whole file."""
        everything = await self._file.visit(checking.size)
        return await self._file.look(lambda db: sizes(db, everything))
