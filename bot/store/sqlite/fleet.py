"""The one process of a file: it serves all shards."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.store.fleet import Change, ProcessRow

if TYPE_CHECKING:
    from bot.store.sqlite.store import SqliteStore


class SqliteFleet:
    """Holds the lease of a file."""

    def __init__(self, store: SqliteStore, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._holder = ""
        self._shards: tuple[int, ...] = ()
        self._turns: dict[int, float] = {}

    async def join(self, holder: str, shards: int, seconds: float) -> None:
        """Become the one process that writes."""
        await self._store.take_lease(holder, self._clock(), seconds)
        self._holder, self._shards = holder, tuple(range(shards))

    async def keep(self, report: str, seconds: float) -> tuple[int, ...]:
        """Stay it; all shards are ours."""
        await self._store.renew_lease(self._clock(), seconds, report)
        return self._shards

    async def too_many(self) -> tuple[int, ...]:
        """Nobody else waits for any."""
        return ()

    async def give_back(self, shards: Sequence[int]) -> None:
        """Nobody else could have them."""

    async def leave(self) -> None:
        """Let another process have the file at once."""
        await self._store.leave_lease()

    async def turn_to_identify(self, bucket: int, seconds: float) -> float:
        """Return how many seconds to wait; turns of a bucket are some seconds apart."""
        now = time.monotonic()
        mine = max(now, self._turns.get(bucket, now))
        self._turns[bucket] = mine + seconds
        return mine - now

    async def processes(self) -> list[ProcessRow]:
        """The one there is."""
        return [ProcessRow(self._holder, 0.0, self._shards, "{}")]

    def listen(self, told: Callable[[Change], None]) -> None:
        """Nobody else changes anything."""
