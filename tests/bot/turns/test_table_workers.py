"""The tables' workers: trouble is outlasted, stays with its table, and is over at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter

import pytest

from bot.process.pace import CATCH_UP
from bot.store.errors import WriteFailed
from bot.turns import table_workers
from bot.turns.table_workers import PAUSES, NotTold, Outlook, TableWorkers
from bot.turns.timekeeping import ALIVE
from tests.kit.example import GAME

NO_TIME = (0.0,) * len(PAUSES)


class Crier:
    """Tells people of tables, and fails as often as a test wants."""

    def __init__(self, services) -> None:
        self._services = services
        self.troubles = {}  # by game: what is raised, the next one first
        self.tried = Counter()
        self.told = []  # games, in the order of telling
        self.moments = []

    async def ready(self):
        pass

    async def lets_sleep(self, table):
        return False

    async def show_thinking(self, table):
        pass

    async def tell(self, table, clock, *, final):
        self.tried[table.id] += 1
        if self.troubles.get(table.id):
            raise self.troubles[table.id].pop(0)
        rows = await self._services.store.announcements(table.id)
        for row in rows:
            await self._services.store.announced(row.id)
        if rows:
            self.told.append(table.id)
            self.moments.append(time.monotonic())

    def online(self):
        return self._services.fleet.served

    def forget(self):
        pass

    async def show_rest(self, table):
        pass

    async def tidy_up(self, table, clock):
        pass

    def doubt(self, game):
        pass


@pytest.fixture
async def crier(services):
    return Crier(services)


@pytest.fixture
async def workers(services, crier):
    workers = TableWorkers(services, crier)
    yield workers
    await workers.end()


@pytest.fixture
def tables(services, people):
    async def create(count=1):
        return [
            await services.tables.create(GAME, people, {}, host=11, settings={"clock": "none"})
            for _ in range(count)
        ]

    return create


async def until(is_so, seconds=20.0):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never came to be so"
        await asyncio.sleep(0.005)


def passing(times):
    return [NotTold("503 0", Outlook.PASSES) for _ in range(times)]


async def test_after_a_return_a_few_tables_a_second_are_told(workers, crier, tables):
    """discord.md, Return after a restart: all of them were told at once, without a limit."""
    opened = await tables(7)
    workers.begin()
    await until(lambda: len(crier.told) == len(opened))
    assert sorted(crier.told) == [table.id for table in opened]
    took = crier.moments[-1] - crier.moments[0]
    assert took > (len(opened) - 1) / CATCH_UP * 0.8


async def test_whoever_plays_meanwhile_does_not_wait_for_the_return(workers, crier, tables):
    opened = await tables(6)
    workers.begin()
    await until(lambda: crier.told)
    seat = opened[-1].session.request.choices[0].seat
    await opened[-1].act(opened[-1].seats[seat].person, ["gain"], opened[-1].revision)
    await until(lambda: opened[-1].id in crier.told)
    assert len(crier.told) < len(opened)


async def test_news_is_tried_for_as_long_as_trouble_lasts(workers, crier, tables, monkeypatch):
    """It was tried four times, and then not before the next move."""
    monkeypatch.setattr(table_workers, "PAUSES", NO_TIME)
    (table,) = await tables()
    crier.troubles[table.id] = passing(60)
    workers.begin()
    await until(lambda: crier.told == [table.id])
    assert crier.tried[table.id] == 61


async def test_the_pauses_grow_and_begin_anew_after_a_success(workers, crier, tables, monkeypatch):
    waited = []

    async def wait_for(waiting, seconds):
        waiting.close()
        waited.append(seconds)
        await asyncio.sleep(0)
        raise TimeoutError

    monkeypatch.setattr(table_workers.asyncio, "wait_for", wait_for)
    (table,) = await tables()
    crier.troubles[table.id] = passing(len(PAUSES) + 2)
    workers.wake(table.id)
    await until(lambda: crier.told)
    assert waited == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert list(PAUSES) == sorted(PAUSES)
    waited.clear()
    crier.troubles[table.id] = passing(1)
    tried = crier.tried[table.id]
    workers.wake(table.id)
    await until(lambda: crier.tried[table.id] == tried + 2)
    assert waited == [PAUSES[0]]


@pytest.mark.parametrize("outlook", [Outlook.PASSES, Outlook.BLOCKED])
async def test_what_waits_is_tried_at_once_when_discord_is_back(
    workers, crier, tables, services, monkeypatch, outlook
):
    """However long the pause would last."""
    monkeypatch.setattr(table_workers, "PAUSES", (600.0,) * len(PAUSES))
    (table,) = await tables()
    crier.troubles[table.id] = [NotTold("failed", outlook)]
    workers.wake(table.id)
    await until(lambda: crier.tried[table.id] == 1)
    await asyncio.sleep(0.05)
    assert crier.told == []
    assert services.health.blocked == ({table.id} if outlook is Outlook.BLOCKED else set())
    workers.wake_troubled()
    await until(lambda: crier.told)
    assert services.health.blocked == set()


@pytest.mark.parametrize("error", [RuntimeError("a mistake of ours"), WriteFailed("full")])
async def test_one_table_s_trouble_stops_no_other(workers, crier, tables, caplog, error):
    troubled, well = await tables(2)
    crier.troubles[troubled.id] = [error] * 1000
    workers.wake(troubled.id)
    workers.wake(well.id)
    await until(lambda: crier.told == [well.id])
    assert crier.tried[troubled.id] >= 1
    assert "a mistake of ours" not in caplog.text  # it may be a secret


async def test_a_store_that_cannot_be_written_at_the_start_is_waited_for(
    workers, crier, tables, services, monkeypatch, caplog
):
    """Otherwise no clock would run and nothing be told until the next start."""
    monkeypatch.setattr(table_workers, "PAUSES", NO_TIME)
    (table,) = await tables()
    failing, keep = [3], services.store.set_setting

    async def set_setting(*args):
        if failing[0]:
            failing[0] -= 1
            raise WriteFailed("not stored: database is locked")
        await keep(*args)

    monkeypatch.setattr(services.store, "set_setting", set_setting)
    with caplog.at_level(logging.ERROR):
        workers.begin()
        await until(lambda: crier.told == [table.id])
    assert caplog.text.count("cannot begin") == 3


async def test_a_note_of_the_last_sign_of_life_that_is_damaged_stops_no_clock(
    workers, crier, tables, services
):
    (table,) = await tables()
    await services.store.set_setting(*ALIVE, "\x00 not a number")
    workers.begin()
    await until(lambda: crier.told == [table.id])
    assert float(await services.store.setting(*ALIVE)) == services.clock()


async def test_clocks_that_never_begin_are_missed(workers, tables, services, monkeypatch):
    """The health check must not be green before they run."""
    monkeypatch.setattr(table_workers, "PAUSES", (0.01,) * len(PAUSES))

    async def never(*_):
        raise WriteFailed("not stored: disk is full")

    monkeypatch.setattr(services.store, "set_setting", never)
    workers.begin()
    await asyncio.sleep(0.1)
    monkeypatch.setattr(services.health, "_clock", lambda: time.monotonic() + 3600)
    assert "clocks" in services.health.late()
