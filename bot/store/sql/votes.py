"""Motions and votes."""

from __future__ import annotations

from typing import Any

from bot.store.fleet import Shards
from bot.store.rows import Ended, MotionRow
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import owned_by


class SqlVotes:
    """Keeps what is proposed at tables."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def propose(self, game: int, about: str, person: int, closes: float) -> MotionRow:
        """Return the motion about something, making it if there is none."""

        def work(db: Connection) -> Any:  # noqa: ANN401 - a row
            db.execute("delete from motion where game=? and about=? and decided", (game, about))
            db.execute(
                "insert into motion (game, about, person, closes) values (?, ?, ?, ?)"
                " on conflict do nothing",
                (game, about, person, closes),
            )
            found = db.execute("select id from motion where game=? and about=?", (game, about))
            return found.fetchone()[0]

        motion = await self.get(await self._db.write(work))
        assert motion is not None
        return motion

    async def get(self, motion: int) -> MotionRow | None:
        """Return a motion that is open, or whose message does not say yet how it ended."""
        return await self._db.look(lambda db: _find(db, motion))

    async def asked_at(self, motion: int, channel: int, message: int) -> None:
        """Store which message asks people."""
        await self._db.put(
            "update motion set channel=?, message=? where id=?", (channel, message, motion)
        )

    async def cast(
        self, game: int, motion: int, person: int, now: float, *, agrees: bool
    ) -> MotionRow | None:
        """Store what somebody says to an open motion, in place of what they said before."""

        def work(db: Connection) -> bool:
            cast = db.execute(
                "insert into vote select id, ?, ? from motion"
                " where id=? and game=? and not decided and closes > ?"
                " on conflict (motion, person) do update set agrees=excluded.agrees",
                (person, agrees, motion, game, now),
            )
            db.execute("update motion set shown=false where id=? and not decided", (motion,))
            return cast.rowcount == 1

        return await self.get(motion) if await self._db.write(work) else None

    async def end(self, motion: int, how: Ended, told: str) -> bool:
        """Take no more votes; the motion stays until its message says these words."""

        def work(db: Connection) -> bool:
            ended = db.execute(
                "update motion set decided=true, shown=false, ended=?, told=?"
                " where id=? and (ended is null or (ended=? and ended<>?))",
                (how, told, motion, Ended.CARRYING, how),
            )
            return ended.rowcount == 1

        return await self._db.write(work)

    async def note_shown(self, motion: int, *, ended: bool) -> None:
        """Store that the message shows a motion as open, or that it has ended, and forget that."""

        def work(db: Connection) -> None:
            if ended:
                db.execute("delete from motion where id=? and decided", (motion,))
            db.execute("update motion set shown=true where id=? and not decided", (motion,))

        await self._db.write(work)

    async def to_show(self, now: float, *, owned: Shards | None = None) -> list[int]:
        """List the motions whose message does not show how they stand, or whose time is up."""
        rows = await self._db.read(
            "select motion.id from motion join game on game.id = motion.game"
            " where (not shown or (not decided and closes <= ?))"
            f" and {owned_by(owned)} order by motion.id",
            (now,),
        )
        return [int(number) for (number,) in rows]

    async def unsaid(self, game: int, now: float) -> list[int]:
        """List the motions of a game that have ended, or whose time is up; no message says so."""
        rows = await self._db.read(
            "select id from motion where game=? and (decided or closes <= ?) order by id",
            (game, now),
        )
        return [int(number) for (number,) in rows]


def _find(db: Connection, motion: int) -> MotionRow | None:
    row = db.execute(
        "select id, game, about, person, channel, message, closes, ended, told, decided"
        " from motion where id=?",
        (motion,),
    ).fetchone()
    if row is None:
        return None
    number, game, about, proposer, channel, message, closes, ended, told, decided = row
    votes = db.execute(
        "select person, agrees from vote where motion=? order by person", (motion,)
    ).fetchall()
    return MotionRow(
        number,
        game,
        about,
        proposer,
        channel,
        message,
        closes,
        None if ended is None else Ended(ended),
        told,
        {person: bool(agrees) for person, agrees in votes},
        bool(decided),
    )


def lapse(db: Connection, game: int) -> None:
    """End what is open at a table, inside a transaction that changes who sits there.

    The motion that brought that about is carried by it.
    """
    db.execute(
        "update motion set decided=true, shown=false, ended=case when ended=? then ? else ? end"
        " where game=? and (not decided or ended=?)",
        (Ended.CARRYING, Ended.CARRIED, Ended.LAPSED, game, Ended.CARRYING),
    )


def put_off(db: Connection, seconds: float, owned: Shards | None) -> None:
    """Give open motions time back, inside a transaction that does so for clocks."""
    db.execute(
        "update motion set closes = closes + ?, shown=false where not decided"
        f" and game in (select id from game where {owned_by(owned)})",
        (seconds,),
    )
