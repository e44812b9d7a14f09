"""Boards of open seats."""

from __future__ import annotations

from bot.store.fleet import Shards
from bot.store.rows import BoardRow
from bot.store.sql.database import Database
from bot.store.sql.phrases import owned_by


class SqlBoards:
    """Keeps where each server lists its open seats."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def keep(self, board: BoardRow) -> None:
        """Store the board of a server, in place of the one before."""
        await self._db.put(
            "insert into seat_board (guild, channel, message, shown) values (?, ?, ?, ?)"
            " on conflict (guild) do update"
            " set channel=excluded.channel, message=excluded.message, shown=excluded.shown",
            (board.guild, board.channel, board.message, board.shown),
        )

    async def note_shown(self, board: BoardRow, message: int, shown: str) -> None:
        """Store what a board shows and where, unless somebody has changed it meanwhile."""
        await self._db.put(
            "update seat_board set message=?, shown=? where guild=? and channel=? and message is ?",
            (message, shown, board.guild, board.channel, board.message),
        )

    async def drop(self, guild: int) -> None:
        """Let a server have no board."""
        await self._db.put("delete from seat_board where guild=?", (guild,))

    async def of(self, guild: int) -> BoardRow | None:
        """Return the board of a server."""
        found = await self._find(" where guild=?", guild)
        return found[0] if found else None

    async def all(self, *, owned: Shards | None = None) -> list[BoardRow]:
        """List the boards of all servers."""
        return await self._find(f" where {owned_by(owned)}")

    async def is_gone(self, message: int) -> None:
        """Note that the message of a board is no more, so that another is posted."""
        await self._db.put(
            "update seat_board set message=null, shown='' where message=?", (message,)
        )

    async def _find(self, where: str, *values: int) -> list[BoardRow]:
        rows = await self._db.read(
            f"select guild, channel, message, shown from seat_board{where} order by guild", values
        )
        return [BoardRow(*row) for row in rows]
