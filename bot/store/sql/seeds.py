"""From which seeds chance comes,."""

from __future__ import annotations

from bot.store.sql.database import Database
from bot.store.sql.wholes import seeds
from rules.engine.seeds import Seed


class SqlSeeds:
    """Reads seeds; they are written with the act that needs them."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> list[Seed]:
        """Return the seeds of a game in their order; none for one of an earlier build."""
        return await self._db.look(lambda db: seeds(db, game))
