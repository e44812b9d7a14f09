"""Fifty ways to damage a database: a clear answer each, and nothing silently wrong.

Finding 11 of faults.md: 18 of 48 damaged files loaded every table, and `verify` ended in a
traceback on 18.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.__main__ import main
from bot.store.errors import StoreError
from bot.store.opening import FILE
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.example import GAME

FLIPS = 24
CUTS = 6
STATEMENTS = [
    "update decision set key='gain' where game=1 and seq=20",
    "update decision set key='' where game=1 and seq=30",
    "update decision set seat=4 where game=1 and seq=25",
    "update decision set what='nothing' where game=1 and seq=12",
    "update decision set events='[' where game=1 and seq=3",
    "update decision set events='{}' where game=1 and seq=3",
    "update decision set events=x'00ff' where game=1 and seq=40",
    "update decision set events=substr(events, 1, 9) where game=1 and typeof(events)='blob'",
    "update decision set events=17 where game=1 and seq=41",
    "delete from decision where game=1 and seq=33",
    "delete from decision where game=1",
    "update checkpoint set state='[1]' where game=1",
    "update checkpoint set state=x'' where game=1",
    "update checkpoint set state='' where game=1 and seq=(select max(seq) from checkpoint)",
    "update checkpoint set packed_by=packed_by-1 where game=1 and packed_by > 0",
    "update checkpoint set packed_by=seq where game=1",
    "delete from checkpoint where game=1 and seq=0",
    "delete from checkpoint where game=1",
    "update game set status='asleep' where id=1",
    "update game set status='over' where id=1",
    "update game set options='{' where id=1",
    "update game set name='chess' where id=1",
    "update game set seq=seq-1 where id=1",
    "update game set acts=acts+1 where id=1",
    "update game set revision=revision+5 where id=1",
    "delete from seat where game=1 and seat=0",
    "delete from act where game=1 and act=7",
    "insert into pick values (1, 0, 100, 'nothing such', 0, null)",
    "drop table pick",
    "alter table seat drop column name",
    "drop trigger decision_is_never_changed",
    "pragma user_version=6",
    "pragma user_version=0",
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Two games in the middle, closed cleanly."""
    folder = tmp_path_factory.mktemp("whole")

    async def play() -> None:
        store = await SqliteStore.open(folder / FILE)
        tables, random = Tables(store, chance=lambda: seeded(1)), Random(1)
        for seats in (3, 2):
            table = await tables.create(GAME, kit.people(seats), {}, host=kit.ALICE)
            for _ in range(60):
                await kit.step(table, random)
        await store.close()

    asyncio.run(play())
    return folder / FILE


@pytest.fixture
def path(whole, tmp_path):
    shutil.copy(whole, tmp_path / FILE)
    return tmp_path / FILE


PARTS = {  # who did something, and where, has no sum and cannot be played again
    "game": "id, name, options, status, revision, opened, seq, acts, result",
    "decision": "game, seq, seat, what, key, events, returns_to",
    "checkpoint": "game, seq, state, packed_by",
    "act": "game, act, revision",
    "pick": "game, seat, key",
    "seat": "game, seat",
}


def contents(path) -> dict[str, list]:
    """How the games stand and came there."""
    with closing(sqlite3.connect(path)) as db:
        return {
            table: db.execute(f"select {columns} from {table} order by 1, 2").fetchall()
            for table, columns in PARTS.items()
        }


def is_unharmed(path, whole) -> bool:
    try:
        return contents(path) == contents(whole)
    except sqlite3.Error:
        return False


async def opened(path) -> str:
    """Start as the bot does, and open every table; return what is said, nothing if all is well."""
    try:
        store = await SqliteStore.open(path)
    except StoreError as error:
        return str(error)
    try:
        found = [f"game {game}: {fault}" for game, fault in await store.damaged_games()]
    finally:
        await store.close()
    return "\n".join(found)


def expect_clear_answers(path, whole, capsys) -> None:
    unharmed = is_unharmed(path, whole)
    code = main(["verify", "--data", str(path.parent)])
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert "Traceback" not in said.out + said.err
    at_start = asyncio.run(opened(path))
    if code == 0:
        assert unharmed or at_start, "something was changed, and nobody says so"
        assert "2 games, 0 differ" in said.out
    else:
        assert said.out.strip() or said.err.startswith("thoth verify: ")
    if at_start:
        assert code != 0, f"verify knows nothing of: {at_start}"


@pytest.mark.parametrize("sql", STATEMENTS)
def test_rows_that_are_gone_or_make_no_sense(path, whole, capsys, sql):
    with closing(sqlite3.connect(path)) as db:
        triggers = db.execute("select name, sql from sqlite_master where type='trigger'").fetchall()
        for name, _ in triggers:
            db.execute(f"drop trigger {name}")
        if not sql.startswith("drop trigger"):
            db.execute(sql)
        for name, again in triggers:
            if name not in sql:
                db.execute(again)
        db.commit()
    assert sql.startswith(("pragma", "drop", "alter")) or not is_unharmed(path, whole)
    expect_clear_answers(path, whole, capsys)


@pytest.mark.parametrize("seed", range(FLIPS))
def test_bytes_that_have_changed(path, whole, capsys, seed):
    """One in a row of a few, anywhere in the file."""
    data, random = bytearray(path.read_bytes()), Random(seed)
    for _ in range(1 + seed % 4):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    path.write_bytes(data)
    expect_clear_answers(path, whole, capsys)


@pytest.mark.parametrize("part", range(CUTS))
def test_a_file_that_is_cut_off(path, whole, capsys, part):
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * part // CUTS + part * 7])
    if part == 0:  # an empty file is a new database
        return
    expect_clear_answers(path, whole, capsys)


@pytest.mark.parametrize("page", range(1, 9))
def test_pages_that_are_empty_or_of_another_place(path, whole, capsys, page):
    data = bytearray(path.read_bytes())
    start = page * 4096
    data[start : start + 4096] = bytes(4096) if page % 2 else data[-4096:]
    path.write_bytes(data)
    expect_clear_answers(path, whole, capsys)


async def test_a_game_that_is_played_on_meanwhile_is_not_damaged(tmp_path):
    """The whole database is looked through while people play."""
    store = await SqliteStore.open(tmp_path / FILE)
    table, random = await kit.new_table(store), Random(1)
    playing = asyncio.create_task(_play(table, random))
    while not playing.done():
        assert await store.damage() is None
        assert await store.damaged_games() == []
    await playing
    await store.close()


async def _play(table, random):
    for _ in range(40):
        await kit.step(table, random)


async def test_whoever_looks_for_damage_can_be_stopped(path):
    store = await SqliteStore.open(path)
    for look in (store.damage, store.damaged_games):
        looking = asyncio.create_task(look())
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
    assert len(await store.numbers()) == 2
    await store.close()
