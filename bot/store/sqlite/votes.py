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
            db.execute("delete from motion where game=? and about=? and decided", (game, about))
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
        """Return a motion that is open, or whose message does not say yet how it was decided."""
        rows = await self._db.read(
            "select id, game, about, person, channel, message, decided from motion where id=?",
            (motion,),
        )
        votes = await self._db.read("select person, agrees from vote where motion=?", (motion,))
        if not rows:
            return None
        number, game, about, proposer, channel, message, decided = rows[0]
        said = {person: bool(agrees) for person, agrees in votes}
        return MotionRow(number, game, about, proposer, channel, message, said, bool(decided))

    async def asked_at(self, motion: int, channel: int, message: int) -> None:
        """Store which message asks people."""
        await self._db.put(
            "update motion set channel=?, message=? where id=?", (channel, message, motion)
        )

    async def cast(self, game: int, motion: int, person: int, *, agrees: bool) -> MotionRow | None:
        """Store what somebody says to a motion of a game, in place of what they said before."""

        def work(db: sqlite3.Connection) -> bool:
            cast = db.execute(
                "insert or replace into vote select id, ?, ? from motion"
                " where id=? and game=? and not decided",
                (person, agrees, motion, game),
            )
            db.execute("update motion set shown=0 where id=? and not decided", (motion,))
            return cast.rowcount == 1

        return await self.get(motion) if await self._db.write(work) else None

    async def decide(self, motion: int) -> None:
        """Take no more votes; the motion stays until its message says how it was decided."""
        await self._db.put("update motion set decided=1, shown=0 where id=?", (motion,))

    async def note_shown(self, motion: int) -> None:
        """Store that the message shows how a motion stands; forget one that is decided."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from motion where id=? and decided", (motion,))
            db.execute("update motion set shown=1 where id=?", (motion,))

        await self._db.write(work)

    async def to_show(self) -> list[int]:
        """List the motions whose message does not show yet how they stand."""
        rows = await self._db.read("select id from motion where not shown order by id")
        return [int(number) for (number,) in rows]
