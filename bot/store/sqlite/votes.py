"""Motions and votes in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.store.rows import MotionRow
from bot.store.sqlite.database import Database


class SqliteVotes:
    """Keeps what is proposed at tables."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def propose(self, game: int, about: str, person: int) -> MotionRow:
        """Return the motion about something, making it if there is none."""

        def work(db: sqlite3.Connection) -> Any:  # noqa: ANN401 - a row
            db.execute(
                "insert or ignore into motion (game, about, person) values (?, ?, ?)",
                (game, about, person),
            )
            found = db.execute("select id from motion where game=? and about=?", (game, about))
            return found.fetchone()[0]

        motion = await self.get(await self._db.write(work))
        assert motion is not None
        return motion

    async def get(self, motion: int) -> MotionRow | None:
        """Return a motion that is still open."""
        rows = await self._db.read(
            "select id, game, about, person, channel, message from motion where id=?", (motion,)
        )
        votes = await self._db.read("select person, agrees from vote where motion=?", (motion,))
        if not rows:
            return None
        number, game, about, proposer, channel, message = rows[0]
        said = {person: bool(agrees) for person, agrees in votes}
        return MotionRow(number, game, about, proposer, channel, message, said)

    async def asked_at(self, motion: int, channel: int, message: int) -> None:
        """Store which message asks people."""
        await self._db.put(
            "update motion set channel=?, message=? where id=?", (channel, message, motion)
        )

    async def cast(self, game: int, motion: int, person: int, *, agrees: bool) -> MotionRow | None:
        """Store what somebody says to a motion of a game, in place of what they said before."""
        await self._db.put(
            "insert or replace into vote select id, ?, ? from motion where id=? and game=?",
            (person, agrees, motion, game),
        )
        found = await self.get(motion)
        return found if found is not None and found.game == game else None

    async def close(self, motion: int) -> None:
        """Forget a motion."""
        await self._db.put("delete from motion where id=?", (motion,))
