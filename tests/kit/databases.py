"""A place for a database of either kind, and what is asked of it behind the store's back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, Protocol, TypeVar

import asyncpg

from bot.store.opening import Where, open_store
from bot.store.postgres.connection import Connection
from bot.store.postgres.dialect import POSTGRES
from bot.store.sql.connection import Work
from bot.store.sql.dialect import Column, Dialect
from bot.store.sqlite.dialect import SQLITE
from bot.store.store import Store

T = TypeVar("T")
SECONDS = 60.0  # for one look at a server
# Makes an empty database, and gives its address; none if a bot is to use a file of its own.
Databases = Callable[[], AbstractAsyncContextManager[str]]


class Place(Protocol):
    """Where a database is, or will be."""

    where: Where
    refusals: tuple[type[Exception], ...]  # what is raised when a row may not be there

    option: tuple[str, str]  # of a command
    dialect: Dialect

    async def open(self) -> Store:
        """Open it."""
        ...

    async def tables(self) -> dict[str, list[Column]]:
        """Return its tables."""
        ...

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Run a statement, and keep what it has done."""
        ...

    async def visit(self, work: Work[T]) -> T:
        """Do some work in a transaction that nothing guards: no lease, no links, no checks."""
        ...

    def read(self, work: Work[T]) -> T:
        """Read what is stored at one moment, at once: listeners and polls cannot await."""
        ...

    def look(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask one question in the same way."""
        ...


def place_at(where: Where) -> Place:
    """Return the place of either kind."""
    return FilePlace(where) if isinstance(where, Path) else ServerPlace(where)


class FilePlace:
    """A SQLite file."""

    refusals = (sqlite3.IntegrityError,)
    dialect = SQLITE

    def __init__(self, path: Path) -> None:
        self.where: Where = path
        self.path = path
        self.option = ("--data", str(path.parent))

    async def open(self) -> Store:
        return await open_store(self.path)

    async def tables(self) -> dict[str, list[Column]]:
        with closing(sqlite3.connect(self.path)) as db:
            return SQLITE.tables(db)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        return await self.visit(lambda db: db.execute(sql).fetchall())

    async def visit(self, work: Work[T]) -> T:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            db.execute("pragma ignore_check_constraints=on")
            db.execute("begin")
            found = work(db)
            db.execute("commit")
            return found

    def read(self, work: Work[T]) -> T:
        reading = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, isolation_level=None)
        with closing(reading) as db:
            db.execute("begin")
            return work(db)

    def look(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self.read(lambda db: db.execute(sql, values).fetchall())


_SQL_CHECKS = (
    "select conrelid::regclass::text, conname from pg_constraint"
    " where contype = 'c' and connamespace = current_schema()::regnamespace"
)


class ServerPlace:
    """A database of PostgreSQL."""

    refusals = (asyncpg.IntegrityConstraintViolationError,)
    dialect = POSTGRES

    def __init__(self, address: str) -> None:
        self.where: Where = address
        self.address = address
        self.option = ("--database", address)
        self._reading: Connection | None = None

    async def open(self) -> Store:
        return await open_store(self.address)

    async def tables(self) -> dict[str, list[Column]]:
        async with self._connection() as connection:
            return await connection.visit(POSTGRES.tables)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return (await connection.fetch(sql)).fetchall()

    async def visit(self, work: Work[T]) -> T:
        async with self._connection() as connection, connection.raw.transaction():
            await connection.raw.execute("set local session_replication_role = replica")
            for table, check in await connection.raw.fetch(_SQL_CHECKS):
                await connection.raw.execute(f'alter table {table} drop constraint "{check}"')
            return await connection.visit(work)

    def read(self, work: Work[T]) -> T:
        return _aside(self._read(work))

    def look(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self.read(lambda db: db.execute(sql, values).fetchall())

    async def _read(self, work: Work[T]) -> T:
        """Use one connection again and again; it ends with the database."""
        if self._reading is None or self._reading.raw.is_closed():
            self._reading = await Connection.open(self.address, "a test that reads")
        async with self._reading.raw.transaction(isolation="repeatable_read", readonly=True):
            return await self._reading.visit(work)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        connection = await Connection.open(self.address, "a test")
        try:
            yield connection
        finally:
            await connection.raw.close()


def _aside(reading: Coroutine[Any, Any, T]) -> T:
    """Wait for something that another thread's event loop does, whatever ours is doing."""
    return asyncio.run_coroutine_threadsafe(reading, _loop_aside()).result(SECONDS)


@cache
def _loop_aside() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    return loop
