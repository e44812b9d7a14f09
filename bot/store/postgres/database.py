"""A PostgreSQL database: every work is a transaction of its own.

A work sees the database as it was when it began.  If somebody else changes a row meanwhile that it
changes too, or adds one of the same key, PostgreSQL refuses it and it runs again.  So two works of
which only one may succeed must change a row that both have, such as that of their game, lobby or
motion; all of ours do.  (Serializable transactions would not need that, but they refused every
second act at a hundred busy tables, and the slowest took seconds.)  A work about all rows that name
somebody, whatever their table, is done alone: the others wait.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Generic, TypeVar

from bot.store.errors import LeaseLost
from bot.store.postgres import errors
from bot.store.postgres.connection import Connection
from bot.store.postgres.dialect import POSTGRES
from bot.store.postgres.migrating import migrate
from bot.store.postgres.pool import Pool
from bot.store.sql.connection import Work
from bot.store.sql.database import Values

T = TypeVar("T")

PATIENCE = 15.0  # seconds that a work waits for others, or for a PostgreSQL that starts again
_READ = "begin isolation level repeatable read read only"
# What a work sees is settled after it has waited for one that is done alone.
_WRITE = "begin isolation level repeatable read; lock table version in row share mode"
_ALONE = "begin isolation level repeatable read; lock table version in exclusive mode"
# Whoever takes a process for dead waits until what it is just writing is written.
_SQL_BEGUN = (
    "select pg_current_xact_id()::text, (select holder from process"
    " where holder=? and expires > clock_timestamp() for key share)"
)
_SQL_STATUS = "select pg_xact_status(xid8(?::text))"


class PostgresReader:
    """Reads by one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def look(self, work: Work[T]) -> T:
        """Read by several queries, all of the same moment."""
        try:
            return await begun(self._connection, _READ, work)
        except errors.ANY as error:
            raise errors.not_read(error) from None


class PostgresDatabase:
    """Writes all or nothing, durably; reads see only what was committed."""

    dialect = POSTGRES

    def __init__(self, address: str) -> None:
        self.sender = f"thoth {secrets.token_hex(6)}"
        self.pool = Pool(address, self.sender)
        self.holder: str | None = None  # set when this process has joined the others
        self._writing: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, address: str) -> PostgresDatabase:
        """Connect, and bring the database up to date.

        Raises :exc:`~bot.store.errors.StoreError`.
        """
        database = cls(address)
        try:
            async with database.pool.connection() as connection:
                await migrate(connection)
        except errors.ANY as error:
            await database.close()
            raise errors.not_opened(error) from None
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for what is being written, then let go."""
        while self._writing:
            await asyncio.wait(set(self._writing))
        await self.pool.close()

    # --- reading ------------------------------------------------------------------------

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query."""

        async def fetch(connection: Connection) -> list[Any]:
            return (await connection.fetch(sql, values)).fetchall()

        return await self._reading(fetch)

    async def look(self, work: Work[T]) -> T:
        """Read by several queries, all of the same moment."""
        return await self._reading(lambda connection: begun(connection, _READ, work))

    @asynccontextmanager
    async def apart(self) -> AsyncIterator[PostgresReader]:
        """A connection of its own, for somebody who looks for long: nobody waits for it."""
        try:
            connection = await self.pool.another()
        except errors.ANY as error:
            raise errors.not_read(error) from None
        try:
            yield PostgresReader(connection)
        finally:
            connection.raw.terminate()  # whoever looked may have been cancelled

    async def _reading(self, ask: Callable[[Connection], Awaitable[T]]) -> T:
        end, pause = time.monotonic() + PATIENCE, _Pause()
        while True:
            try:
                async with self.pool.connection() as connection:
                    try:
                        return await ask(connection)
                    except errors.CHANGED:
                        connection.forget_statements()
            except errors.ANY as error:
                if not errors.is_passing(error) or time.monotonic() > end or self.pool.is_closed:
                    raise errors.not_read(error) from None
            await pause.wait()

    # --- writing ------------------------------------------------------------------------

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do some work all or nothing; the caller may be cancelled, the work may not."""
        return await self._surely(_ALONE if alone else _WRITE, work)

    async def put(self, sql: str, values: Values = ()) -> None:
        """Write by one statement."""
        await self.write(lambda db: db.execute(sql, values))

    async def in_turn(self, work: Work[T]) -> T:
        """Do some work about the processes themselves, one after another over all of them."""

        def after_another(db: Any) -> T:  # noqa: ANN401 - a connection
            db.execute("select pg_advisory_xact_lock(hashtext('thoth'))")
            return work(db)

        return await self._surely("begin", after_another, as_member=False)

    async def scrub(self) -> None:
        """Write every table anew, so that no file of one holds anything of before."""
        await self.write(lambda db: None)  # it is ours
        async with self.apart() as reader:
            tables = await reader.look(self.dialect.tables)
        try:
            connection = await self.pool.another(lock_timeout="3s")  # others wait behind it
            try:
                for table in tables:
                    await connection.raw.execute(f'vacuum full "{table}"')
            finally:
                connection.raw.terminate()
        except errors.ANY as error:
            raise errors.not_read(error) from None

    async def _surely(self, begin: str, work: Work[T], *, as_member: bool = True) -> T:
        task = asyncio.create_task(self._write(begin, work, as_member=as_member))
        self._writing.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[Any]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have been cancelled

    async def _write(self, begin: str, work: Work[T], *, as_member: bool) -> T:
        """Do some work, again and again until it is written, refused, or patience has ended."""
        end, pause = time.monotonic() + PATIENCE, _Pause()
        is_added = False
        while True:
            attempt = Attempt[T](self.holder if as_member else None)
            try:
                async with self.pool.connection() as connection:
                    return await attempt.do(connection, begin, work)
            except errors.ANY as error:
                if attempt.is_ending and await self._is_committed(attempt.number, end):
                    return attempt.value
                is_new = isinstance(error, errors.ADDED) and not is_added
                is_added = is_added or is_new
                may_pass = is_new or errors.is_passing(error)
                if not may_pass or time.monotonic() > end or self.pool.is_closed:
                    raise errors.not_stored(error) from None
            await pause.wait()

    async def _is_committed(self, number: str, end: float) -> bool:
        """Ask what has become of a transaction whose answer was lost."""
        pause = _Pause()
        while time.monotonic() < end and not self.pool.is_closed:
            with suppress(*errors.ANY):
                async with self.pool.connection() as connection:
                    found = (await connection.fetch(_SQL_STATUS, (number,))).fetchone()
                    if found[0] != "in progress":
                        return bool(found[0] == "committed")
            await pause.wait()
        return False


class Attempt(Generic[T]):
    """One transaction that does a work, and how far it has come."""

    value: T

    def __init__(self, holder: str | None) -> None:
        self._holder = holder
        self.number = ""  # by which PostgreSQL knows the transaction
        self.is_ending = False  # nobody but PostgreSQL knows whether it is written

    async def do(self, connection: Connection, begin: str, work: Work[T]) -> T:
        """Do the work and commit; raises what the work raises, and nothing of it is written."""
        try:
            self.value = await begun(connection, begin, self._member(work), self.commit)
        except errors.CHANGED:
            connection.forget_statements()
            raise
        return self.value

    def _member(self, work: Work[T]) -> Work[T]:
        def checked(db: Any) -> T:  # noqa: ANN401 - a connection
            self.number, alive = db.execute(_SQL_BEGUN, (self._holder,)).fetchone()
            if alive != self._holder:
                raise LeaseLost("this process is none of those that use the database any more")
            self.value = work(db)
            return self.value

        return checked

    async def commit(self, connection: Connection) -> None:
        """Keep what was done."""
        self.is_ending = True
        await connection.raw.execute("commit")
        self.is_ending = False


class _Pause:
    """Waits a little longer each time, and never as long as another who waits too."""

    def __init__(self) -> None:
        self._longest = 0.004

    async def wait(self) -> None:
        await asyncio.sleep(random.uniform(0, self._longest))
        self._longest = min(0.5, self._longest * 2)


async def begun(
    connection: Connection,
    begin: str,
    work: Callable[[Connection], T],
    commit: Callable[[Connection], Awaitable[None]] | None = None,
) -> T:
    """Do some work in a transaction; without a commit, nothing of it is kept."""
    await connection.raw.execute(begin)
    try:
        value = await connection.visit(work)
        if commit is not None:
            await commit(connection)
        return value
    finally:
        if not connection.raw.is_closed() and connection.raw.is_in_transaction():
            with suppress(*errors.ANY):
                await connection.raw.execute("rollback")
