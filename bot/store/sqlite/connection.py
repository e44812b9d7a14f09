"""An aiosqlite connection whose thread can run a whole piece of work at once.

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

from bot.store.errors import BadDatabase, StoreError, Unavailable

T = TypeVar("T")

BUSY_MS = 15000  # a tool that makes a backup may hold the database for some seconds
PRAGMAS = (
    "journal_mode=wal",
    "synchronous=full",
    "foreign_keys=on",
    f"busy_timeout={BUSY_MS}",
)

# aiosqlite's debug lines hold every value that is written, secret picks too.  A filter stays
# whatever level somebody sets.
logging.getLogger("aiosqlite").addFilter(lambda record: record.levelno > logging.DEBUG)


class Connection(aiosqlite.Connection):
    """An open database file."""

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Open a file, making it if there is none; raises :exc:`~bot.store.errors.StoreError`."""

        def connect() -> sqlite3.Connection:
            return sqlite3.connect(path, isolation_level=None)

        try:
            # aiosqlite leaves a thread behind when it cannot open a file, so look first
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            db = cls(connect, iter_chunk_size=64)
            await db
        except sqlite3.Error as error:
            raise cannot_be_used(path.name, error) from error
        try:
            await db.visit(_set_up)
        except sqlite3.Error as error:
            await db.close()
            raise cannot_be_used(path.name, error) from error
        return db

    async def visit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the connection's thread, in one go."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]


def _set_up(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(f"pragma {pragma}")


_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
}
_PRIMARY = 0xFF  # the rest of a code says more than we need


def cannot_be_used(name: str, error: sqlite3.Error) -> StoreError:
    """Part a damaged file from passing trouble."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY
    if code in _PASSING:
        return Unavailable(f"{name} cannot be used now: {error}")
    return BadDatabase(f"{name} cannot be used: {error}; restore a backup (docs/hosting.md)")
