"""One SQLite file: a connection that writes, one transaction at a time, and one that reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.errors import BadDatabase, LeaseLost, WriteFailed
from bot.store.migrating import migrate, scripts

T = TypeVar("T")
Work = Callable[[aiosqlite.Connection], Awaitable[T]]
Values = Sequence[object]

FILE = "thoth.sqlite3"  # in the directory of all data
BUSY_MS = 5000
PRAGMAS = (
    "journal_mode=wal", "synchronous=full", "foreign_keys=on", f"busy_timeout={BUSY_MS}",
)  # fmt: skip

# aiosqlite's debug lines hold every value that is written, secret picks too.  A filter stays
# whatever level somebody sets.
logging.getLogger("aiosqlite").addFilter(lambda record: record.levelno > logging.DEBUG)


class Database:
    """Writes all or nothing, durably; reads see only what was committed."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()  # one connection, so one transaction at a time
        self._running: set[asyncio.Task[Any]] = set()
        self.holder: str | None = None  # set when this process holds the lease

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file, making it if there is none, and bring it up to date."""
        writer = await _connect(path)
        try:
            await migrate(writer, scripts())
            reader = await _connect(path)
            await reader.execute("pragma query_only=on")
        except sqlite3.Error as error:
            await writer.close()
            raise BadDatabase(f"{path.name} cannot be used: {error}") from error
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Wait for what is being written, then let go."""
        await asyncio.gather(*self._running, return_exceptions=True)
        async with self._writing:
            await self._reader.close()
            await self._writer.close()

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def write(self, work: Work[T]) -> T:
        """Do some work in one transaction; whoever waits for it may be cancelled, it may not."""
        task = asyncio.ensure_future(self._transact(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def put(self, sql: str, values: Values = ()) -> None:
        """Write by one statement."""
        await self.write(lambda db: db.execute(sql, values))

    async def _transact(self, work: Work[T]) -> T:
        async with self._writing:
            try:
                await self._writer.execute("begin immediate")
                try:
                    await self._expect_lease()
                    done = await work(self._writer)
                    await self._commit()
                except BaseException:
                    if self._writer.in_transaction:  # some failures have ended it already
                        await self._writer.rollback()
                    raise
            except sqlite3.Error as error:
                raise WriteFailed(f"not stored: {error}") from error
            return done

    async def _commit(self) -> None:
        await self._writer.commit()

    async def _expect_lease(self) -> None:
        """Keep a process out that slept while another took over."""
        if self.holder is None:
            return
        rows = list(await self._writer.execute_fetchall("select holder from lease"))
        if not rows or rows[0][0] != self.holder:
            raise LeaseLost("another process has taken this database over")


async def _connect(path: Path) -> aiosqlite.Connection:
    try:
        # aiosqlite leaves a thread behind when it cannot open a file, so look first
        await asyncio.to_thread(lambda: sqlite3.connect(path).close())
        db = await aiosqlite.connect(path, isolation_level=None)
    except sqlite3.Error as error:
        raise BadDatabase(f"{path.name} cannot be opened: {error}") from error
    try:
        for pragma in PRAGMAS:
            await db.execute(f"pragma {pragma}")
    except sqlite3.Error as error:
        await db.close()
        raise BadDatabase(f"{path.name} cannot be opened: {error}") from error
    return db


def copy_to(source: Path, target: Path) -> None:
    """Copy a database, also while a process works with it; raises :exc:`BadDatabase`."""
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(target)) as copy,
        ):
            live.backup(copy)
    except sqlite3.Error as error:
        raise BadDatabase(f"{source.name} cannot be read: {error}") from error
