"""Databases are brought up to date, or refused with a clear word."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.commands.verify import verify
from bot.store.errors import BadDatabase, TooNew, Unavailable
from bot.store.rows import ClockRow
from bot.store.sql import packing
from bot.store.sqlite.migrating import migrate, scripts, version
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.example import GAME


def user_version(path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("pragma user_version").fetchone()[0]


def schema(path) -> list:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("select type, name, sql from sqlite_master order by 1, 2").fetchall()


async def test_an_empty_database_gets_everything_and_the_right_settings(tmp_path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    for pragma, value in (
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 15000),
    ):
        for connection in (store._db._writer, store._db._reader):
            ((found,),) = await connection.execute_fetchall(f"pragma {pragma}")
            assert found == value, pragma
    await store.close()
    assert user_version(tmp_path / "a.sqlite3") == len(scripts())


async def test_a_database_of_version_1_keeps_its_games(tmp_path) -> None:
    fresh = await SqliteStore.open(tmp_path / "new.sqlite3")
    tables = Tables(fresh, chance=lambda: seeded(1))
    table = await tables.create(GAME, kit.people(2), {}, host=kit.ALICE)
    random = Random(5)
    for _ in range(60):
        await kit.step(table, random)
    before = kit.picture(table)
    log, kept = await fresh.decisions(table.id), await fresh.checkpoints(table.id)
    await fresh.close()
    path = tmp_path / "old.sqlite3"
    write_version_1(path, tmp_path / "new.sqlite3")
    store = await SqliteStore.open(path)
    again = await Tables(store).open(table.id)
    assert kit.picture(again) == before
    assert await store.decisions(table.id) == log
    assert await store.checkpoints(table.id) == kept
    assert await verify(store, again.row) == ""
    await again.act(kit.asked(again), [kit.options(again, kit.asked(again))[0]], again.revision)
    await store.close()
    assert schema(path) == schema(tmp_path / "new.sqlite3")


async def test_a_clock_that_runs_goes_on_for_all_who_are_asked(tmp_path) -> None:
    """Before everybody had a clock of their own, a game had one."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript("".join(scripts()[:16]) + "pragma user_version=16;")
        db.execute(
            "insert into game (id, name, rules, options, language, host, status, revision, opened,"
            " seq, acts) values (1, ?, '', '{}', 'en', 1, 'playing', 5, 4, 0, 0)",
            (GAME,),
        )
        db.execute("insert into clock values (1, 4, 500.5, 0)")
        db.commit()
    store = await SqliteStore.open(path)
    assert await store.clocks.all_of(1) == [ClockRow(1, 4, 500.5)]
    assert await store.clocks.due(501.0) == [ClockRow(1, 4, 500.5)]
    await store.close()


def write_version_1(path, new) -> None:
    """Write the games of a database down as the first version would have."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(scripts()[0] + "pragma user_version=1;")
        tables = db.execute("select name from sqlite_master where type='table'").fetchall()
        db.execute("attach ? as new", (str(new),))
        for (table,) in tables:
            known = ", ".join(c[1] for c in db.execute(f"pragma main.table_info({table})"))
            if table not in ("decision", "checkpoint"):
                db.execute(f"insert into main.{table} select {known} from new.{table}")
        with closing(sqlite3.connect(new)) as packed:
            write_unpacked(db, packed)
        db.commit()
    assert user_version(path) == 1


def write_unpacked(db, packed) -> None:
    """Write positions and logs as all versions before the seventh did."""
    for (game,) in packed.execute("select id from game").fetchall():
        for row in packing.positions(packed, game):
            db.execute(
                "insert into main.checkpoint values (?, ?, ?, ?)",
                (game, row.seq, row.state, row.turn),
            )
        words = packing.Words()
        for row in packed.execute("select * from decision where game=? order by seq", (game,)):
            plain = [*row[:11], words.unpack(row[11]), row[12]]
            db.execute(f"insert into main.decision values ({', '.join('?' * 13)})", plain)


async def test_a_newer_database_is_refused_and_not_touched(tmp_path) -> None:
    path = tmp_path / "new.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma user_version=99")
    with pytest.raises(TooNew, match="version 99, but this build knows only up to"):
        await SqliteStore.open(path)
    assert user_version(path) == 99


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path) -> None:
    path = tmp_path / "half.sqlite3"
    db = sqlite3.connect(path, isolation_level=None)
    known = [scripts()[0], "create table good (a);\ncreate table bad (;\n"]
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, known)
    assert version(db) == 1
    assert not list(db.execute("select 1 from sqlite_master where name='good'"))
    db.close()


async def test_what_is_no_database_is_refused(tmp_path) -> None:
    path = tmp_path / "letter.sqlite3"
    path.write_text("Dear Thoth, " * 1000)
    with pytest.raises(BadDatabase, match=r"letter\.sqlite3"):
        await SqliteStore.open(path)
    with pytest.raises(Unavailable):
        await SqliteStore.open(tmp_path / "nowhere" / "a.sqlite3")


def test_sqlite_takes_no_table_with_rows_for_damaged():
    """SQLite 3.40 finds a null in keys between whose columns another column stands."""
    of_kind = {"INTEGER": 7, "TEXT": "t", "REAL": 1.5, "BLOB": b"x", "ANY": 3}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.executescript("".join(scripts()))
        db.executescript("pragma foreign_keys=off; pragma ignore_check_constraints=on")
        for (table,) in db.execute(
            "select name from sqlite_master where type='table' and name not like 'sqlite_%'"
        ).fetchall():
            row = [of_kind[kind] for _, _, kind, *_ in db.execute(f"pragma table_info({table})")]
            db.execute(f"insert or ignore into {table} values ({', '.join('?' * len(row))})", row)
            assert db.execute(f"select 1 from {table}").fetchone(), table
        assert db.execute("pragma quick_check").fetchall() == [("ok",)]
