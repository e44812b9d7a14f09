"""A full disk, and a database that somebody else has locked: nothing is lost, all goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import asynccontextmanager, closing
from random import Random

import pytest

from bot.commands.verify import verify
from bot.process.fleet import Fleet
from bot.store.errors import Unavailable, WriteFailed
from bot.store.opening import FILE
from bot.store.sqlite import connection
from bot.store.sqlite.store import SqliteStore
from tests.bot.tables import kit


@pytest.fixture
async def store(tmp_path):
    opened = await SqliteStore.open(tmp_path / FILE)
    yield opened
    await opened.close()


@asynccontextmanager
async def full_disk(store):
    """Let SQLite find no room for another page."""

    def limit(pages: str):
        return lambda db: db.execute(f"pragma max_page_count={pages}").fetchone()

    await store._db._writer.visit(limit("1"))  # as many as there are now
    yield
    await store._db._writer.visit(limit("1000000"))


@asynccontextmanager
async def locked(path, seconds: float):
    """Hold the database for some time, as a backup might."""
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as db:
        db.execute("begin immediate")
        letting_go = asyncio.get_running_loop().call_later(seconds, db.execute, "rollback")
        yield
        letting_go.cancel()
        if db.in_transaction:
            db.execute("rollback")


async def until_refused(table, random) -> None:
    """Act until there is no room left."""
    for _ in range(200):
        await kit.step(table, random)


async def test_a_full_disk_refuses_acts_and_forgets_nothing(store):
    """Finding 2 of faults.md, at the table."""
    table, random = await kit.new_table(store), Random(4)
    for _ in range(10):
        await kit.step(table, random)
    async with full_disk(store):
        with pytest.raises(WriteFailed, match="full"):
            await until_refused(table, random)
        before = (await store.game(table.id)).acts
        with pytest.raises(WriteFailed):
            await until_refused(table, random)
        with pytest.raises(WriteFailed):
            await store.set_setting("person:1", "note", "x" * 100_000)
    assert (await store.game(table.id)).acts >= before
    for _ in range(20):
        await kit.step(table, random)
    again = await kit.reload(store, table)
    assert kit.picture(again) == kit.picture(table)
    assert await verify(store, table.row) == ""


async def test_the_lease_outlives_a_full_disk_and_a_lock(store, tmp_path):
    lease = Fleet(store.fleet, seconds=0.6)
    await lease.join()
    await store._db._writer.visit(lambda db: db.execute("pragma busy_timeout=50"))
    async with locked(tmp_path / FILE, 30.0):
        await asyncio.sleep(1.0)  # some renewals fail
    assert not lease.lost.is_set()

    async def expires() -> float:
        return (await store._db.read("select expires from lease"))[0][0]

    before = await expires()
    for _ in range(200):
        await asyncio.sleep(0.05)
        if await expires() > before:
            break
    assert await expires() > before
    await lease.leave()


async def test_a_lock_of_ten_seconds_is_waited_for(store, tmp_path):
    table, random = await kit.new_table(store), Random(4)
    began = time.monotonic()
    async with locked(tmp_path / FILE, 10.0):
        await kit.step(table, random)
    assert time.monotonic() - began > 9
    assert (await kit.reload(store, table)).revision == table.revision


async def test_a_longer_lock_refuses_the_act_and_the_next_one_works(store, tmp_path):
    table, random = await kit.new_table(store), Random(4)
    await store._db._writer.visit(lambda db: db.execute("pragma busy_timeout=50"))
    async with locked(tmp_path / FILE, 30.0):
        revision = table.revision
        with pytest.raises(WriteFailed, match="locked"):
            await kit.step(table, random)
        assert table.revision == revision
    await kit.step(table, random)
    assert kit.picture(await kit.reload(store, table)) == kit.picture(table)


async def test_a_database_locked_at_the_start_is_passing_trouble(tmp_path, monkeypatch):
    store = await SqliteStore.open(tmp_path / FILE)
    await store.close()
    monkeypatch.setattr(connection, "PRAGMAS", ("busy_timeout=50", "journal_mode=wal"))
    async with locked(tmp_path / FILE, 30.0):
        with pytest.raises(Unavailable, match="cannot be used now"):
            await SqliteStore.open(tmp_path / FILE)
