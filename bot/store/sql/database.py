"""A database as the parts of the store see it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from bot.store.sql.connection import Connection, Work
from bot.store.sql.dialect import Dialect

__all__ = ["Connection", "Database", "Reader", "Values", "Work"]
T = TypeVar("T")
Values = Sequence[object]


class Reader(Protocol):
    """Reads only what was committed.  Raises :exc:`~bot.store.errors.StoreError`."""

    async def look(self, work: Work[T]) -> T:
        """Read by several queries, all of the same moment."""
        ...


class Database(Reader, Protocol):
    """Writes all or nothing, durably.  Raises :exc:`~bot.store.errors.StoreError`."""

    @property
    def dialect(self) -> Dialect:
        """What this database says in its own way."""
        ...

    async def read(self, sql: str, values: Values = ()) -> list[Any]:
        """Return the rows of a query."""
        ...

    async def write(self, work: Work[T], *, alone: bool = False) -> T:
        """Do some work all or nothing; the caller may be cancelled, the work may not.

        ``alone``: nobody writes at the same time, not even rows that the work does not change.
        """
        ...

    async def put(self, sql: str, values: Values = ()) -> None:
        """Write by one statement."""
        ...

    def apart(self) -> AbstractAsyncContextManager[Reader]:
        """A reader of its own, for somebody who looks for long: nobody waits for it."""
        ...

    async def scrub(self) -> None:
        """Overwrite what was deleted, so that no file holds it."""
        ...

    async def close(self) -> None:
        """Wait for what is being written, then let go."""
        ...
