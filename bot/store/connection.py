"""A connection of aiosqlite, whose thread can be visited with a whole piece of work.

A statement of its own would be a trip to that thread and back, and a transaction has a dozen:
the trips would cost far more than what SQLite does.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from bot.store.errors import BadDatabase

T = TypeVar("T")

BUSY_MS = 5000
PRAGMAS = (
    "journal_mode=wal", "synchronous=full", "foreign_keys=on", f"busy_timeout={BUSY_MS}",
)  # fmt: skip

# aiosqlite's debug lines hold every value that is written, secret picks too.  A filter stays
# whatever level somebody sets.
logging.getLogger("aiosqlite").addFilter(lambda record: record.levelno > logging.DEBUG)


class Connection(aiosqlite.Connection):
    """An open database file."""

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Open a file, making it if there is none; raises :exc:`BadDatabase`."""

        def connect() -> sqlite3.Connection:
            return sqlite3.connect(path, isolation_level=None)

        try:
            # aiosqlite leaves a thread behind when it cannot open a file, so look first
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            db = cls(connect, iter_chunk_size=64)
            await db
        except sqlite3.Error as error:
            raise BadDatabase(f"{path.name} cannot be opened: {error}") from error
        try:
            await db.visit(_set_up)
        except sqlite3.Error as error:
            await db.close()
            raise BadDatabase(f"{path.name} cannot be opened: {error}") from error
        return db

    async def visit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the connection's thread, in one go."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]


def _set_up(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(f"pragma {pragma}")
