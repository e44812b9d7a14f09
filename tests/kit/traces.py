"""Looks for a person in everything that a database holds: each column, packed or not, each byte."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from bot.store.errors import Damaged
from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Dialect
from bot.store.sqlite.dialect import SQLITE


def traces(path: Path, number: int, name: str) -> list[str]:
    """Where a person is named: ``table.column``, or a part of a game that lies packed."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        return traces_in(db, SQLITE, number, name)


def traces_in(db: Connection, dialect: Dialect, number: int, name: str) -> list[str]:
    """The same by an open connection."""
    needles = (str(number), name)
    found = {
        f"{table}.{column.name}"
        for table, columns in dialect.tables(db).items()
        for column in columns
        for (value,) in db.execute(f'select {column.name} from "{table}"').fetchall()
        if _names(value, number, needles)
    }
    for (game,) in db.execute("select id from game").fetchall():
        for part in (bundling.decisions, bundling.positions, bundling.acts):
            if any(needle in repr(_read(part, db, game)) for needle in needles):
                found.add(f"{part.__name__} of game {game}")
    return sorted(found)


def bytes_left(path: Path, number: int, name: str) -> list[str]:
    """The files of a database that hold a name or a number, in any way it may be written."""
    written = [name.encode(), str(number).encode(), number.to_bytes(8, "big")]
    return [
        file.name
        for file in sorted(path.parent.glob(f"{path.stem}*"))
        if any(bit in file.read_bytes() for bit in written)
    ]


def _read(part, db, game):
    try:
        return part(db, game)
    except Damaged:
        return None


def _names(value, number, needles) -> bool:
    if isinstance(value, bytes):
        try:
            value = zlib.decompress(value).decode()
        except (zlib.error, UnicodeDecodeError):  # packed by another text: read as a part of a game
            value = value.decode("latin-1")
    if isinstance(value, str):
        return any(needle in value for needle in needles)
    return value == number
