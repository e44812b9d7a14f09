"""The lease: one row that names the process using this database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import LeaseHeld, LeaseLost
from bot.store.holders import Seen, is_gone

LOOK_SECONDS = 2.0  # that a reader waits for a writer


def take(db: sqlite3.Connection, holder: str, now: float, seconds: float) -> None:
    """Take the lease if nobody alive holds it."""
    rows = db.execute("select holder, expires from lease").fetchall()
    if rows:
        other, expires = rows[0]
        if other != holder and expires > now and not is_gone(other):
            raise LeaseHeld(other, expires - now)
    db.execute(
        "insert or replace into lease (one, holder, expires) values (1, ?, ?)",
        (holder, now + seconds),
    )


def renew(db: sqlite3.Connection, now: float, seconds: float, report: str) -> None:
    """Put the end of our lease off, and say how we are."""
    renewed = db.execute("update lease set expires=?, report=?", (now + seconds, report))
    if renewed.rowcount != 1:
        raise LeaseLost("this process does not hold the lease")


def leave(db: sqlite3.Connection, holder: str) -> None:
    """Give the lease up, if it is still ours."""
    db.execute("delete from lease where holder=?", (holder,))


def look(path: Path, now: float) -> Seen | None:
    """Look at the process that works with a database; None if there is none.

    Changes nothing.
    """
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=LOOK_SECONDS)) as db:
            rows = db.execute("select report from lease where expires > ?", (now,)).fetchall()
            untold = db.execute("select game, min(made) from outbox group by game").fetchall()
    except sqlite3.Error:
        return None
    return Seen(rows[0][0], untold) if rows else None
