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

from bot.store.rows import Status
from bot.store.sqlite import reseeding

log = logging.getLogger(__name__)
JUMP = 1000  # more steps than a lost life can have made at a table
NUMBERS = 10_000  # more lobbies, votes and games than it can have opened


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
    _leave_behind(db)
    return True


def count(db: sqlite3.Connection) -> None:
    """Count a write, in its transaction."""
    db.execute("update life set writes = writes + 1")


def now(db: sqlite3.Connection) -> Life:
    """Return which life it is."""
    return Life(*db.execute("select id, writes from life").fetchone())


def next_game(db: sqlite3.Connection) -> int:
    """Return a number that no game has had in any life."""
    row = db.execute("select games_from from life").fetchone()
    last = db.execute("select coalesce(max(id), 0) from game").fetchone()[0]
    return 1 + max(int(last), int(row[0]) if row else 0)


def _leave_behind(db: sqlite3.Connection) -> None:
    """Let nothing that a lost life has posted fit any more, and let every panel come again."""
    last = db.execute("select coalesce(max(id), 0) from game").fetchone()[0]
    db.execute("update life set games_from = max(games_from, ?) + ?", (last, NUMBERS))
    for table in ("lobby", "motion"):
        used = db.execute("select seq from sqlite_sequence where name=?", (table,)).fetchone()
        db.execute("delete from sqlite_sequence where name=?", (table,))
        db.execute(
            "insert into sqlite_sequence (name, seq) values (?, ?)",
            (table, NUMBERS + (used[0] if used else 0)),
        )
    for game, status in db.execute("select id, status from game").fetchall():
        if status not in (Status.OVER, Status.CLOSED):
            _leave_turn_behind(db, game)
            reseeding.leave_behind(db, game)
        if status == Status.PLAYING:  # those that rest are told about when they are resumed
            db.execute(
                "insert into outbox (game, revision, act, kind, data)"
                " select id, revision, acts, 'restored', ? from game where id=?",
                (reseeding.news_of(db, game), game),
            )


def _leave_turn_behind(db: sqlite3.Connection, game: int) -> None:
    """Ask the open question again, at a revision that the lost life cannot have reached."""
    for about in ("clock", "reminder"):
        db.execute(
            f"update {about} set opened = (select revision + ? from game where id=?)"
            " where game=? and opened = (select opened from game where id=?)",
            (JUMP, game, game, game),
        )
    db.execute(
        "update game set acts = acts + 1, revision = revision + ?, opened = revision + ?"
        " where id=?",
        (JUMP, JUMP, game),
    )
    db.execute(
        "insert into act (game, act, revision) select id, acts, revision from game where id=?",
        (game,),
    )
    for table in ("draft", "wish"):  # they are about a turn that is left behind
        db.execute(f"delete from {table} where game=?", (game,))
