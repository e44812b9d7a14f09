"""Opens the store; the one place that chooses the database."""

from __future__ import annotations

from pathlib import Path

from bot.store.holders import Seen
from bot.store.sqlite.database import copy_to
from bot.store.sqlite.leasing import look
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

FILE = "thoth.sqlite3"  # in the directory of all data


async def open_store(path: Path, *, even_damaged: bool = False) -> Store:
    """Open a database, making it if there is none, and bring it up to date.

    Raises :exc:`~bot.store.errors.StoreError`, also when a quick look finds damage.
    """
    return await SqliteStore.open(path, even_damaged=even_damaged)


def copy_store(source: Path, target: Path) -> None:
    """Copy a database, also while a process works with it.

    Raises :exc:`~bot.store.errors.BadDatabase`.
    """
    copy_to(source, target)


def look_at(path: Path, now: float) -> Seen | None:
    """Look at the process that works with a database; None if there is none.

    Changes nothing.
    """
    return look(path, now)
