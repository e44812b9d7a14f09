"""Clocks run for the open request, stand still while the bot is away, and run out once."""

from __future__ import annotations

import pytest

from bot.turns import deadlines, timekeeping
from bot.turns.deadlines import HOUR
from tests.kit.example import GAME


@pytest.fixture
async def table(services, people):
    return await services.tables.create(GAME, people, {}, host=11, settings={"clock": "async"})


async def test_a_turn_has_a_day_and_the_clock_is_started_once(services, table, clock):
    first = await deadlines.keep_time(services, table)
    assert first.deadline == clock.now + 24 * HOUR
    clock.now += HOUR
    assert await deadlines.keep_time(services, table) == first


async def test_a_new_request_has_a_new_clock(services, table, clock):
    await deadlines.keep_time(services, table)
    clock.now += HOUR
    seat = table.session.request.choices[0].seat
    await table.act(table.seats[seat].person, ["gain"], table.revision)
    assert (await deadlines.keep_time(services, table)).deadline == clock.now + 24 * HOUR


async def test_without_a_clock_nothing_runs_out(services, people):
    table = await services.tables.create(GAME, people, {}, host=11, settings={"clock": "none"})
    assert await deadlines.keep_time(services, table) is None


async def test_a_clock_runs_out_and_is_told_once(services, table, clock):
    await deadlines.keep_time(services, table)
    assert await services.store.clocks.due(clock.now) == []
    clock.now += 24 * HOUR
    (due,) = await services.store.clocks.due(clock.now)
    await services.store.clocks.run_out(due)
    await services.store.clocks.run_out(due)
    told = [row.kind for row in await services.store.announcements(table.id)]
    assert told.count("overdue") == 1
    assert await services.store.clocks.due(clock.now) == []


async def test_those_who_wait_get_another_day(services, table, clock):
    await deadlines.keep_time(services, table)
    clock.now += 25 * HOUR
    await deadlines.wait_longer(services, table)
    assert (await services.store.clocks.of(table.id)).deadline == clock.now + 24 * HOUR


async def test_time_without_the_bot_is_given_back_and_told(services, table, clock):
    before = await deadlines.keep_time(services, table)
    await timekeeping.be_alive(services)
    clock.now += 5 * HOUR
    await timekeeping.come_back(services)
    assert (await services.store.clocks.of(table.id)).deadline == before.deadline + 5 * HOUR
    assert "back" in [row.kind for row in await services.store.announcements(table.id)]


async def test_a_short_restart_is_not_worth_a_word(services, table, clock):
    before = await deadlines.keep_time(services, table)
    await timekeeping.be_alive(services)
    clock.now += 10
    await timekeeping.come_back(services)
    assert await services.store.clocks.of(table.id) == before
    assert "back" not in [row.kind for row in await services.store.announcements(table.id)]


async def test_who_has_no_clock_need_not_hear_that_the_bot_was_away(services, table, people, clock):
    """discord.md, Return after a restart: every game was told, whether it waited or not."""
    await deadlines.keep_time(services, table)
    quiet = await services.tables.create(GAME, people, {}, host=11, settings={"clock": "none"})
    await deadlines.keep_time(services, quiet)
    await timekeeping.be_alive(services)
    for _ in range(2):
        clock.now += 5 * HOUR
        await timekeeping.come_back(services)
    told = [row.game for row in await services.store.announcements() if row.kind == "back"]
    assert told == [table.id]
