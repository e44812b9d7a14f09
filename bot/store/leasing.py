"""The lease: one row that says which process works with this database.

It expires, because a process can die without a word.  On the same machine nobody waits
for that: a holder whose process is gone holds nothing.
"""

from __future__ import annotations

import os
import secrets
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import LeaseHeld, LeaseLost

LOOK_SECONDS = 2.0  # that somebody who only looks waits for a writer


def new_holder() -> str:
    """Name this process: its machine, its number, and something nobody else has."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


def take(db: sqlite3.Connection, holder: str, now: float, seconds: float) -> None:
    """Take the lease if nobody alive holds it."""
    rows = db.execute("select holder, expires from lease").fetchall()
    if rows:
        other, expires = rows[0]
        if other != holder and expires > now and not is_gone(other):
            raise LeaseHeld(other, expires - now)
    db.execute("insert or replace into lease values (1, ?, ?)", (holder, now + seconds))


def renew(db: sqlite3.Connection, now: float, seconds: float) -> None:
    """Put the end of our lease off."""
    renewed = db.execute("update lease set expires=?", (now + seconds,))
    if renewed.rowcount != 1:
        raise LeaseLost("this process does not hold the lease")


def leave(db: sqlite3.Connection, holder: str) -> None:
    """Give the lease up, if it is still ours."""
    db.execute("delete from lease where holder=?", (holder,))


def is_gone(holder: str) -> bool:
    """Say whether a holder was a process of this machine that is no more."""
    machine, _, rest = holder.partition(":")
    number = rest.partition(":")[0]
    if machine != socket.gethostname() or not number.isdigit():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    # A container's only process always has the same number: that was an earlier life of ours.
    return int(number) == os.getpid() and os.getpid() == 1


def is_held(path: Path, now: float) -> bool:
    """Say whether a living process works with a database; looks from outside, changes nothing."""
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=LOOK_SECONDS)) as db:
            rows = db.execute("select expires from lease").fetchall()
    except sqlite3.Error:
        return False
    return any(expires > now for (expires,) in rows)
