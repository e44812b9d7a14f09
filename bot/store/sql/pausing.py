"""Paused games: nobody has touched them for a while, or their place is gone.

Quiet days are counted, not computed from times: days on which the bot did not run do not count,
and a clock that jumps makes nobody's game old.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.fleet import Shards
from bot.store.rows import RESTING, ClockChange, GameRow, Place, Status
from bot.store.sql import reading, reseeding
from bot.store.sql.bundling import bundle, bundle_next
from bot.store.sql.clocks import announce, change_clock
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import SQL_SET, owned_by

_SWEPT = ("bot", "swept")  # the setting with the last day that was counted
RESTS = "status in ({})".format(", ".join(f"'{status}'" for status in RESTING))


class SqlPauses:
    """The SQL about pausing and resuming."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def pause(self, game: int, status: Status, clocks: Sequence[ClockChange] = ()) -> None:
        """Let a game that is being played rest, or end it with nobody told; clocks stop.

        ``clocks`` are those that will go on where they stopped; all others are forgotten.
        """

        def work(db: Connection) -> None:
            paused = db.execute(
                "update game set status=? where id=? and status=?", (status, game, Status.PLAYING)
            )
            if paused.rowcount:
                if status is not Status.PAUSED:
                    db.execute("delete from clock where game=?", (game,))
                for change in clocks:
                    change_clock(db, change)
                if status.is_over:
                    bundle(db, game)
            if status is Status.CLOSED:
                db.execute("delete from outbox where game=?", (game,))

        await self._db.write(work)

    async def resume(self, game: int, place: Place, clocks: Sequence[ClockChange] = ()) -> None:
        """Resume a paused game at a place and announce it there.

        Clocks start again, except for ``clocks``, which go on where they stopped.
        """

        def work(db: Connection) -> None:
            resumed = db.execute(
                "update game set status=?, guild=?, channel=?, thread=?, quiet=0"
                f" where id=? and {RESTS}",
                (Status.PLAYING, place.guild, place.channel, place.thread, game),
            )
            if resumed.rowcount:
                if not clocks:
                    db.execute("delete from clock where game=?", (game,))
                for change in clocks:
                    change_clock(db, change)
                announce(db, game, "resumed", reseeding.news_of(db, game))

        await self._db.write(work)

    async def of(self, person: int) -> list[GameRow]:
        """List the paused games at which a person sits."""
        return await self._games(
            f"{RESTS} and id in (select game from seat where person=?)", person
        )

    async def at(self, place: Place) -> list[GameRow]:
        """List the paused games of a channel or thread."""
        return await self._games(
            f"channel is ? and thread is ? and {RESTS}", place.channel, place.thread
        )

    # --- games by their place -----------------------------------------------------------

    async def playing_in_guild(self, guild: int) -> list[GameRow]:
        """List the games that are being played on a server."""
        return await self._games("guild=? and status=?", guild, Status.PLAYING)

    async def playing_in_channel(self, channel: int) -> list[GameRow]:
        """List the games that are being played in a channel, its threads included."""
        return await self._games("channel=? and status=?", channel, Status.PLAYING)

    async def playing_in_thread(self, channel: int, thread: int) -> list[GameRow]:
        """List the games that are being played in a thread."""
        return await self._games(
            "channel=? and thread=? and status=?", channel, thread, Status.PLAYING
        )

    async def places(self, *, owned: Shards | None = None) -> list[Place]:
        """List the servers and their channels where games are played or arranged."""
        rows = await self._db.read(
            "select guild, channel from game where guild is not null and status=?"
            f" and {owned_by(owned)} union"
            f" select guild, channel from lobby where guild is not null and {owned_by(owned)}",
            (Status.PLAYING,),
        )
        return [Place(guild, channel) for guild, channel in rows]

    async def _games(self, where: str, *values: object) -> list[GameRow]:
        rows = await self._db.read(f"select * from game where {where} order by id", values)
        return [reading.game(row) for row in rows]

    # --- quiet days ---------------------------------------------------------------------

    async def another_day(self, day: int) -> None:
        """Count a day for every table and lobby, once, however often it is told of."""

        def work(db: Connection) -> None:
            counted: Any = db.execute(
                "select value from setting where owner=? and name=?", _SWEPT
            ).fetchone()
            if counted is not None and int(counted[0]) == day:
                return
            db.execute(SQL_SET, (*_SWEPT, str(day)))
            if counted is not None and int(counted[0]) < day:  # not a clock that was set back
                db.execute("update game set quiet=quiet+1 where status=?", (Status.PLAYING,))
                db.execute("update lobby set quiet=quiet+1")

        await self._db.write(work)

    async def bundle_next(self, after: int) -> int | None:
        """Pack the first game behind another that has ended and lies in rows; return its number."""
        return await self._db.write(lambda db: bundle_next(db, after))

    async def quiet_games(self, days: int, most: int, *, owned: Shards | None = None) -> list[int]:
        """List some of the games that are being played and were quiet for so many days."""
        rows = await self._db.read(
            f"select id from game where status=? and quiet>=? and {owned_by(owned)}"
            " order by id limit ?",
            (Status.PLAYING, days, most),
        )
        return [int(game) for (game,) in rows]

    async def quiet_lobbies(
        self, days: int, most: int, *, owned: Shards | None = None
    ) -> list[int]:
        """List some of the lobbies that were quiet for so many days."""
        rows = await self._db.read(
            f"select id from lobby where quiet>=? and {owned_by(owned)} order by id limit ?",
            (days, most),
        )
        return [int(lobby) for (lobby,) in rows]
