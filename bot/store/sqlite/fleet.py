"""One process at a time: a file is for one alone, and it serves every shard."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence

from bot.store.errors import LeaseLost
from bot.store.fleet import Change, ProcessRow
from bot.store.sqlite import leasing, lives
from bot.store.sqlite.database import SqliteDatabase


class SqliteFleet:
    """Holds the lease of the file; nobody else changes anything in it meanwhile."""

    def __init__(self, database: SqliteDatabase, clock: Callable[[], float]) -> None:
        self._db = database
        self._clock = clock
        self._shards = 0
        self._turns: dict[int, float] = {}  # of a bucket -> when the next may be taken
        self.is_restored = False  # the lease was taken on an older copy of the database

    async def join(self, holder: str, shards: int, seconds: float) -> None:
        """Become the one process that writes; raises :exc:`~bot.store.errors.LeaseHeld`."""
        self._db.holder = None  # it cannot be asked for what it is about to take
        noted = await self._db.life_noted()

        def work(db: sqlite3.Connection) -> tuple[bool, lives.Life]:
            leasing.take(db, holder, self._clock(), seconds)
            return lives.begin(db, noted), lives.now(db)

        self.is_restored, life = await self._db.write(work)
        await self._db.begin_life(life)
        self._db.holder, self._shards = holder, shards

    async def keep(self, report: str, seconds: float) -> tuple[int, ...]:
        """Stay it, and say how this process is; all shards are ours."""
        if self._db.holder is None:
            raise LeaseLost("this process does not hold the lease")
        await self._db.write(lambda db: leasing.renew(db, self._clock(), seconds, report))
        return tuple(range(self._shards))

    async def too_many(self) -> tuple[int, ...]:
        """None: nobody waits for any."""
        return ()

    async def give_back(self, shards: Sequence[int]) -> None:
        """Nobody could take them."""

    async def leave(self) -> None:
        """Let another process have the file at once."""
        holder, self._db.holder = self._db.holder, None
        if holder is not None:
            await self._db.write(lambda db: leasing.leave(db, holder))

    async def turn_to_identify(self, bucket: int, seconds: float) -> float:
        """Return how many seconds to wait before we may introduce ourselves to Discord."""
        now = time.monotonic()  # the clock may be put back
        turn = max(now, self._turns.get(bucket, 0.0))
        self._turns[bucket] = turn + seconds
        return turn - now

    async def processes(self) -> list[ProcessRow]:
        """List this process, or whichever holds the lease."""
        rows = await self._db.read(
            "select holder, expires, report from lease where expires > ?", (self._clock(),)
        )
        served = tuple(range(self._shards))
        return [ProcessRow(holder, expires, served, report) for holder, expires, report in rows]

    async def tell(self, change: Change) -> None:
        """Nobody else is there."""

    def listen(self, told: Callable[[Change], None]) -> None:
        """Nobody else changes anything."""
