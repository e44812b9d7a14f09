"""One SQLite file: a connection that writes, one transaction at a time, and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.connection import Connection
from bot.store.errors import BadDatabase
from bot.store.migrating import migrate, scripts
from bot.store.transaction import Outcome, Work, not_stored, transact

T = TypeVar("T")
Values = Sequence[object]

FILE = "thoth.sqlite3"  # in the directory of all data


class _Asked(NamedTuple):
    """Some work, and whoever waits for what it returns."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Writes all or nothing, durably; reads see only what was committed.

    Whatever is asked to be written while a transaction is under way becomes the next one, all
    together: what costs time is to wait for the disk, and so many tables wait for it once.
    """

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None
        self.holder: str | None = None  # set when this process holds the lease

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file, making it if there is none, and bring it up to date."""
        writer = await Connection.open(path)
        try:
            await writer.visit(partial(migrate, known=scripts()))
            reader = await Connection.open(path)
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

        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, values)

        await self.write(work)

    async def _write_all(self) -> None:
        """Write whatever is asked until nothing is; what has come meanwhile goes together."""
        while self._asked:
            together, self._asked = self._asked, []
            works = [asked.work for asked in together]
            try:
                outcomes = await self._writer.visit(
                    partial(transact, works=works, holder=self.holder)
                )
            except Exception as error:  # whatever it is, all of them wait to hear of it
                outcomes = [Outcome(error=not_stored(error)) for _ in works]
            for asked, outcome in zip(together, outcomes, strict=True):
                if outcome.error is not None:
                    asked.done.set_exception(outcome.error)
                else:
                    asked.done.set_result(outcome.value)


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
