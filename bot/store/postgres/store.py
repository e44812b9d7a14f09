"""The store on PostgreSQL."""

from __future__ import annotations

from bot.store.errors import StoreError
from bot.store.postgres import checking
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.fleet import PostgresFleet
from bot.store.postgres.migrating import scripts
from bot.store.sql.checking import sizes
from bot.store.sql.connection import Connection
from bot.store.sql.store import SqlStore


class PostgresStore(SqlStore):
    """Keeps every game in a PostgreSQL database, for one process or for several."""

    def __init__(self, address: str, database: PostgresDatabase) -> None:
        super().__init__(database)
        self.address = address
        self.database = database
        self.fleet = PostgresFleet(database)

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect to a database, and bring it up to date."""
        return cls(address, await PostgresDatabase.open(address))

    async def close(self) -> None:
        """Let go of the database."""
        await self.fleet.close()
        await super().close()

    async def damage(self) -> str | None:
        """Describe the first fault of the whole database, however long it takes to look."""

        def work(db: Connection) -> str | None:
            tables = self._db.dialect.tables(db)
            fault = checking.foreign_parts(db, tables, max(scripts()))
            if fault is None:
                checking.read_all(db, tables)
            return fault

        async with self._db.apart() as reader:
            try:
                return await reader.look(work)
            except StoreError as error:
                return str(error)

    async def sizes(self) -> dict[str, float]:
        """Return how many bytes a game takes on average: what is in it, and the whole database."""

        def work(db: Connection) -> dict[str, float]:
            (everything,) = db.execute("select pg_database_size(current_database())").fetchone()
            return sizes(db, everything)

        return await self._db.look(work)
