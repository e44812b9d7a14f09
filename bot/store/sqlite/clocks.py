"""Deadlines: until when a player may think."""

from __future__ import annotations

import sqlite3

from bot.store.rows import ClockRow, Status
from bot.store.sqlite.database import Database


class SqliteClocks:
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

    async def give_back(
        self, seconds: float, *, told: bool = False, alive: tuple[str, str, str] | None = None
    ) -> None:
        """Put off all deadlines that are still to come; ``told``: let those who wait know.

        ``alive``, the setting that says when we were last at work, goes with it: once is enough.
        """

        def work(db: sqlite3.Connection) -> None:
            waiting = db.execute(
                "update clock set deadline = deadline + ? where not overdue"
                " and game in (select id from game where status=?) returning game",
                (seconds, Status.PLAYING),
            ).fetchall()
            known = {
                game
                for (game,) in db.execute(
                    "select game from outbox where kind in ('back', 'restored')"
                )
            }
            for (game,) in waiting:
                if told and game not in known:
                    announce(db, game, "back")
            if alive is not None:
                db.execute("insert or replace into setting values (?, ?, ?)", alive)

        await self._db.write(work)


def announce(db: sqlite3.Connection, game: int, kind: str, data: str = "{}") -> None:
    """Add something to what is to be announced that no act has brought about."""
    db.execute(
        "insert into outbox (game, revision, act, kind, data)"
        " select id, revision, acts, ?, ? from game where id=?",
        (kind, data, game),
    )


def _read(row: tuple[int, int, float, int]) -> ClockRow:
    game, opened, deadline, overdue = row
    return ClockRow(game, opened, deadline, bool(overdue))
