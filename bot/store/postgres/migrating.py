"""Bringing a database up to date: numbered SQL files, all that are missing in one transaction.

A file that has been released is never edited; a change is a new file of the same number here and
for SQLite.  The first brings an empty database to where SQLite was when this one came.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from bot.store.errors import TooNew
from bot.store.postgres.connection import Connection


def scripts() -> dict[int, str]:
    """Return every migration by the version to which it brings a database."""
    folder = files("bot.store.postgres") / "migrations"
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return {int(f.name.partition("_")[0]): f.read_text(encoding="utf-8") for f in found}


async def migrate(connection: Connection, known: Mapping[int, str] | None = None) -> None:
    """Apply what is missing; raises :exc:`TooNew`, and what asyncpg raises."""
    known = scripts() if known is None else known
    async with connection.raw.transaction():
        # several processes may start at the same moment
        await connection.raw.execute("select pg_advisory_xact_lock(hashtext('thoth'))")
        done = await version(connection)
        if done > max(known):
            raise TooNew(done, max(known))
        for number in sorted(number for number in known if number > done):
            await connection.raw.execute(known[number])
            await connection.raw.execute("update version set number = $1", number)


async def version(connection: Connection) -> int:
    """Return to which version a database was brought; 0 if there is nothing in it."""
    there = await connection.raw.fetchval("select to_regclass('version') is not null")
    return int(await connection.raw.fetchval("select number from version")) if there else 0
