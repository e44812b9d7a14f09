"""One SQLite file: a connection that writes, one transaction at a time, and one that reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

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


class _Asked(NamedTuple):
    """Some work, and whoever waits for what it returns."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Writes all or nothing, durably; reads see only what was committed.

    Whatever is asked to be written while a transaction is under way becomes the next one, all
    together: what costs time is to wait for the disk, and so many tables wait for it once.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
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
        while self._writing is not None and not self._writing.done():
            await asyncio.wait({self._writing})
        await self._reader.close()
        await self._writer.close()

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def write(self, work: Work[T]) -> T:
        """Do some work all or nothing; whoever waits for it may be cancelled, it may not."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(work, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await asyncio.shield(done)

    async def put(self, sql: str, values: Values = ()) -> None:
        """Write by one statement."""
        await self.write(lambda db: db.execute(sql, values))

    async def _write_all(self) -> None:
        """Write whatever is asked until nothing is; what has come meanwhile goes together."""
        while self._asked:
            together, self._asked = self._asked, []
            try:
                outcomes = await self._transact([asked.work for asked in together])
            except sqlite3.Error as error:
                outcomes = [_not_stored(error) for _ in together]
            for asked, outcome in zip(together, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    asked.done.set_exception(outcome)
                else:
                    asked.done.set_result(outcome)

    async def _transact(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Do several works in one transaction; return what each has returned, or its error."""
        await self._writer.execute("begin immediate")
        try:
            outcomes = [await self._do(work) for work in works]
            await self._commit()
        except BaseException:
            if self._writer.in_transaction:  # some failures have ended it already
                await self._writer.rollback()
            raise
        return outcomes

    async def _do(self, work: Work[Any]) -> Any:  # noqa: ANN401 - what the work returns
        """Do one of them; if it fails, it takes none of the others along."""
        await self._writer.execute("savepoint work")
        try:
            await self._expect_lease()
            outcome = await work(self._writer)
        except Exception as error:
            if not self._writer.in_transaction:  # it has taken the others along
                raise
            await self._writer.execute("rollback to work")
            outcome = _not_stored(error) if isinstance(error, sqlite3.Error) else error
        await self._writer.execute("release work")
        return outcome

    async def _commit(self) -> None:
        await self._writer.commit()

    async def _expect_lease(self) -> None:
        """Keep a process out that slept while another took over."""
        if self.holder is None:
            return
        rows = list(await self._writer.execute_fetchall("select holder from lease"))
        if not rows or rows[0][0] != self.holder:
            raise LeaseLost("another process has taken this database over")


def _not_stored(error: Exception) -> WriteFailed:
    failed = WriteFailed(f"not stored: {error}")
    failed.__cause__ = error
    return failed


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
