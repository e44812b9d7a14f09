"""Several processes on one PostgreSQL database: who is there, who serves what, who is told what."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

from bot.store.errors import LeaseLost, OtherShards, StaleWrite
from bot.store.fleet import Change, Shards, Thing, shard_of
from bot.store.postgres.sharing import to_give, to_take
from bot.store.rows import GuestRow, LobbyRow, Place, SeatRow
from bot.store.sql.connection import Connection
from bot.tables.refusals import Refused
from bot.tables.tables import Tables
from rules.engine.errors import Refusal
from tests.bot.tables import kit
from tests.kit.databases import ServerPlace
from tests.kit.example import GAME

COUNT = 6
FAR = 30.0
SERVERS = [(n << 22) + 5 for n in range(20)]
LOBBY = LobbyRow(0, GAME, 7, 2, {}, "none", "en", Place(1, 2), 77, 0.5, (GuestRow("Al", 7),))


@pytest.fixture
async def address(postgres):
    async with postgres.database() as made:
        yield made


@pytest.fixture
async def opened(address):
    """Open the store of another process."""
    async with AsyncExitStack() as stores:

        @asynccontextmanager
        async def closing():
            store = await ServerPlace(address).open()
            try:
                yield store
            finally:
                await store.close()

        yield lambda: stores.enter_async_context(closing())


@pytest.fixture
async def joined(opened):
    """Open the store of another process, which is one of them from then on."""

    async def join(name: str):
        store = await opened()
        await store.fleet.join(f"elsewhere:{name}:x", COUNT, FAR)
        return store

    return join


async def served(*stores) -> list[int]:
    """Let everybody keep on in turn until nothing moves; return how many shards each serves."""
    for _ in range(3):
        for store in stores:
            await store.fleet.give_back(await store.fleet.too_many())
            await store.fleet.keep("{}", FAR)
    own = [await store.fleet.keep("{}", FAR) for store in stores]
    everything = [shard for shards in own for shard in shards]
    assert sorted(everything) == list(range(COUNT)), "each is served once"
    return [len(shards) for shards in own]


async def test_a_process_alone_serves_everything(joined):
    assert await served(await joined("1")) == [6]


async def test_shards_are_shared_out_as_processes_come_and_go(joined):
    first = await joined("1")
    assert await served(first) == [6]
    second = await joined("2")
    assert await second.fleet.keep("{}", FAR) == ()  # nobody has given any back yet
    assert await served(first, second) == [3, 3]
    third = await joined("3")
    assert await served(first, second, third) == [2, 2, 2]
    await second.fleet.leave()
    assert await served(first, third) == [3, 3]


@pytest.mark.parametrize("count", [1, 2, 6, 16])
@pytest.mark.parametrize("processes", range(1, 8))
def test_sharing_out_ends_and_is_fair_whoever_begins(count, processes):
    random = Random(f"{count} {processes}")
    shares = {str(n): list[int]() for n in range(processes)}
    for _ in range(6 * processes):
        if random.random() < 0.1:  # one dies, and another comes
            shares.pop(random.choice(list(shares)))
            shares[f"new {random.random()}"] = []
        even_out(shares, count, random)
        sizes = sorted(map(len, shares.values()))
        assert sum(sizes) == count
        assert sizes[-1] - sizes[0] <= 1


def even_out(shares, count, random) -> None:
    """Let everybody take and give in any order, until nothing moves."""
    for _ in range(60):
        moved = False
        for name in random.sample(list(shares), len(shares)):
            free = sorted(set(range(count)).difference(*shares.values()))
            new = free[: to_take(name, shares, count)]
            given = 0 if new else to_give(name, shares, count)
            shares[name] = [*shares[name], *new][given:]
            moved = moved or bool(new) or bool(given)
        if not moved:
            return
    raise AssertionError(f"shards are passed to and fro: {shares}")


async def test_processes_that_start_at_once_never_serve_a_shard_twice(joined):
    stores = [await joined(str(n)) for n in range(5)]
    kept = await asyncio.gather(*(store.fleet.keep("{}", FAR) for store in stores))
    shards = [shard for own in kept for shard in own]
    assert len(shards) == len(set(shards))
    await served(*stores)


async def expire(address, name: str) -> None:
    """Let the time of a process be up."""
    await ServerPlace(address).ask(
        f"update process set expires = now() - interval '1 s' where holder = 'elsewhere:{name}:x'"
    )


async def test_the_shards_of_a_process_that_died_are_served_when_it_has_expired(joined, address):
    dead, other = await joined("1"), await joined("2")
    assert await served(dead, other) == [3, 3]
    await expire(address, "1")
    assert len(await other.fleet.keep("{}", FAR)) == COUNT
    for late in (dead.set_setting("person:1", "language", "uk"), dead.fleet.keep("{}", FAR)):
        with pytest.raises(LeaseLost):
            await late
    assert await other.setting("person:1", "language") is None
    assert [row.shards for row in await other.fleet.processes()] == [tuple(range(COUNT))]


async def test_who_is_taken_for_dead_finishes_what_it_is_just_writing(joined, address):
    """Otherwise it would write after another process has read what is there."""
    slow, other = await joined("1"), await joined("2")
    begun = asyncio.Event()

    def work(db: Connection) -> None:
        db.execute("insert into setting values ('test', 'slow', 'x')")
        begun.set()
        db.execute("select pg_sleep(1.5)")

    writing = asyncio.create_task(slow._db.write(work))
    await begun.wait()
    await expire(address, "1")
    assert await other.setting("test", "slow") is None
    await other.fleet.keep("{}", FAR)
    assert await other.setting("test", "slow") == "x"
    await writing


async def test_all_must_agree_on_the_number_of_shards(joined, opened):
    await joined("1")
    other = await opened()
    with pytest.raises(OtherShards, match="use 6 shards, and this one 8"):
        await other.fleet.join("elsewhere:2:x", 8, FAR)
    with pytest.raises(LeaseLost):
        await other.fleet.keep("{}", FAR)


async def test_turns_to_identify_are_apart_over_all_processes(joined):
    first, second = await joined("1"), await joined("2")
    waits = [await store.fleet.turn_to_identify(0, 5.0) for store in (first, second, first)]
    assert waits == pytest.approx([0.0, 5.0, 10.0], abs=1.0)
    assert await second.fleet.turn_to_identify(1, 5.0) == pytest.approx(0.0, abs=0.1)


async def test_what_a_process_says_of_itself_is_seen_by_all(joined):
    first, second = await joined("1"), await joined("2")
    await first.fleet.keep(json.dumps({"late": {}}), FAR)
    rows = await second.fleet.processes()
    assert [(row.holder, row.report) for row in rows] == [
        ("elsewhere:1:x", '{"late": {}}'),
        ("elsewhere:2:x", "{}"),
    ]


class Heard(list):
    """What somebody is told, in its order."""

    async def until(self, wanted: Change) -> None:
        for _ in range(200):
            if wanted in self:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"{wanted} is not in {self}")


async def listening(store) -> Heard:
    heard = Heard()
    store.fleet.listen(heard.append)
    await heard.until(Change(Thing.ANYTHING))
    return heard


async def test_others_are_told_what_a_process_changes_and_it_is_not(opened):
    first, second = await opened(), await opened()
    own, theirs = await listening(first), await listening(second)
    place = Place(SERVERS[3], 2)
    table = await Tables(first).create(GAME, kit.people(2), {}, host=kit.ALICE, place=place)
    await theirs.until(Change(Thing.GAME, table.id, 0, place.guild))
    await table.act(kit.asked(table), [kit.options(table, kit.asked(table))[0]], table.revision)
    await theirs.until(Change(Thing.GAME, table.id, 1, place.guild))
    lobby = await first.lobbies.open(LOBBY)
    await theirs.until(Change(Thing.LOBBY, lobby.id, None, 1))
    await first.votes.propose(table.id, "end", kit.ALICE, 1e12)
    await theirs.until(Change(Thing.MOTION, table.id, None, place.guild))
    await first.set_setting("guild:5", "language", "uk")
    await theirs.until(Change(Thing.SETTING, owner="guild:5"))
    await first.fleet.tell(Change(Thing.GAME, 99, 5, 6))
    await theirs.until(Change(Thing.GAME, 99, 5, 6))
    await first.set_setting("bot", "alive 0/6", "5.0")
    assert own == [Change(Thing.ANYTHING)]
    assert "bot" not in [change.owner for change in theirs]


async def test_what_is_shown_or_counted_is_told_to_nobody(opened):
    first, second = await opened(), await opened()
    lobby = await first.lobbies.open(LOBBY)
    heard = await listening(second)
    await first.lobbies.note_shown(lobby)
    await first.pauses.another_day(100)
    await first.pauses.another_day(101)
    await first.fleet.tell(Change(Thing.GAME, 1))
    await heard.until(Change(Thing.GAME, 1))
    assert [change.what for change in heard] == [Thing.ANYTHING, Thing.GAME]


async def test_who_stops_hearing_is_told_that_anything_may_have_changed(opened):
    first, second = await opened(), await opened()
    heard = await listening(first)
    heard.clear()
    await second._db.read(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where query ilike 'listen %' and datname = current_database()"
    )
    await heard.until(Change(Thing.ANYTHING))
    await second.fleet.tell(Change(Thing.GAME, 5))
    await heard.until(Change(Thing.GAME, 5))


async def test_two_who_move_a_game_on_at_once_never_both_do(opened):
    stores = [await opened() for _ in range(3)]
    table = await Tables(stores[0]).create(GAME, kit.people(2), {}, host=kit.ALICE)
    person = kit.asked(table)
    tables = [await Tables(store).open(table.id) for store in stores]
    done = await asyncio.gather(
        *(one.act(person, [kit.options(one, person)[0]], one.revision) for one in tables),
        return_exceptions=True,
    )
    refused = [error for error in done if isinstance(error, Exception)]
    assert len(refused) == 2
    assert {(type(error), error.reason) for error in refused} == {(Refused, Refusal.STALE)}
    assert (await stores[0].game(table.id)).acts == 1


async def test_two_who_change_a_lobby_at_once_lose_nothing(opened):
    first, second = await opened(), await opened()
    lobby = await first.lobbies.open(LOBBY)
    joins = [replace(lobby, guests=(*lobby.guests, GuestRow(n, ord(n)))) for n in "ab"]
    done = await asyncio.gather(
        first.lobbies.save(joins[0], lobby),
        second.lobbies.save(joins[1], lobby),
        return_exceptions=True,
    )
    assert sorted(type(error).__name__ for error in done) == ["NoneType", "StaleWrite"]
    with pytest.raises(StaleWrite):
        await first.lobbies.close(lobby.id, lobby)


async def test_many_games_at_once_get_numbers_of_their_own(opened):
    stores = [await opened() for _ in range(3)]
    made = await asyncio.gather(
        *(Tables(stores[n % 3]).create(GAME, kit.people(2), {}, host=kit.ALICE) for n in range(24))
    )
    assert len({table.id for table in made}) == 24


@pytest.mark.parametrize("count", [1, 3, 16])
async def test_lists_can_be_asked_for_some_shards_alone(store, count):
    tables = Tables(store)
    people = [SeatRow(0, "Al", 7), SeatRow(1, "Thoth", level="easy")]
    for guild in (*SERVERS, None):
        await tables.create(GAME, people, {}, host=7, place=Place(guild, 2))
        await store.lobbies.open(replace(LOBBY, place=Place(guild, 2)))
    asked = (store.untold, store.restless, store.lobbies.to_show)
    for ask in asked:
        everything, parts = await ask(), []
        for shard in range(count):
            parts += await ask(owned=Shards(count, (shard,)))
        assert sorted(parts) == sorted(everything)
        assert len(everything) == len(SERVERS) + 1
    own = Shards(count, (0,))
    for game in await store.untold(owned=own):
        assert own.has((await store.game(game)).place.guild)
    assert shard_of(None, count) == 0
    assert await store.untold(owned=Shards(count, ())) == []
