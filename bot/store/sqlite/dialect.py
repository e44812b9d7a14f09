"""What SQLite says in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Column, Dialect

_KINDS = {"int": "integer", "any": "blob"}


class SqliteDialect:
    """Tables are asked of SQLite's own; triggers are dropped and made again."""

    def tables(self, db: Connection) -> dict[str, list[Column]]:
        """Return every table with its columns, both in a fixed order."""
        found = db.execute("select name from sqlite_master where type='table' order by name")
        names = [str(name) for (name,) in found if not name.startswith("sqlite_")]
        return {
            name: [
                Column(str(column), _kind(kind), bool(needed or key))
                for _, column, kind, needed, _, key in db.execute(f'pragma table_info("{name}")')
            ]
            for name in names
        }

    @contextmanager
    def unlocked(self, db: Connection, table: str) -> Iterator[None]:
        """Let rows of a table be changed that otherwise never are."""
        triggers = db.execute(
            "select name, sql from sqlite_master where type='trigger' and tbl_name=?", (table,)
        ).fetchall()
        for name, _ in triggers:
            db.execute(f"drop trigger {name}")
        yield
        for _, sql in triggers:
            db.execute(sql)

    def next_game(self, db: Connection) -> int:
        """Return a number that no game has had in any life of the database."""
        row = db.execute("select games_from from life").fetchone()
        return 1 + max(_last_game(db), int(row[0]) if row else 0)

    def skip_numbers(self, db: Connection, count: int) -> None:
        """Let games, lobbies and votes have numbers that are larger by so much."""
        db.execute("update life set games_from = max(games_from, ?) + ?", (_last_game(db), count))
        for table in ("lobby", "motion"):
            used = db.execute("select seq from sqlite_sequence where name=?", (table,)).fetchone()
            db.execute("delete from sqlite_sequence where name=?", (table,))
            db.execute(
                "insert into sqlite_sequence (name, seq) values (?, ?)",
                (table, count + (used[0] if used else 0)),
            )


def _kind(written: str) -> str:
    kind = written.lower()
    return _KINDS.get(kind, kind)


def _last_game(db: Connection) -> int:
    return int(db.execute("select coalesce(max(id), 0) from game").fetchone()[0])


SQLITE: Dialect = SqliteDialect()
