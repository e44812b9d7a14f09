"""The connections of one process, lent one work at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.postgres import errors
from bot.store.postgres.connection import Connection

MOST = 8  # connections of a process; PostgreSQL has 100 for all, unless its host says otherwise


class Pool:
    """Opens connections as they are needed, and keeps them; a lost one is replaced.

    asyncpg has a pool of its own, which forgets prepared statements each time.
    """

    def __init__(self, address: str, sender: str, most: int = MOST) -> None:
        self._address = address
        self._sender = sender
        self._free: list[Connection] = []
        self._places = asyncio.Semaphore(most)
        self.is_closed = False

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Lend a connection; raises what asyncpg raises."""
        async with self._places:
            if self.is_closed:
                raise ConnectionError("the store is closed")
            lent = self._free.pop() if self._free else await self.another()
            try:
                yield lent
            except errors.LOST:
                lent.raw.terminate()
                raise
            finally:
                if self.is_closed or lent.raw.is_closed() or lent.raw.is_in_transaction():
                    lent.raw.terminate()
                else:
                    self._free.append(lent)

    async def another(self, **settings: str) -> Connection:
        """Open a connection of the same kind, for whoever asks to close."""
        return await Connection.open(self._address, self._sender, **settings)

    async def close(self) -> None:
        """Close all that are not lent; those that are go when they come back."""
        self.is_closed = True
        free, self._free = self._free, []
        for connection in free:
            try:
                await connection.raw.close(timeout=5)
            except errors.ANY:  # it is lost already
                connection.raw.terminate()
