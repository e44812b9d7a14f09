"""asyncpg as a work sees it.

A work is a plain function, as with SQLite, and runs in a greenlet: each statement switches to the
event loop, which waits for PostgreSQL, and comes back with the rows.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import asyncpg
import greenlet

T = TypeVar("T")
PREPARED = 200  # statements that a connection keeps ready
SENDER = "application_name"  # by which processes know their own changes
SETTINGS = {
    "timezone": "UTC",
    "idle_in_transaction_session_timeout": "30s",  # nobody waits longer for a dead process
    "jit": "off",
}
# What SQLite keeps as anything is bytes here: the first one tells whether it is a text.
_TEXT, _BYTES = b"\0", b"\1"
_MARK = re.compile(r"'(?:[^']|'')*'|\bis \?|\?")


class Found:
    """The rows of a statement, all of them here already."""

    def __init__(self, rows: Sequence[tuple[Any, ...]], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """Return the next row, or None."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """Return all other rows."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class Connection:
    """A connection of asyncpg; :meth:`execute` is only for works that :meth:`visit` runs."""

    IntegrityError = asyncpg.IntegrityConstraintViolationError

    def __init__(self, raw: asyncpg.Connection[Any]) -> None:
        self.raw = raw
        self._prepared: OrderedDict[str, Any] = OrderedDict()

    @classmethod
    async def open(cls, address: str, sender: str, **settings: str) -> Connection:
        """Connect; raises what asyncpg raises."""
        raw = await asyncpg.connect(
            address, server_settings={**SETTINGS, SENDER: sender, **settings}, timeout=15
        )
        await raw.set_type_codec(
            "bytea", schema="pg_catalog", format="binary", encoder=_encoded, decoder=_decoded
        )
        return cls(raw)

    async def visit(self, work: Callable[[Connection], T]) -> T:
        """Do some work, in whatever transaction there is."""
        return await _in_greenlet(lambda: work(self))

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        """Run a statement."""
        return _wait(self.fetch(sql, values))

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> None:
        """Run a statement with each of some values."""
        _wait(self._fetch_many(sql, list(values)))

    async def fetch(self, sql: str, values: Sequence[Any] = ()) -> Found:
        """Run a statement outside of any work."""
        prepared = await self._prepare(sql)
        rows = [tuple(row) for row in await prepared.fetch(*values)]
        changed = prepared.get_statusmsg().rpartition(" ")[2]
        return Found(rows, int(changed) if changed.isdigit() else 0)

    def forget_statements(self) -> None:
        """Prepare statements anew: the tables have changed."""
        self._prepared.clear()

    async def _fetch_many(self, sql: str, values: Sequence[Sequence[Any]]) -> None:
        if len(values) == 1:
            await self.fetch(sql, values[0])
        elif values:
            await (await self._prepare(sql)).executemany(values)

    async def _prepare(self, sql: str) -> Any:  # noqa: ANN401 - asyncpg's own
        found = self._prepared.get(sql)
        if found is None:
            found = self._prepared[sql] = await self.raw.prepare(translated(sql))
            if len(self._prepared) > PREPARED:
                self._prepared.popitem(last=False)
        self._prepared.move_to_end(sql)
        return found


@lru_cache(maxsize=2000)
def translated(sql: str) -> str:
    """Number the values of a statement, and say ``is ?`` as PostgreSQL does."""
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        if found[0].startswith("'"):
            return found[0]
        count += 1
        return f"is not distinct from ${count}" if found[0].startswith("is") else f"${count}"

    return _MARK.sub(number, sql)


def _encoded(value: str | bytes) -> bytes:
    return _TEXT + value.encode() if isinstance(value, str) else _BYTES + value


def _decoded(stored: bytes) -> str | bytes:
    if stored[:1] == _BYTES:
        return bytes(stored[1:])
    try:
        return stored[1:].decode() if stored[:1] == _TEXT else bytes(stored)
    except UnicodeDecodeError:  # it is damaged, and whoever reads it says so
        return bytes(stored)


async def _in_greenlet(work: Callable[[], T]) -> T:
    """Run a plain function that may wait; see :func:`_wait`."""
    worker = greenlet.greenlet(work)
    worker.gr_context = greenlet.getcurrent().gr_context
    waits = worker.switch()
    while not worker.dead:
        try:
            found = await waits
        except BaseException as error:
            waits = worker.throw(error)
        else:
            waits = worker.switch(found)
    result: T = waits
    return result


def _wait(for_what: Awaitable[T]) -> T:
    """Wait for something, in a function that :func:`_in_greenlet` runs."""
    loop = greenlet.getcurrent().parent
    assert loop is not None, "only a work may wait"
    found: T = loop.switch(for_what)
    return found
