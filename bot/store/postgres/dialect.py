"""What PostgreSQL says in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Column, Dialect

OWN = ("life", "process", "shard", "turn", "version")  # tables that only this database has
_KINDS = {
    "bigint": "integer",
    "boolean": "flag",
    "double precision": "real",
    "text": "text",
    "bytea": "blob",
}
_SQL_COLUMNS = (
    "select t.relname, a.attname, format_type(a.atttypid, null), a.attnotnull"
    " from pg_class t join pg_attribute a on a.attrelid = t.oid"
    " where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'"
    " and a.attnum > 0 and not a.attisdropped order by t.relname, a.attnum"
)
NUMBERED = ("game", "lobby", "motion", "call", "outbox")  # whose numbers are given once


class PostgresDialect:
    """Tables are asked of the catalogue; the triggers look at a setting of the transaction."""

    def tables(self, db: Connection) -> dict[str, list[Column]]:
        """Return every table with its columns, both in a fixed order."""
        found: dict[str, list[Column]] = {}
        for table, column, kind, needed in db.execute(_SQL_COLUMNS):
            if table not in OWN:
                found.setdefault(table, []).append(Column(column, _KINDS.get(kind, kind), needed))
        return found

    @contextmanager
    def unlocked(self, db: Connection, table: str) -> Iterator[None]:
        """Let rows of a table be changed that otherwise never are."""
        db.execute("select set_config('thoth.unlocked', ?, true)", (table,))
        yield
        db.execute("select set_config('thoth.unlocked', '', true)")

    def next_game(self, db: Connection) -> int:
        """Return a number that no game has had in any life of the database."""
        return int(db.execute("select nextval('game_id_seq')").fetchone()[0])

    def skip_numbers(self, db: Connection, count: int) -> None:
        """Let games, lobbies and votes have numbers that are larger by so much."""
        for table in NUMBERED:
            name = f"{table}_id_seq"
            db.execute(f"select setval('{name}', (select last_value from {name}) + ?)", (count,))


POSTGRES: Dialect = PostgresDialect()
