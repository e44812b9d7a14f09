"""How much there is: for presence, metrics and the health page."""

from __future__ import annotations

from bot.store.fleet import Shards
from bot.store.rows import Counts
from bot.store.sql.database import Database
from bot.store.sql.phrases import owned_by


class SqlCounts:
    """The SQL that counts."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def now(self, *, owned: Shards | None = None) -> Counts:
        """Count games and lobbies, and list for which games news has not been posted."""
        games = await self._db.read("select status, count(*) from game group by status")
        ((lobbies,),) = await self._db.read("select count(*) from lobby")
        untold = await self._db.read(
            "select game, min(made) from outbox join game on game.id = outbox.game"
            f" where {owned_by(owned)} group by game"
        )
        return Counts(
            {str(status): int(count) for status, count in games},
            int(lobbies),
            {int(game): float(made) for game, made in untold},
        )
