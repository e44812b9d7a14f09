"""A PostgreSQL that refuses or is gone, one that was restored, and one that is damaged."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from random import Random

import asyncpg
import pytest

from bot.__main__ import main
from bot.commands.verify import verify
from bot.store.errors import BadDatabase, TooNew, Unavailable, WriteFailed
from bot.store.opening import look_at, open_store
from bot.store.postgres import database, migrating
from bot.store.postgres.connection import Connection, translated
from bot.store.rows import PickRow, Status
from bot.store.sqlite.migrating import scripts
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.databases import ServerPlace
from tests.kit.example import GAME


@pytest.fixture
async def place(postgres):
    async with postgres.database() as address:
        yield ServerPlace(address)


def test_values_are_numbered_and_texts_left_alone():
    assert translated("select ? where a is ? and b='is it?' and c in (?, ?)") == (
        "select $1 where a is not distinct from $2 and b='is it?' and c in ($3, $4)"
    )
    assert translated("select 1 where this is null") == "select 1 where this is null"


def test_both_databases_have_the_same_versions():
    """A version has the same tables in both, so what moves needs no other."""
    assert max(migrating.scripts()) == len(scripts())


# --- opening ----------------------------------------------------------------------------------


async def test_an_empty_database_gets_everything_once_however_many_open_it(postgres):
    name = "test_empty"
    await postgres.say(f"create database {name} template template0")
    try:
        stores = await asyncio.gather(*(open_store(postgres.of(name)) for _ in range(4)))
        for store in stores:
            assert await store.damage() is None
            await store.close()
    finally:
        await postgres.say(f"drop database {name} with (force)")


async def test_what_cannot_be_opened_says_why_and_never_the_password(place):
    await (await place.open()).close()
    await place.ask("update version set number = 99")
    with pytest.raises(TooNew):
        await place.open()
    nowhere = place.address.rpartition("/")[0] + "/nowhere"
    with pytest.raises(BadDatabase, match="does not exist"):
        await open_store(nowhere)
    wrong = place.address.replace("thoth:", "thoth:wrong")
    if wrong != place.address:
        with pytest.raises(BadDatabase, match="password authentication failed") as refused:
            await open_store(wrong)
        assert "wrong" not in str(refused.value)
    with pytest.raises(Unavailable, match="cannot be used now"):
        await open_store("postgresql://thoth:secret@127.0.0.1:1/thoth")


# --- in each other's way ----------------------------------------------------------------------


async def test_works_that_meet_run_again_until_each_has_been_the_only_one(store):
    await store.set_setting("test", "count", "0")

    def another(db) -> None:
        (count,) = db.execute("select value from setting where owner='test'").fetchone()
        db.execute("update setting set value=? where owner='test'", (str(int(count) + 1),))

    await asyncio.gather(*(store._db.write(another) for _ in range(60)))
    assert await store.setting("test", "count") == "60"


async def test_a_row_that_another_has_added_meanwhile_is_seen_the_second_time(store):
    def unless_there(name: str):
        def work(db) -> int:
            (count,) = db.execute("select count(*) from setting where owner='test'").fetchone()
            db.execute("select pg_sleep(0.1)")
            if not count:
                db.execute("insert into setting values ('test', 'first', ?)", (name,))
            return int(count)

        return work

    counts = await asyncio.gather(*(store._db.write(unless_there(name)) for name in "abc"))
    assert sorted(counts) == [0, 1, 1]


async def test_nobody_writes_while_somebody_is_alone(store):
    """Nobody is noted anywhere while they are being forgotten, whatever rows that changes."""
    order, begun = list[str](), asyncio.Event()

    def long(db) -> None:
        order.append("alone begins")
        begun.set()
        db.execute("select pg_sleep(0.3)")
        order.append("alone ends")

    def short(db) -> None:
        db.execute("insert into setting values ('test', 'b', 'x')")
        order.append("another writes")

    alone = asyncio.create_task(store._db.write(long, alone=True))
    await begun.wait()
    await store._db.write(short)
    await alone
    assert order == ["alone begins", "alone ends", "another writes"]


async def test_a_commit_whose_answer_was_lost_is_found_out_and_not_done_twice(store, monkeypatch):
    commits = 0
    usual = database.Attempt.commit

    async def lost(self, connection) -> None:
        nonlocal commits
        commits += 1
        await usual(self, connection)
        self.is_ending = True
        connection.raw.terminate()
        raise ConnectionResetError("gone")

    def another(db) -> int:
        return int(
            db.execute(
                "insert into motion (game, about, person) values (?, ?, 1) returning id",
                (table.id, "end"),
            ).fetchone()[0]
        )

    table = await kit.new_table(store)
    monkeypatch.setattr(database.Attempt, "commit", lost)
    motion = await store._db.write(another)
    monkeypatch.undo()
    assert commits == 1
    assert await store._db.read("select id from motion") == [(motion,)]


async def test_a_connection_that_breaks_before_the_end_is_replaced(store, place):
    table, random = await kit.new_table(store), Random(4)
    for _ in range(6):
        await place.ask(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
        await kit.step(table, random)
    assert await verify(store, await store.game(table.id)) == ""
    assert kit.picture(await kit.reload(store, table)) == kit.picture(table)


async def test_what_is_locked_for_long_refuses_the_act_and_the_next_one_works(
    store, place, monkeypatch
):
    monkeypatch.setattr(database, "PATIENCE", 0.5)
    table, random = await kit.new_table(store), Random(4)
    locker = await asyncpg.connect(place.address)
    await locker.execute("begin; lock table game in exclusive mode")
    await store._db.read("set lock_timeout = '200ms'")
    revision = table.revision
    with pytest.raises(WriteFailed, match="lock timeout"):
        await kit.step(table, random)
    assert table.revision == revision
    await locker.close()
    await kit.step(table, random)
    assert kit.picture(await kit.reload(store, table)) == kit.picture(table)


async def test_a_database_that_is_being_dumped_is_scrubbed_later(store, place):
    await store.privacy.erase(2**60)
    dump = await asyncpg.connect(place.address)
    await dump.execute("begin; lock table game in access share mode")
    with pytest.raises(Unavailable):
        await store.privacy.scrub()
    await dump.close()
    assert await store.privacy.scrub()
    assert not await store.privacy.scrub()


async def test_a_failure_names_no_value(store, caplog):
    """PostgreSQL and asyncpg both tell them, in details of what they say."""
    caplog.set_level(logging.DEBUG)
    for values in ((1, "marked", None), (None, "marked", 1), ("marked", "x", 1), (1, 5, "marked")):
        with pytest.raises(WriteFailed) as failed:
            await store._db.put("insert into pick (game, key, seat) values (?, ?, ?)", values)
        logging.getLogger("test").error("failed", exc_info=failed.value)
    assert "not stored" in caplog.text
    assert "marked" not in caplog.text


# --- lives ------------------------------------------------------------------------------------


async def joined(store):
    await store.fleet.join("elsewhere:1:x", 2, 30.0)
    return store


async def kinds(store, game) -> list[str]:
    return [news.kind for news in await store.announcements(game)]


async def test_a_dump_that_was_restored_is_noticed(place, postgres):
    """A dump makes its tables anew, and so does this."""
    store = await joined(await place.open())
    assert not store.fleet.is_restored
    table = await Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE)
    revision = table.revision
    await store.fleet.leave()
    await store.close()
    await place.ask("create table restored (like life including all)")
    await place.ask("insert into restored select * from life")
    await place.ask("drop table life")
    await place.ask("alter table restored rename to life")
    for expected in (True, False):
        store = await joined(await place.open())
        assert store.fleet.is_restored is expected
        again = await Tables(store).open(table.id)
        assert again.revision > revision + 900
        assert (await kinds(store, table.id)).count("restored") == 1
        await store.fleet.leave()
        await store.close()


def test_the_host_can_say_that_it_was_restored(postgres, capsys):
    made = postgres.database()
    with asyncio.Runner() as loop:
        address = loop.run(made.__aenter__())
        store = loop.run(open_store(address))
        table = loop.run(kit.new_table(store))
        loop.run(joined(store))
        assert main(["restored", "--database", address]) == 75
        assert "elsewhere:1:x works with this database" in capsys.readouterr().err
        loop.run(store.fleet.leave())
        assert main(["restored", "--database", address]) == 0
        assert loop.run(kinds(store, table.id))[-1] == "restored"
        new = loop.run(Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE))
        assert new.id > table.id + 1000
        loop.run(store.close())
        loop.run(made.__aexit__(None, None, None))


async def test_the_health_check_sees_the_process_of_this_machine(place):
    store = await place.open()
    assert await asyncio.to_thread(look_at, place.address, 0.0) is None
    await joined(store)
    assert await asyncio.to_thread(look_at, place.address, 0.0) is None  # it is elsewhere
    await store.fleet.leave()
    await store.fleet.join(f"{socket.gethostname()}:{os.getpid()}:x", 2, 30.0)
    await store.fleet.keep(json.dumps({"late": {"a loop": 5}}), 30.0)
    table = await kit.new_table(store)
    seen = await asyncio.to_thread(look_at, place.address, 0.0)
    assert json.loads(seen.report) == {"late": {"a loop": 5}}
    assert [game for game, _ in seen.untold] == [table.id]
    await store.close()
    assert await asyncio.to_thread(look_at, "postgresql://a@127.0.0.1:1/x", 0.0) is None


# --- damage -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("drop table pick", "lacks table pick"),
        ("alter table seat drop column name", "table seat has other columns"),
        ("alter table seat alter column name type bytea using null", "other columns"),
        ("drop trigger decision_is_never_changed on decision", "lacks trigger decision"),
        ("alter table decision disable trigger user", "lacks trigger decision"),
    ],
)
async def test_tables_that_are_not_as_they_should_be_are_damage(store, place, sql, said):
    assert await store.damage() is None
    await place.ask(sql)
    assert said in await store.damage()


@pytest.mark.parametrize(
    "sql",
    [
        "delete from decision where seq=3 and game=1",
        r"update checkpoint set state='\x00ff' where game=1",
        r"update checkpoint set state='\x017805' where game=1",
        r"update checkpoint set state='' where game=1",
        "delete from checkpoint where game=1",
    ],
)
async def test_games_that_cannot_be_gone_on_with_are_found(store, place, sql, capsys):
    table, random = await kit.new_table(store), Random(1)
    whole = await kit.new_table(store)
    for _ in range(8):
        await kit.step(table, random)
    assert await store.damaged_games() == []
    await place.visit(
        lambda db: db.execute(f"{sql} {'and' if 'where' in sql else 'where'} game={table.id}")
    )
    assert [game for game, _ in await store.damaged_games()] == [table.id]
    assert (await store.game(whole.id)).status is Status.PLAYING
    assert await asyncio.to_thread(main, ["verify", *place.option]) == 1
    assert "2 games, 1 differ" in capsys.readouterr().out


async def test_secret_picks_are_kept_to_the_letter(store):
    table = await kit.new_table(store)
    seal = "a seal \u2713 'quoted'?"

    def work(db: Connection) -> None:
        db.execute(
            "insert into pick (game, seat, person, key, proposal, seal) values (?, 1, ?, ?, ?, ?)",
            (table.id, 2**62, "key?", True, seal),
        )

    await store._db.write(work)
    assert await store.picks(table.id) == [PickRow(1, "key?", 2**62, True, seal)]
