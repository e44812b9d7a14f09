"""Looks for damage: tables that are not as they should be, and rows that cannot be read."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Column
from bot.store.sqlite.dialect import SQLITE
from bot.store.sqlite.migrating import migrate, scripts

NOT_MOVED = ("lease", "life")  # tables of SQLite that are about its file
_TRIGGERS = (
    "decision_is_never_changed",
    "decision_is_never_deleted",
    "bundle_is_never_cut",
    "bundle_is_never_deleted",
    "seed_is_never_changed",
    "game_has_ended",
)


def model(version: int) -> dict[str, list[Column]]:
    """Return the tables that a database of a version has: SQLite's are the model for both."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, scripts()[:version])
        tables = SQLITE.tables(db)
    return {name: columns for name, columns in tables.items() if name not in NOT_MOVED}


def foreign_parts(db: Connection, found: dict[str, list[Column]], version: int) -> str | None:
    """Describe how the tables are not what they should be."""
    for table, columns in model(version).items():
        if table not in found:
            return f"it lacks table {table}"
        wanted = [(column.name, column.kind) for column in columns]
        if wanted != [(column.name, _as_sqlite(column.kind)) for column in found[table]]:
            return f"table {table} has other columns"
    rows = db.execute("select tgname from pg_trigger where not tgisinternal and tgenabled = 'O'")
    there = {name for (name,) in rows}
    missing = [trigger for trigger in _TRIGGERS if trigger not in there]
    return f"it lacks trigger {missing[0]}" if missing else None


def read_all(db: Connection, tables: dict[str, list[Column]]) -> None:
    """Read every row through to its end; PostgreSQL raises what is wrong with its pages."""
    for table in tables:
        db.execute(f'select count(*), coalesce(sum(length("{table}"::text)), 0) from "{table}"')


def _as_sqlite(kind: str) -> str:
    return "integer" if kind == "flag" else kind
