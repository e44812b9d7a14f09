"""From which seeds chance comes,."""

from __future__ import annotations

from bot.store.sql.database import Database
from rules.engine.seeds import Seed


class SqlSeeds:
    """Reads seeds; they are written with the act that needs them."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> list[Seed]:
        """Return the seeds of a game in their order; none for one of an earlier build."""
        rows = await self._db.read(
            "select secret, first from seed where game=? order by number", (game,)
        )
        return [Seed(secret, first) for secret, first in rows]
