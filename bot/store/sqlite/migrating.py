"""Bringing a database up to date: numbered SQL files, each applied in one transaction.

A file that has been released is never edited; a change is a new file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.resources import files

from bot.store.errors import TooNew
from bot.store.sqlite.packing_old import pack_old

AFTERWARDS = {7: pack_old}  # what SQL cannot do, in the same transaction


def scripts() -> list[str]:
    """Return every migration, in order; the first brings an empty database to version 1."""
    folder = files("bot.store.sqlite") / "migrations"
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    numbers = [int(file.name.partition("_")[0]) for file in found]
    assert numbers == list(range(1, len(found) + 1)), "migrations are numbered without gaps"
    return [file.read_text(encoding="utf-8") for file in found]


def migrate(db: sqlite3.Connection, known: list[str]) -> None:
    """Apply what is missing; raises :exc:`TooNew`."""
    while True:
        db.execute("begin immediate")  # two processes may start at the same moment
        try:
            done = version(db)
            if done > len(known):
                raise TooNew(done, len(known))
            if done < len(known):
                for statement in _statements(known[done]):
                    db.execute(statement)
                AFTERWARDS.get(done + 1, _nothing)(db)
                db.execute(f"pragma user_version={done + 1}")
        except BaseException:
            db.execute("rollback")
            raise
        db.execute("commit")
        if done >= len(known):
            return


def _nothing(_: sqlite3.Connection) -> None:
    """Most migrations need no more than SQL."""


def version(db: sqlite3.Connection) -> int:
    """Return how many migrations a database has had."""
    return int(db.execute("pragma user_version").fetchone()[0])


def _statements(script: str) -> Iterator[str]:
    # Not executescript: it would commit the transaction that we are in.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), "a migration ends with a semicolon"
