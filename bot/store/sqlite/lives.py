"""Detects that a database is older than it was: a backup was restored, or writes were lost.

A database counts its writes, and a file beside it knows the count too.  If the file knows of
more, or of another database, then messages are on Discord that this database knows nothing of:
buttons of turns that it has not seen, and numbers that it would give a second time.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.store.sql import leaving_behind
from bot.store.sqlite.dialect import SQLITE

log = logging.getLogger(__name__)


class Life(NamedTuple):
    """Which life of a database this is, and how often it has written."""

    id: str
    writes: int


class LifeFile:
    """The count of writes beside the database."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def read(self) -> Life | None:
        """Return what was last noted; nothing if there is no such file, or it makes no sense."""
        try:
            name, writes = self._path.read_text(encoding="ascii").split()
            return Life(name, int(writes))
        except (OSError, ValueError):
            return None

    def begin(self, life: Life) -> None:
        """Note a new life, durably."""
        self.note(life)
        if self._file is not None:
            with suppress(OSError):  # some file systems cannot
                os.fsync(self._file)

    def note(self, life: Life) -> None:
        """Note how far a life has come; if that fails, it only looks less far."""
        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{life.id} {life.writes:020}\n".encode("ascii"))
        except OSError as error:
            log.warning("%s cannot be written: %s", self._path.name, error.strerror)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def begin(db: sqlite3.Connection, noted: Life | None) -> bool:
    """Begin to write, in a transaction; return whether the database is older than was noted."""
    row = db.execute("select id, writes from life").fetchone()
    if row is None:
        db.execute("insert into life values (1, ?, 1, 0)", (secrets.token_hex(8),))
        return False
    here = Life(*row)
    never_noted = here.writes <= 1  # we died before the file was written
    if (noted is None or noted.id != here.id) and never_noted:
        return False
    if noted is not None and noted.id == here.id and noted.writes <= here.writes:
        return False
    db.execute("update life set id=?, writes=0", (secrets.token_hex(8),))
    leaving_behind.leave(db, SQLITE)
    return True


def count(db: sqlite3.Connection) -> None:
    """Count a write, in its transaction."""
    db.execute("update life set writes = writes + 1")


def now(db: sqlite3.Connection) -> Life:
    """Return which life it is."""
    return Life(*db.execute("select id, writes from life").fetchone())
