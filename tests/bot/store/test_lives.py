"""A database knows when it has been restored, and leaves behind what it does not know of."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest

from bot.store.opening import copy_store
from bot.store.rows import ClockChange, ClockRow, LobbyRow, Place, Status
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from bot.trust.exporting import export
from bot.trust.proving import prove
from tests.bot.tables import kit
from tests.kit.example import GAME


@pytest.fixture
def path(tmp_path):
    return tmp_path / "thoth.sqlite3"


class Process:
    """A process that works with the database of a path."""

    def __init__(self, path) -> None:
        self.path = path

    async def __aenter__(self):
        self.store = await SqliteStore.open(self.path)
        await self.store.fleet.join("me", 1, 30.0)
        return self.store

    async def __aexit__(self, *_):
        await self.store.fleet.leave()
        await self.store.close()


async def play(store, acts=5, seed=1):
    tables = Tables(store, chance=lambda: seeded(1))
    games = await store.games()
    table = (
        await tables.open(games[0].id)
        if games
        else await tables.create(GAME, kit.people(3), {}, host=kit.ALICE)
    )
    random = Random(seed)
    for _ in range(acts):
        await kit.step(table, random)
    return table


def restore(backup, path):
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    copy_store(backup, path)


async def test_a_database_that_nobody_touched_is_not_restored(path):
    for _ in range(3):
        async with Process(path) as store:
            assert not store.fleet.is_restored
            await play(store, 2)


async def test_a_backup_of_the_same_process_is_noticed(path, tmp_path):
    """Finding 4 of faults.md: a restored backup goes silent."""
    async with Process(path) as store:
        table = await play(store)
        copy_store(path, tmp_path / "backup")
        lost = await play(store, seed=2)
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        assert store.fleet.is_restored
        again = await Tables(store).open(table.id)
        assert not again.is_current(lost.revision)
        assert again.revision > lost.revision
        kinds = [(row.kind, row.revision) for row in await store.announcements(table.id)]
        assert kinds[-1] == ("restored", again.revision)
        await play(store)
    async with Process(path) as store:
        assert not store.fleet.is_restored


async def test_marks_of_a_lost_life_are_never_given_again(path, tmp_path):
    async with Process(path) as store:
        table = await play(store, 0)
        copy_store(path, tmp_path / "backup")
        await play(store, 20)
        lost = {row.mark for row in await store.announcements(table.id)}
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        kept = {row.mark for row in await store.announcements(table.id) if row.kind == "opened"}
        await play(store, 20)
        marks = [row.mark for row in await store.announcements(table.id)]
    assert len(set(marks)) == len(marks)
    assert lost & set(marks) == kept
    assert all(1_000_000 <= mark < 2**31 for mark in marks)


async def test_a_game_that_rests_leaves_lost_buttons_behind_too(path, tmp_path):
    async with Process(path) as store:
        table = await play(store)
        copy_store(path, tmp_path / "backup")
        with closing(sqlite3.connect(tmp_path / "backup")) as db:
            db.execute("update game set status=?", (Status.ARCHIVED,))
            db.execute("delete from outbox")
            db.commit()
        await play(store, 1, seed=2)
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        row = await store.game(table.id)
        assert row.opened > table.revision + 1
        assert "restored" not in [news.kind for news in await store.announcements(table.id)]


async def test_a_cut_wal_is_noticed(path):
    async with Process(path) as store:
        await play(store)
    async with Process(path) as store:
        await play(store, 1)
        with closing(sqlite3.connect(path)) as db:
            db.execute("pragma wal_checkpoint(truncate)")
        whole = path.read_bytes()
        await play(store, 1)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    path.write_bytes(whole)
    async with Process(path) as store:
        assert store.fleet.is_restored


async def test_a_database_without_its_count_counts_as_restored(path):
    async with Process(path) as store:
        await play(store)
    path.with_suffix(".life").unlink()
    async with Process(path) as store:
        assert store.fleet.is_restored
        await play(store, 2)
    path.with_suffix(".life").write_bytes(b"\xff nonsense")
    async with Process(path) as store:
        assert store.fleet.is_restored


async def test_who_died_before_counting_is_not_restored(path):
    async with Process(path):
        pass
    path.with_suffix(".life").unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("update life set writes=1")
        db.commit()
    async with Process(path) as store:
        assert not store.fleet.is_restored


async def test_numbers_of_lobbies_and_games_are_left_behind_too(path, tmp_path):
    lobby = LobbyRow(0, GAME, 1, 2, {}, "none", "en", Place(1, 2), None, 0.0)
    async with Process(path) as store:
        await play(store, 0)
        copy_store(path, tmp_path / "backup")
        lost_lobby = await store.lobbies.open(lobby)
        lost = await Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE)
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        assert (await store.lobbies.open(lobby)).id > lost_lobby.id
        new = await Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE)
        assert new.id > lost.id
        next_one = await Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE)
        assert next_one.id == new.id + 1


async def test_a_restored_game_keeps_its_clock_and_says_so_once(path, tmp_path):
    async with Process(path) as store:
        table = await play(store)
        await store.clocks.start(ClockRow(table.id, table.row.opened, 500.0))
        copy_store(path, tmp_path / "backup")
        await play(store, seed=2)
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        row = await store.game(table.id)
        assert await store.clocks.of(table.id) == ClockRow(table.id, row.opened, 500.0)
        clock = ClockRow(table.id, row.opened, 500.0)
        later = ClockChange(clock, replace(clock, deadline=600.0))
        await store.clocks.change([later], told=True)  # which says that nothing is lost
        assert (await store.clocks.of(table.id)).deadline == 600.0
        kinds = [news.kind for news in await store.announcements(table.id)]
        assert kinds.count("restored") == 1
        assert "back" not in kinds


async def test_what_a_lost_life_has_drawn_is_never_drawn_again(path, tmp_path):
    """Chance of a seed would give it once more, and everybody knows it by now."""
    async with Process(path) as store:
        tables = Tables(store)
        found = [await tables.create(GAME, kit.people(2), {}, host=kit.ALICE) for _ in range(2)]
        await tables.pause(found[1].id, Status.ARCHIVED)
        copy_store(path, tmp_path / "backup")
        await kit.step(found[0], Random(1))
    restore(tmp_path / "backup", path)
    async with Process(path) as store:
        playing, resting = [await Tables(store).open(table.id) for table in found]
        for old, new in zip(found, (playing, resting), strict=True):
            first, second = new.chance.all
            assert (first, second.first) == (old.chance.last, new.position.line.given)
            assert first.secret != second.secret
        await resting.resume(resting.row.place)
        for table, kind in ((playing, "restored"), (resting, "resumed")):
            (data,) = [n.data for n in await store.announcements(table.id) if n.kind == kind]
            assert json.loads(data) == {"chance": table.chance.last.sha256}
        await playing.close()
        prove(await export(store, playing.id))
