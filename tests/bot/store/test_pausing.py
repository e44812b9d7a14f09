"""Games that rest: what counts as quiet, and what a pause changes."""

from __future__ import annotations

import pytest

from bot.store.rows import Place, Status
from bot.tables.refusals import Refused, TableRefusal
from bot.turns import deadlines
from tests.kit.example import GAME

HERE, THERE = Place(1, 2, 3), Place(1, 4)
FAR = 20_000  # some day


@pytest.fixture
async def table(services, people):
    return await services.tables.create(
        GAME, people, {}, host=11, settings={"clock": "async"}, place=HERE
    )


async def quiet(services, days):
    """Let so many days pass on which nobody does anything."""
    pauses = services.store.pauses
    for day in range(FAR, FAR + days + 1):
        await pauses.another_day(day)
        await pauses.another_day(day)


async def test_days_without_an_act_are_counted_once_each(services, table):
    pauses = services.store.pauses
    await quiet(services, 29)
    assert await pauses.quiet_games(30, 10) == []
    await pauses.another_day(FAR + 30)
    assert await pauses.quiet_games(30, 10) == [table.id]


async def test_an_act_begins_the_count_again(services, table):
    await quiet(services, 29)
    seat = table.session.request.choices[0].seat
    await table.act(table.seats[seat].person, ["gain"], table.revision)
    await services.store.pauses.another_day(FAR + 30)
    assert await services.store.pauses.quiet_games(30, 10) == []


async def test_neither_a_long_absence_nor_a_jumping_clock_makes_a_game_old(services, table):
    pauses = services.store.pauses
    for day in (FAR, FAR + 400, FAR, FAR + 1, FAR - 500, FAR):
        await pauses.another_day(day)
    assert await pauses.quiet_games(4, 10) == []
    assert await pauses.quiet_games(3, 10) == [table.id]


async def test_a_paused_game_is_nobody_s_game_and_has_no_clock(services, table):
    await deadlines.keep_time(services, table)
    await table.pause(Status.ARCHIVED)
    store = services.store
    assert await store.games_of(11) == []
    assert await store.games_at(HERE) == []
    assert await store.clocks.of(table.id) is None
    assert await store.restless() == []
    assert [game.id for game in await store.pauses.of(11)] == [table.id]
    assert [game.id for game in await store.pauses.at(HERE)] == [table.id]


async def test_nothing_is_done_in_a_paused_game(services, table):
    await table.pause(Status.ARCHIVED)
    seat = table.session.request.choices[0].seat
    with pytest.raises(Refused) as refused:
        await table.act(table.seats[seat].person, ["gain"], table.revision)
    assert refused.value.reason is TableRefusal.PAUSED
    assert refused.value.data == {"game": table.id}


async def test_a_resumed_game_goes_on_at_its_new_place(services, table):
    await services.tables.pause(table.id, Status.DISPLACED)
    await table.resume(THERE)
    assert (table.row.status, table.row.place) == (Status.PLAYING, THERE)
    assert await services.store.game(table.id) == table.row
    kinds = [row.kind for row in await services.store.announcements(table.id)]
    assert kinds == ["opened", "resumed"]


async def test_a_game_out_of_memory_is_paused_too(services, table):
    number = table.id
    services.tables._used.clear()
    del table
    await services.tables.pause(number, Status.DISPLACED)
    assert (await services.store.game(number)).status is Status.DISPLACED


async def test_games_are_found_by_their_place(services, table, people):
    other = await services.tables.create(GAME, people, {}, host=11, place=THERE)
    pauses = services.store.pauses

    async def ids(found):
        return [game.id for game in await found]

    assert await ids(pauses.playing_in_guild(1)) == [table.id, other.id]
    assert await ids(pauses.playing_in_guild(9)) == []
    assert await ids(pauses.playing_in_channel(2)) == [table.id]
    assert await ids(pauses.playing_in_thread(2, 3)) == [table.id]
    assert await pauses.places() == [Place(1, 2), Place(1, 4)]
