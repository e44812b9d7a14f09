"""The processes that share a database, and the shards that each of them serves.

Whatever changes a process or a shard waits for its turn over all processes, so everybody counts
the same ones.  A shard goes with its process: when that has expired, anybody may take it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.store.errors import LeaseLost, OtherShards
from bot.store.fleet import Change, ProcessRow
from bot.store.holders import is_gone
from bot.store.postgres import lives, sharing
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.listening import Listening
from bot.store.sql.connection import Connection

_IN = "clock_timestamp() + make_interval(secs => ?)"
_SQL_PROCESSES = (
    "select holder, extract(epoch from expires)::double precision, report,"
    " array(select number from shard where shard.holder = process.holder order by number)"
    " from process where expires > clock_timestamp() order by joined"
)


class PostgresFleet:
    """This process among the others."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._db = database
        self._shards = 0
        self._listening = Listening(database.pool, database.sender)
        self.is_restored = False  # this process has found an older copy of the database

    async def join(self, holder: str, shards: int, seconds: float) -> None:
        """Become one of the processes; raises :exc:`~bot.store.errors.OtherShards`."""

        def work(db: Connection) -> bool:
            _bury(db)
            row = db.execute("select shards from process where shards<>?", (shards,)).fetchone()
            if row is not None:
                raise OtherShards(row[0], shards)
            db.execute(
                f"insert into process (holder, expires, shards) values (?, {_IN}, ?)"
                " on conflict (holder) do update set expires=excluded.expires",
                (holder, seconds, shards),
            )
            return lives.begin(db)

        self.is_restored = await self._db.in_turn(work)
        self._db.holder, self._shards = holder, shards

    async def keep(self, report: str, seconds: float) -> tuple[int, ...]:
        """Stay one of them, take shards that nobody serves, and return all that are ours now."""
        holder = self._me()

        def work(db: Connection) -> tuple[int, ...]:
            kept = db.execute(
                f"update process set expires={_IN}, report=?"
                " where holder=? and expires > clock_timestamp()",
                (seconds, report, holder),
            )
            if kept.rowcount != 1:
                raise LeaseLost("this process is none of those that use the database any more")
            _bury(db)
            lives.begin(db)
            shares = _shares(db)
            taken = set().union(*shares.values())
            free = [shard for shard in range(self._shards) if shard not in taken]
            new = free[: sharing.to_take(holder, shares, self._shards)]
            db.executemany("insert into shard values (?, ?)", [(shard, holder) for shard in new])
            return tuple(sorted([*shares[holder], *new]))

        return await self._db.in_turn(work)

    async def too_many(self) -> tuple[int, ...]:
        """Return those of our shards above our fair share for which another process waits."""
        shares = await self._db.look(_shares)
        mine = shares.get(self._me(), ())
        count = sharing.to_give(self._me(), shares, self._shards) if mine else 0
        return mine[len(mine) - count :]

    async def give_back(self, shards: Sequence[int]) -> None:
        """Let others serve some of our shards."""
        holder = self._me()

        def work(db: Connection) -> None:
            sql = "delete from shard where number=? and holder=?"
            db.executemany(sql, [(shard, holder) for shard in shards])

        await self._db.in_turn(work)

    async def leave(self) -> None:
        """Be none of the processes any more; others may have our shards at once."""
        holder, self._db.holder = self._db.holder, None
        if holder is not None:
            await self._db.in_turn(
                lambda db: db.execute("delete from process where holder=?", (holder,))
            )

    async def turn_to_identify(self, bucket: int, seconds: float) -> float:
        """Return how many seconds to wait before we may introduce ourselves to Discord."""

        def work(db: Connection) -> float:
            (wait,) = db.execute(
                f"insert into turn values (?, {_IN}) on conflict (bucket) do update"
                f" set next = greatest(turn.next + make_interval(secs => ?), {_IN})"
                " returning extract(epoch from next - clock_timestamp())::double precision",
                (bucket, seconds, seconds, seconds),
            ).fetchone()
            return max(0.0, float(wait) - seconds)

        return await self._db.in_turn(work)

    async def processes(self) -> list[ProcessRow]:
        """List the living processes, in the order in which they came."""
        rows = await self._db.read(_SQL_PROCESSES)
        return [
            ProcessRow(holder, expires, tuple(shards), report)
            for holder, expires, report, shards in rows
        ]

    async def tell(self, change: Change) -> None:
        """Let the other processes look again at something that has changed in no table."""
        await self._db.put(
            "select tell_others(?, ?, ?, ?, ?)",
            (change.what, change.number, change.acts, change.guild, change.owner),
        )

    def listen(self, told: Callable[[Change], None]) -> None:
        """Call this whenever another process has changed something."""
        self._listening.begin(told)

    async def close(self) -> None:
        """Listen no more."""
        await self._listening.close()

    def _me(self) -> str:
        if self._db.holder is None:
            raise LeaseLost("this process is none of those that use the database")
        return self._db.holder


def _bury(db: Connection) -> None:
    """Forget the processes that have expired, and those of this machine that are no more."""
    db.execute("delete from process where expires <= clock_timestamp()")
    for (holder,) in db.execute("select holder from process").fetchall():
        if is_gone(holder):
            db.execute("delete from process where holder=?", (holder,))


def _shares(db: Connection) -> dict[str, tuple[int, ...]]:
    """Return the living processes with the shards that each serves."""
    return {holder: tuple(own) for holder, _, _, own in db.execute(_SQL_PROCESSES)}
