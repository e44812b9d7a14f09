"""Opens the store; the one place that chooses the database.

A database is the path of a SQLite file, or the address of a PostgreSQL one.  What PostgreSQL needs
is imported only for such an address: it is not installed everywhere.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import ModuleType

from bot.store.errors import BadDatabase
from bot.store.holders import Seen
from bot.store.sqlite.database import copy_to
from bot.store.sqlite.leasing import look
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

FILE = "thoth.sqlite3"  # in the directory of all data
Where = Path | str  # a file, or an address
_ADDRESSES = ("postgresql://", "postgres://")


def is_address(written: str) -> bool:
    """Return whether somebody means a PostgreSQL database."""
    return written.startswith(_ADDRESSES)


async def open_store(where: Where, *, even_damaged: bool = False) -> Store:
    """Open a database, making what is not there, and bring it up to date.

    Raises :exc:`~bot.store.errors.StoreError`; for a file also when a quick look finds damage.
    """
    if isinstance(where, Path):
        return await SqliteStore.open(where, even_damaged=even_damaged)
    store: Store = await _postgres().open_store(where)
    return store


def copy_store(source: Where, target: Path) -> None:
    """Copy a database into a file, also while processes work with it.

    Raises :exc:`~bot.store.errors.StoreError`.
    """
    if isinstance(source, Path):
        copy_to(source, target)
    else:
        asyncio.run(_postgres().copy_to_file(source, target))


def move(source: Where, target: Where) -> int:
    """Copy everything into an empty database of the other kind; return how many rows there are.

    No process may work with the source.  Raises :exc:`~bot.store.errors.StoreError`.
    """
    if isinstance(source, Path) == isinstance(target, Path):
        raise BadDatabase("one of them must be a file, and the other a PostgreSQL address")
    moved: int = asyncio.run(_postgres().move(source, target))
    return moved


def note_restored(address: str) -> None:
    """Let a PostgreSQL database know that an older copy was put back in its place.

    No process may work with it.  Raises :exc:`~bot.store.errors.StoreError`.
    """
    asyncio.run(_postgres().note_restored(address))


def look_at(where: Where, now: float) -> Seen | None:
    """Look at the process of this machine that works with a database; None if there is none.

    Changes nothing.
    """
    if isinstance(where, Path):
        return look(where, now)
    seen: Seen | None = asyncio.run(_postgres().look(where))
    return seen


def _postgres() -> ModuleType:
    try:
        from bot.store.postgres import opening
    except ImportError as error:
        raise BadDatabase(
            f"PostgreSQL needs {error.name}, which is not installed: "
            "install Thoth with its extra, pip install '.[postgres]'"
        ) from error
    return opening
