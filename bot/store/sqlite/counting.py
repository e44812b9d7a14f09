"""How much there is: for presence, metrics and the health page."""

from __future__ import annotations

from bot.store.rows import Counts
from bot.store.sqlite.database import Database


class SqliteCounts:
    """The SQL that counts."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def now(self) -> Counts:
        """Count everything."""
        games = await self._db.read("select status, count(*) from game group by status")
        ((lobbies,),) = await self._db.read("select count(*) from lobby")
        untold = await self._db.read("select game, min(made) from outbox group by game")
        return Counts(
            {str(status): int(count) for status, count in games},
            int(lobbies),
            {int(game): float(made) for game, made in untold},
        )
