"""A place for a database of either kind, and what is asked of it behind the store's back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from bot.store.opening import Where, open_store
from bot.store.postgres.connection import Connection
from bot.store.store import Store


class Place(Protocol):
    """Where a database is, or will be."""

    where: Where
    refusals: tuple[type[Exception], ...]  # what is raised when a row may not be there

    async def open(self) -> Store:
        """Open it."""
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

    async def open(self) -> Store:
        return await open_store(self.path)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(sql).fetchall()


class ServerPlace:
    """A database of PostgreSQL."""

    refusals = (asyncpg.IntegrityConstraintViolationError,)

    def __init__(self, address: str) -> None:
        self.where: Where = address
        self.address = address

    async def open(self) -> Store:
        return await open_store(self.address)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        connection = await Connection.open(self.address, "a test")
        try:
            return (await connection.fetch(sql)).fetchall()
        finally:
            await connection.raw.close()
