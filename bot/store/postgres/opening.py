"""What :mod:`bot.store.opening` does with an address."""

from __future__ import annotations

import socket
from pathlib import Path

from bot.store.errors import LeaseHeld
from bot.store.holders import Seen
from bot.store.postgres import errors, lives, moving
from bot.store.postgres.connection import Connection
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.store import PostgresStore

_SQL_SEEN = (
    "select report from process where expires > clock_timestamp() and split_part(holder, ':', 1)=?"
    " order by joined desc limit 1"
)
_SQL_UNTOLD = "select game, min(made) from outbox group by game"


async def open_store(address: str) -> PostgresStore:
    """Connect to a database, and bring it up to date."""
    return await PostgresStore.open(address)


async def copy_to_file(address: str, path: Path) -> None:
    """Copy a database as it is now into a new file."""
    await moving.to_file(address, path)


async def move(source: Path | str, target: Path | str) -> int:
    """Copy everything into an empty database of the other kind."""
    if isinstance(target, Path):
        assert isinstance(source, str), "they are of different kinds"
        return await moving.to_file(source, target, alone=True)
    assert isinstance(source, Path), "they are of different kinds"
    return await moving.from_file(source, target)


async def note_restored(address: str) -> None:
    """Begin another life, unless somebody lives."""
    store = await PostgresStore.open(address)
    try:
        for process in await store.fleet.processes():
            raise LeaseHeld(process.holder, 30.0)
        await store.database.in_turn(lives.begin_another)
    finally:
        await store.close()


async def look(address: str) -> Seen | None:
    """Look at the newest process of this machine; None if there is none, or nobody can tell."""
    database = PostgresDatabase(address)
    try:
        async with database.pool.connection() as connection:
            return await connection.visit(_seen)
    except errors.ANY:
        return None
    finally:
        await database.close()


def _seen(db: Connection) -> Seen | None:
    row = db.execute(_SQL_SEEN, (socket.gethostname(),)).fetchone()
    return None if row is None else Seen(row[0], db.execute(_SQL_UNTOLD).fetchall())
