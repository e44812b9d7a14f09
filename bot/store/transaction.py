"""Several works in one transaction of SQLite, each all or nothing.

All of this runs in the thread of the connection that writes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from bot.store.errors import LeaseLost, WriteFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Outcome(NamedTuple):
    """What some work has returned, or why nothing of it was written."""

    value: Any = None
    error: Exception | None = None


def transact(
    db: sqlite3.Connection, works: Sequence[Work[Any]], holder: str | None
) -> list[Outcome]:
    """Do several works; one that fails takes none of the others along.

    With a holder, nothing is written unless the lease is theirs.
    """
    db.execute("begin immediate")
    try:
        outcomes = [_do(db, work, holder) for work in works]
        db.execute("commit")
    except BaseException:
        if db.in_transaction:  # some failures have ended it already
            db.execute("rollback")
        raise
    return outcomes


def _do(db: sqlite3.Connection, work: Work[Any], holder: str | None) -> Outcome:
    db.execute("savepoint work")
    try:
        _expect_lease(db, holder)
        outcome = Outcome(work(db))
    except Exception as error:
        if not db.in_transaction:  # it has taken the others along
            raise
        db.execute("rollback to work")
        outcome = Outcome(error=not_stored(error) if isinstance(error, sqlite3.Error) else error)
    db.execute("release work")
    return outcome


def _expect_lease(db: sqlite3.Connection, holder: str | None) -> None:
    """Keep a process out that slept while another took over."""
    if holder is None:
        return
    row = db.execute("select holder from lease").fetchone()
    if row is None or row[0] != holder:
        raise LeaseLost("another process has taken this database over")


def not_stored(error: Exception) -> WriteFailed:
    """Say why nothing was written."""
    failed = WriteFailed(f"not stored: {error}")
    failed.__cause__ = error
    return failed
