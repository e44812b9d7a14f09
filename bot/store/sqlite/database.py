"""One SQLite file: a connection that writes, one transaction at a time, and one that reads.

A transaction holds several works, each all or nothing; it runs in the thread of the connection
that writes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.errors import BadDatabase, Damaged, LeaseLost, Unavailable, WriteFailed
from bot.store.sqlite import lives
from bot.store.sqlite.checking import damage, foreign_parts
from bot.store.sqlite.connection import Connection, cannot_be_used
from bot.store.sqlite.dialect import SQLITE
from bot.store.sqlite.migrating import migrate, scripts

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Values = Sequence[object]

MUCH = 1000  # pages, of which more than half are empty
LIFE = ".life"  # how the name of the file beside it ends that counts its writes


class _Asked(NamedTuple):
    """Some work, and the future for its result."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What some work has returned, or why nothing of it was written."""

    value: Any = None
    error: Exception | None = None


class SqliteReader:
    """Reads by one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def look(self, work: Work[T]) -> T:
        """Read by several queries, all of the same moment."""

        def together(db: sqlite3.Connection) -> T:
            db.execute("begin")
            try:
                return work(db)
            finally:
                db.execute("rollback")

        return await self.visit(together)

    async def visit(self, work: Work[T]) -> T:
        """Do some work in the connection's thread; it may begin and end transactions."""
        try:
            return await self._connection.visit(work)
        except sqlite3.DatabaseError as error:
            trouble = cannot_be_used("the database", error)
            raise (trouble if isinstance(trouble, Unavailable) else Damaged(str(error))) from error


class SqliteDatabase:
    """Writes all or nothing, durably; reads see only what was committed.

    Whatever is asked to be written while a transaction is under way becomes the next one, all
    together: what costs time is to wait for the disk, and so many tables wait for it once.
    """

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._path = path
        self._life = lives.LifeFile(path.with_suffix(LIFE))
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
        self.dialect = SQLITE
        self.holder: str | None = None  # set when this process holds the lease

    @classmethod
    async def open(cls, path: Path, *, even_damaged: bool = False) -> SqliteDatabase:
        """Open a file, making it if there is none, and bring it up to date.

        Raises :exc:`~bot.store.errors.StoreError`, also when a quick look finds damage.
        """
        writer = await Connection.open(path)
        try:
            await writer.visit(partial(_bring_up_to_date, path.name, even_damaged=even_damaged))
            reader = await Connection.open(path)
            await reader.execute("pragma query_only=on")
        except sqlite3.Error as error:
            await writer.close()
            raise cannot_be_used(path.name, error) from error
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Wait for what is being written, then let go."""
        while self._writing is not None and not self._writing.done():
            await asyncio.wait({self._writing})
        await self._reader.close()
        await self._writer.close()
        self._life.close()

    async def life_noted(self) -> lives.Life | None:
        """Return what the file beside the database knows of it."""
        return await asyncio.to_thread(self._life.read)

    async def begin_life(self, life: lives.Life) -> None:
        """Note beside the database which life begins."""
        await asyncio.to_thread(self._life.begin, life)

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query."""
        return await self.visit(lambda db: db.execute(sql, values).fetchall())

    async def look(self, work: Work[T]) -> T:
        """Read by several queries, all of the same moment."""
        return await SqliteReader(self._reader).look(work)

    async def visit(self, work: Work[T]) -> T:
        """Do some work in the thread of the connection that reads, in no transaction."""
        return await SqliteReader(self._reader).visit(work)

    @asynccontextmanager
    async def apart(self) -> AsyncIterator[SqliteReader]:
        """A connection of its own, for somebody who looks for long: nobody waits for it."""
        connection = await Connection.open(self._path)
        try:
            await connection.execute("pragma query_only=on")
            yield SqliteReader(connection)
        finally:
            await connection.interrupt()  # whoever looked may have been cancelled
            await connection.close()

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do some work all or nothing; the caller may be cancelled, the work may not.

        Here every work is ``alone``.
        """
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

    async def scrub(self) -> None:
        """Write the whole file anew, so that no page holds anything of before.

        Afterwards nothing is left in the write-ahead log either.
        """

        def undisturbed(db: sqlite3.Connection) -> None:
            _expect_lease(db, self.holder)
            db.execute("vacuum")
            busy, *_ = db.execute("pragma wal_checkpoint(truncate)").fetchone()
            if busy:  # somebody reads an older state, such as a tool that makes a backup
                raise Unavailable("the write-ahead log is being read; it is emptied later")

        await SqliteReader(self._writer).visit(undisturbed)

    async def _write_all(self) -> None:
        """Write whatever is asked until nothing is; what has come meanwhile goes together."""
        while self._asked:
            together, self._asked = self._asked, []
            works = [asked.work for asked in together]
            try:
                outcomes = await self._writer.visit(
                    partial(self._transact, works=works, holder=self.holder)
                )
            except Exception as error:  # whatever it is, all of them wait to hear of it
                outcomes = [Outcome(error=not_stored(error)) for _ in works]
            for asked, outcome in zip(together, outcomes, strict=True):
                if outcome.error is not None:
                    asked.done.set_exception(outcome.error)
                else:
                    asked.done.set_result(outcome.value)

    def _transact(
        self, db: sqlite3.Connection, works: Sequence[Work[Any]], holder: str | None
    ) -> list[Outcome]:
        outcomes = transact(db, works, holder)
        if holder is not None:
            with suppress(sqlite3.Error):  # all is written already
                self._life.note(lives.now(db))
        return outcomes


def _bring_up_to_date(name: str, db: sqlite3.Connection, *, even_damaged: bool) -> None:
    fault = None if even_damaged else damage(db)
    if fault is None:
        known = scripts()
        migrate(db, known)
        _shrink(db)
        fault = None if even_damaged else foreign_parts(db, known)
    if fault is not None:
        raise BadDatabase(f"{name} is damaged: {fault}; restore a backup (docs/hosting.md)")


def _shrink(db: sqlite3.Connection) -> None:
    """Give the disk back what a migration has left empty; if it cannot be done now, then later."""
    pages = db.execute("pragma page_count").fetchone()[0]
    free = db.execute("pragma freelist_count").fetchone()[0]
    if free > MUCH and free > pages // 2:
        with suppress(sqlite3.OperationalError):
            db.execute("vacuum")


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


# --- inside the thread of the connection that writes ----------------------------------------


def transact(
    db: sqlite3.Connection, works: Sequence[Work[Any]], holder: str | None
) -> list[Outcome]:
    """Do several works; one that fails takes none of the others along.

    With a holder, nothing is written unless the lease is theirs.
    """
    db.execute("begin immediate")
    try:
        outcomes = [_do(db, work, holder) for work in works]
        if holder is not None and any(outcome.error is None for outcome in outcomes):
            lives.count(db)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:  # some failures have ended it already
            db.execute("rollback")
        raise
    return outcomes


def _do(db: sqlite3.Connection, work: Work[Any], holder: str | None) -> Outcome:
    db.execute("savepoint work")
    try:
        _expect_lease(db, holder)
        outcome = Outcome(work(db))
    except Exception as error:
        if not db.in_transaction:  # it has taken the others along
            raise
        db.execute("rollback to work")
        outcome = Outcome(error=not_stored(error) if isinstance(error, sqlite3.Error) else error)
    db.execute("release work")
    return outcome


def _expect_lease(db: sqlite3.Connection, holder: str | None) -> None:
    """Keep a process out that slept while another took over."""
    if holder is None:
        return
    row = db.execute("select holder from lease").fetchone()
    if row is None or row[0] != holder:
        raise LeaseLost("another process has taken this database over")


def not_stored(error: Exception) -> WriteFailed:
    """Say why nothing was written."""
    failed = WriteFailed(f"not stored: {error}")
    failed.__cause__ = error
    return failed
