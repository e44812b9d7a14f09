"""Until when somebody may think."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from bot.store.database import Database
from bot.store.rows import Status


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of the request that was opened at a revision."""

    game: int
    opened: int
    deadline: float
    overdue: bool = False


class Clocks:
    """The clocks of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> ClockRow | None:
        """Return the clock of a game."""
        rows = await self._db.read(
            "select game, opened, deadline, overdue from clock where game=?", (game,)
        )
        return _read(rows[0]) if rows else None

    async def start(self, clock: ClockRow) -> None:
        """Start a clock in place of the one before."""
        await self._db.put(
            "insert or replace into clock values (?, ?, ?, ?)",
            (clock.game, clock.opened, clock.deadline, clock.overdue),
        )

    async def stop(self, game: int) -> None:
        """Wait for nobody any more."""
        await self._db.put("delete from clock where game=?", (game,))

    async def due(self, now: float) -> list[ClockRow]:
        """List the clocks that have run out and that nobody has been told about."""
        rows = await self._db.read(
            "select clock.game, clock.opened, deadline, overdue from clock"
            " join game on game.id = clock.game"
            " where deadline <= ? and not overdue and status = ?",
            (now, Status.PLAYING),
        )
        return [_read(row) for row in rows]

    async def run_out(self, clock: ClockRow) -> None:
        """Note that a clock has run out, and that this is to be announced; once only."""

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update clock set overdue=1 where game=? and opened=? and not overdue",
                (clock.game, clock.opened),
            )
            if changed.rowcount:
                announce(db, clock.game, "overdue")

        await self._db.write(work)

    async def give_back(self, seconds: float) -> None:
        """Put all deadlines off."""
        await self._db.put("update clock set deadline = deadline + ? where not overdue", (seconds,))

    async def announce_return(self) -> None:
        """Let every game that is being played know that the bot is back."""

        def work(db: sqlite3.Connection) -> None:
            games = db.execute("select id from game where status=?", (Status.PLAYING,)).fetchall()
            for (game,) in games:
                announce(db, game, "back")

        await self._db.write(work)


def announce(db: sqlite3.Connection, game: int, kind: str) -> None:
    """Add something to what is to be announced that no act has brought about."""
    db.execute(
        "insert into outbox (game, revision, act, kind, data)"
        " select id, revision, acts, ?, '{}' from game where id=?",
        (kind, game),
    )


def _read(row: tuple[int, int, float, int]) -> ClockRow:
    game, opened, deadline, overdue = row
    return ClockRow(game, opened, deadline, bool(overdue))
