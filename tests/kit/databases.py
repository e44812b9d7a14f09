"""A place for a database of either kind, and what is asked of it behind the store's back."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from bot.store.opening import Where, open_store
from bot.store.postgres.connection import Connection
from bot.store.postgres.dialect import POSTGRES
from bot.store.sql.dialect import Column
from bot.store.sqlite.dialect import SQLITE
from bot.store.store import Store


class Place(Protocol):
    """Where a database is, or will be."""

    where: Where
    refusals: tuple[type[Exception], ...]  # what is raised when a row may not be there

    option: tuple[str, str]  # of a command

    async def open(self) -> Store:
        """Open it."""
        ...

    async def tables(self) -> dict[str, list[Column]]:
        """Return its tables."""
        ...

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Run a statement, and keep what it has done."""
        ...


class FilePlace:
    """A SQLite file."""

    refusals = (sqlite3.IntegrityError,)

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
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(sql).fetchall()


class ServerPlace:
    """A database of PostgreSQL."""

    refusals = (asyncpg.IntegrityConstraintViolationError,)

    def __init__(self, address: str) -> None:
        self.where: Where = address
        self.address = address
        self.option = ("--database", address)

    async def open(self) -> Store:
        return await open_store(self.address)

    async def tables(self) -> dict[str, list[Column]]:
        async with self._connection() as connection:
            return await connection.visit(POSTGRES.tables)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return (await connection.fetch(sql)).fetchall()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        connection = await Connection.open(self.address, "a test")
        try:
            yield connection
        finally:
            await connection.raw.close()
