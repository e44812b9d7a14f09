"""The lease: one row that says which process works with this database.

It expires, because a process can die without a word.  On the same machine nobody waits
for that: a holder whose process is gone holds nothing.
"""

from __future__ import annotations

import os
import secrets
import socket
import sqlite3

from bot.store.errors import LeaseHeld, LeaseLost


def new_holder() -> str:
    """Name this process: its machine, its number, and something nobody else has."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


def take(db: sqlite3.Connection, holder: str, now: float, seconds: float) -> None:
    """Take the lease if nobody alive holds it."""
    rows = list(db.execute("select holder, expires from lease"))
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
