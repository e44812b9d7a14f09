"""One SQLite file: a connection that writes in a thread of its own, and two that read.

A few rows by their key are read at once: that takes less than to ask a thread for them, and far
less while the loop is busy.  What can be long is read in a thread.

Whatever is asked to be written while a transaction is under way becomes the next one, all
together: what costs time is to wait for the disk, and so many tables wait for it once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.errors import BadDatabase, LeaseLost, WriteFailed
from bot.store.migrating import migrate, scripts

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Values = Sequence[object]

FILE = "thoth.sqlite3"  # in the directory of all data
BUSY_MS = 5000
PRAGMAS = (
    "journal_mode=wal", "synchronous=full", "foreign_keys=on", f"busy_timeout={BUSY_MS}",
)  # fmt: skip


class _Asked(NamedTuple):
    """Some work, and whoever waits for what it returns."""

    work: Work[Any]
    done: asyncio.Future[Any]


class _Outcome(NamedTuple):
    """What some work has returned, or why nothing of it was written."""

    value: Any = None
    error: Exception | None = None


class Database:
    """Writes all or nothing, durably; reads see only what was committed."""

    def __init__(
        self, writer: sqlite3.Connection, reader: sqlite3.Connection, archivist: sqlite3.Connection
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._archivist = archivist
        self._write_thread = ThreadPoolExecutor(1, "store-write")
        self._read_thread = ThreadPoolExecutor(1, "store-read")
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
        self.holder: str | None = None  # set when this process holds the lease

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file, making it if there is none, and bring it up to date."""
        return cls(*await asyncio.to_thread(_open, path))

    async def close(self) -> None:
        """Wait for what is being written, then let go."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait({self._writing})
        self._reader.close()
        for thread, connection in (
            (self._read_thread, self._archivist), (self._write_thread, self._writer),
        ):  # fmt: skip
            await asyncio.get_running_loop().run_in_executor(thread, connection.close)
            thread.shutdown(wait=False)

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query that finds a few by an index."""
        return self._reader.execute(sql, values).fetchall()

    async def read_many(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query that may be long."""
        return await asyncio.get_running_loop().run_in_executor(
            self._read_thread, lambda: self._archivist.execute(sql, values).fetchall()
        )

    async def write(self, work: Work[T]) -> T:
        """Do some work all or nothing; whoever waits for it may be cancelled, it may not."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(work, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await asyncio.shield(done)

    async def put(self, sql: str, values: Values = ()) -> None:
        """Write by one statement."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, values)

        await self.write(work)

    async def _write_all(self) -> None:
        """Write whatever is asked until nothing is; what has come meanwhile goes together."""
        loop = asyncio.get_running_loop()
        while self._asked:
            together, self._asked = self._asked, []
            works = [asked.work for asked in together]
            outcomes = await loop.run_in_executor(self._write_thread, self._transact, works)
            for asked, outcome in zip(together, outcomes, strict=True):
                if outcome.error is not None:
                    asked.done.set_exception(outcome.error)
                else:
                    asked.done.set_result(outcome.value)

    # --- in the thread that writes ------------------------------------------------------

    def _transact(self, works: Sequence[Work[Any]]) -> list[_Outcome]:
        """Do several works in one transaction; one that fails takes none of the others along."""
        try:
            self._writer.execute("begin immediate")
            outcomes = [self._do(work) for work in works]
            self._writer.execute("commit")
        except sqlite3.Error as error:
            if self._writer.in_transaction:  # some failures have ended it already
                self._writer.execute("rollback")
            return [_Outcome(error=_not_stored(error)) for _ in works]
        return outcomes

    def _do(self, work: Work[Any]) -> _Outcome:
        self._writer.execute("savepoint work")
        try:
            self._expect_lease()
            outcome = _Outcome(work(self._writer))
        except Exception as error:
            if not self._writer.in_transaction:  # it has taken the others along
                raise
            self._writer.execute("rollback to work")
            is_ours = not isinstance(error, sqlite3.Error)
            outcome = _Outcome(error=error if is_ours else _not_stored(error))
        self._writer.execute("release work")
        return outcome

    def _expect_lease(self) -> None:
        """Keep a process out that slept while another took over."""
        if self.holder is None:
            return
        row = self._writer.execute("select holder from lease").fetchone()
        if row is None or row[0] != self.holder:
            raise LeaseLost("another process has taken this database over")


def _not_stored(error: Exception) -> WriteFailed:
    failed = WriteFailed(f"not stored: {error}")
    failed.__cause__ = error
    return failed


def _open(path: Path) -> tuple[sqlite3.Connection, ...]:
    """Open a file to write and twice to read, and bring it up to date."""
    opened = [writer := _connect(path)]
    try:
        migrate(writer, scripts())
        for _ in range(2):
            opened.append(_connect(path))
            opened[-1].execute("pragma query_only=on")
    except BaseException as error:
        for connection in opened:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise BadDatabase(f"{path.name} cannot be used: {error}") from error
        raise
    return tuple(opened)


def _connect(path: Path) -> sqlite3.Connection:
    try:
        # Each connection is used by one thread at a time, but opened by another.
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadDatabase(f"{path.name} cannot be opened: {error}") from error
    try:
        for pragma in PRAGMAS:
            db.execute(f"pragma {pragma}")
    except sqlite3.Error as error:
        db.close()
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
