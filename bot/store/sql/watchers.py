"""Who follows a game without playing, and in which other channels its boards are shown."""

from __future__ import annotations

from bot.store.rows import Place, WatcherRow
from bot.store.sql.database import Database
from bot.store.sql.phrases import one, some


class SqlWatchers:
    """The SQL about watching."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def keep(self, watcher: WatcherRow) -> None:
        """Store that somebody follows a game, in place of how they followed it before."""
        await self._db.put(
            "insert into watcher (game, person, how, level) values (?, ?, ?, ?)"
            " on conflict (game, person) do update set how=excluded.how, level=excluded.level",
            (watcher.game, watcher.person, watcher.how, watcher.level),
        )

    async def drop(self, game: int, person: int) -> None:
        """Forget that somebody follows a game."""
        await self._db.put("delete from watcher where game=? and person=?", (game, person))

    async def of(self, game: int) -> list[WatcherRow]:
        """List who follows a game."""
        rows = await self._db.read(
            "select game, person, how, level from watcher where game=? order by person", (game,)
        )
        return [WatcherRow(*row) for row in rows]

    async def games_of(self, person: int) -> list[int]:
        """List the games that somebody follows, newest first."""
        rows = await self._db.read(
            "select game from watcher where person=? order by game desc", (person,)
        )
        return [row[0] for row in rows]

    async def last_game_at(self, place: Place) -> int | None:
        """Return the newest game of a channel or thread, whatever has become of it."""
        rows = await self._db.read(
            "select id from game where channel is ? and thread is ? order by id desc limit 1",
            (place.channel, place.thread),
        )
        return rows[0][0] if rows else None

    # --- mirrors ------------------------------------------------------------------------

    async def add_mirror(self, game: int, channel: int) -> None:
        """Show the boards of a game in another channel too."""
        await self._db.put(
            "insert into mirror (game, channel) values (?, ?) on conflict do nothing",
            (game, channel),
        )

    async def drop_mirror(self, game: int, channel: int | None) -> None:
        """Stop showing them there; without a channel, anywhere else."""
        await self._db.put(
            f"delete from mirror where game=? and {one('channel', channel)}",
            (game, *some(channel)),
        )

    async def mirrors(self, game: int) -> list[int]:
        """List the channels where the boards of a game are shown too."""
        rows = await self._db.read(
            "select channel from mirror where game=? order by channel", (game,)
        )
        return [row[0] for row in rows]
