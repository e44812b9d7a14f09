"""Copies everything between a SQLite file and a PostgreSQL database, both of the same version.

All of it is read at one moment and written in one transaction; afterwards both are read again and
must hold the same.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.store.errors import BadDatabase, LeaseHeld, StoreError
from bot.store.holders import is_gone
from bot.store.postgres import errors
from bot.store.postgres.checking import NOT_MOVED, foreign_parts
from bot.store.postgres.connection import Connection
from bot.store.postgres.database import PostgresDatabase, begun
from bot.store.postgres.dialect import NUMBERED, POSTGRES
from bot.store.postgres.migrating import migrate, version
from bot.store.sql.dialect import Column
from bot.store.sqlite import checking
from bot.store.sqlite.database import copy_to
from bot.store.sqlite.dialect import SQLITE
from bot.store.sqlite.migrating import migrate as migrate_file
from bot.store.sqlite.migrating import scripts
from bot.store.sqlite.migrating import version as version_of_file

T = TypeVar("T")
ROWS = 2000  # that are in memory at once
_SQL_HOLDERS = "select holder from process where expires > clock_timestamp()"


async def to_file(address: str, path: Path, *, alone: bool = False) -> int:
    """Copy a database into a new file; return how many rows there are.

    ``alone``: refuse if processes work with it, because they would go on there.
    """

    def work(db: Connection) -> int:
        _expect_quiet(db.execute(_SQL_HOLDERS).fetchall() if alone else [])
        if path.exists():
            raise BadDatabase(f"{path.name} is there already")
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as file:
                return _fill_file(db, file)
        except BaseException:
            path.unlink(missing_ok=True)
            raise

    return await _connected(address, "begin isolation level repeatable read read only", work)


def _fill_file(db: Connection, file: sqlite3.Connection) -> int:
    (number,) = db.execute("select number from version").fetchone()
    if number > len(scripts()):
        raise BadDatabase(f"the database has version {number}: use the newer build")
    migrate_file(file, scripts()[:number])
    tables = _same_tables(db, file, number)
    file.execute("begin immediate")
    for table in _in_order(file, tables):
        for rows in _rows(db, table, tables[table]):
            file.executemany(_insert(table, tables[table]), rows)
    _number_file(db, file)
    count = _compare(db, file, tables)
    file.execute("commit")
    return count


async def from_file(path: Path, address: str) -> int:
    """Copy a file that no process works with into an empty database; return how many rows."""
    with tempfile.TemporaryDirectory() as folder, closing(_copied(path, Path(folder))) as file:
        begin = "begin isolation level serializable"
        return await _connected(address, begin, partial(_fill_database, file=file), up_to_date=True)


def _fill_database(db: Connection, file: sqlite3.Connection) -> int:
    tables = _same_tables(db, file, version_of_file(file))
    filled = [table for table in tables if db.execute(_one_of(table)).fetchone()]
    if filled:
        raise BadDatabase(f"the PostgreSQL database is not empty: see table {filled[0]}")
    for table in tables:  # nobody is there to be told
        db.execute(f'alter table "{table}" disable trigger user')
    for table in _in_order(file, tables):
        for rows in _rows(file, table, tables[table]):
            db.executemany(_insert(table, tables[table]), rows)
    _number_database(db, file)
    count = _compare(db, file, tables)
    for table in tables:
        db.execute(f'alter table "{table}" enable trigger user')
    return count


async def _connected(
    address: str, begin: str, work: Callable[[Connection], T], *, up_to_date: bool = False
) -> T:
    """Do some work in one transaction, and keep what it has written."""
    database = PostgresDatabase(address)
    try:
        async with database.pool.connection() as connection:
            if up_to_date:
                await migrate(connection)
            elif not await version(connection):
                raise BadDatabase("there is no database of ours at that address")
            return await begun(connection, begin, work, lambda one: one.raw.execute("commit"))
    except StoreError:
        raise
    except errors.ANY as error:
        raise errors.not_opened(error) from None
    except sqlite3.Error as error:
        raise BadDatabase(f"the file cannot be used: {error}") from error
    finally:
        await database.close()


def _copied(path: Path, folder: Path) -> sqlite3.Connection:
    """Open a copy of a file that nobody works with, whole and up to date."""
    copy = folder / path.name
    copy_to(path, copy)
    file = sqlite3.connect(copy, isolation_level=None)
    try:
        if version_of_file(file) >= 1:
            now = time.time()
            rows = file.execute("select holder from lease where expires > ?", (now,)).fetchall()
            _expect_quiet(rows)
        fault = checking.damage(file, float("inf"))
        if fault is None:
            migrate_file(file, scripts())
            fault = checking.foreign_parts(file, scripts())
        if fault is not None:
            raise BadDatabase(f"{path.name} is damaged: {fault}")
    except sqlite3.Error as error:
        file.close()
        raise BadDatabase(f"{path.name} cannot be used: {error}") from error
    except BaseException:
        file.close()
        raise
    return file


def _expect_quiet(holders: Sequence[tuple[str]]) -> None:
    """Refuse to copy what somebody works with: they would go on in the old one."""
    for (holder,) in holders:
        if not is_gone(holder):
            raise LeaseHeld(holder, 30.0)


# --- tables ---------------------------------------------------------------------------------------


def _same_tables(db: Connection, file: sqlite3.Connection, number: int) -> dict[str, list[Column]]:
    """Return the tables of both, as PostgreSQL names their kinds."""
    tables = POSTGRES.tables(db)
    fault = foreign_parts(db, tables, number)
    if fault is not None:
        raise BadDatabase(f"the PostgreSQL database is damaged: {fault}")
    names = [name for name in SQLITE.tables(file) if name not in NOT_MOVED]
    return {name: tables[name] for name in names}


def _in_order(file: sqlite3.Connection, tables: dict[str, list[Column]]) -> list[str]:
    """Order tables so that each comes after those that it refers to."""
    left = {
        name: {row[2] for row in file.execute(f'pragma foreign_key_list("{name}")')} - {name}
        for name in tables
    }
    ordered: list[str] = []
    while left:
        ready = [name for name, others in left.items() if not others & left.keys()]
        ordered += ready
        left = {name: others for name, others in left.items() if name not in ready}
    return ordered


def _one_of(table: str) -> str:
    return f'select 1 from "{table}" limit 1'


def _insert(table: str, columns: Sequence[Column]) -> str:
    return f'insert into "{table}" values ({", ".join("?" * len(columns))})'


def _rows(
    db: Connection | sqlite3.Connection, table: str, columns: Sequence[Column], order: str = ""
) -> Iterator[list[tuple[Any, ...]]]:
    """Read a table in parts, each value as PostgreSQL has it."""
    flags = [n for n, column in enumerate(columns) if column.kind == "flag"]
    for rows in _parts(db, table, f'select * from "{table}"{order}'):
        if isinstance(db, sqlite3.Connection) and flags:
            rows = [
                tuple(bool(value) if n in flags else value for n, value in enumerate(row))
                for row in rows
            ]
        yield rows


def _parts(
    db: Connection | sqlite3.Connection, table: str, sql: str
) -> Iterator[list[tuple[Any, ...]]]:
    if isinstance(db, sqlite3.Connection):
        found = db.execute(sql)
        while rows := found.fetchmany(ROWS):
            yield rows
        return
    db.execute(f'declare "{table}_rows" no scroll cursor for {sql}')
    while rows := db.execute(f'fetch {ROWS} from "{table}_rows"').fetchall():
        yield rows
    db.execute(f'close "{table}_rows"')


# --- numbers that are given once ------------------------------------------------------------------


def _number_database(db: Connection, file: sqlite3.Connection) -> None:
    """Let numbers go on where those of the file would have."""
    used = dict(file.execute("select name, seq from sqlite_sequence").fetchall())
    used["game"] = SQLITE.next_game(file) - 1
    for table in NUMBERED:
        if used.get(table):
            db.execute(f"select setval('{table}_id_seq', ?)", (used[table],))


def _number_file(db: Connection, file: sqlite3.Connection) -> None:
    """Let numbers go on where those of the database would have."""
    used = {
        table: last if is_called else last - 1
        for table in NUMBERED
        for last, is_called in db.execute(f"select last_value, is_called from {table}_id_seq")
    }
    file.execute("insert into life values (1, ?, 0, ?)", (secrets.token_hex(8), used.pop("game")))
    file.execute("delete from sqlite_sequence")
    given = [(table, number) for table, number in used.items() if number]
    file.executemany("insert into sqlite_sequence (name, seq) values (?, ?)", given)


# --- whether both hold the same -------------------------------------------------------------------


def _compare(db: Connection, file: sqlite3.Connection, tables: dict[str, list[Column]]) -> int:
    """Read both again, and return how many rows each has."""
    count = 0
    for table, columns in tables.items():
        keys = sorted(
            (place, name) for *_, place, name in file.execute(_SQL_KEYS, (table,)) if place
        )
        order = " order by " + ", ".join(name for _, name in keys)
        here = _digest(_rows(db, table, columns, order))
        there = _digest(_rows(file, table, columns, order))
        if here != there:
            raise BadDatabase(f"table {table} is not the same in both; nothing was moved")
        count += here[0]
    return count


_SQL_KEYS = "select pk, name from pragma_table_info(?)"


def _digest(parts: Iterator[list[tuple[Any, ...]]]) -> tuple[int, str]:
    count, sum_ = 0, hashlib.sha256()
    for rows in parts:
        count += len(rows)
        for row in rows:
            sum_.update(repr(row).encode())
    return count, sum_.hexdigest()
