"""Clocks run for the open request, stand still while the bot is away, and run out once."""

from __future__ import annotations

import pytest

from bot import clocks
from bot.clocks import HOUR


@pytest.fixture
async def table(house, people):
    return await house.tables.create("ankh", people, {}, host=11, settings={"clock": "async"})


async def test_a_turn_has_a_day_and_the_clock_is_started_once(house, table, clock):
    first = await clocks.keep_time(house, table)
    assert first.deadline == clock.now + 24 * HOUR
    clock.now += HOUR
    assert await clocks.keep_time(house, table) == first


async def test_a_new_request_has_a_new_clock(house, table, clock):
    await clocks.keep_time(house, table)
    clock.now += HOUR
    seat = table.session.request.choices[0].seat
    await table.act(table.seats[seat].person, ["gain"], table.revision)
    assert (await clocks.keep_time(house, table)).deadline == clock.now + 24 * HOUR


async def test_without_a_clock_nothing_runs_out(house, people):
    table = await house.tables.create("ankh", people, {}, host=11, settings={"clock": "none"})
    assert await clocks.keep_time(house, table) is None


async def test_a_clock_runs_out_and_is_told_once(house, table, clock):
    await clocks.keep_time(house, table)
    assert await house.store.clocks.due(clock.now) == []
    clock.now += 24 * HOUR
    (due,) = await house.store.clocks.due(clock.now)
    await house.store.clocks.run_out(due)
    await house.store.clocks.run_out(due)
    told = [row.kind for row in await house.store.announcements(table.id)]
    assert told.count("overdue") == 1
    assert await house.store.clocks.due(clock.now) == []


async def test_those_who_wait_get_another_day(house, table, clock):
    await clocks.keep_time(house, table)
    clock.now += 25 * HOUR
    await clocks.wait_longer(house, table)
    assert (await house.store.clocks.of(table.id)).deadline == clock.now + 24 * HOUR


async def test_time_without_the_bot_is_given_back_and_told(house, table, clock):
    before = await clocks.keep_time(house, table)
    await clocks.be_alive(house)
    clock.now += 5 * HOUR
    await clocks.come_back(house)
    assert (await house.store.clocks.of(table.id)).deadline == before.deadline + 5 * HOUR
    assert "back" in [row.kind for row in await house.store.announcements(table.id)]


async def test_a_short_restart_is_not_worth_a_word(house, table, clock):
    before = await clocks.keep_time(house, table)
    await clocks.be_alive(house)
    clock.now += 10
    await clocks.come_back(house)
    assert await house.store.clocks.of(table.id) == before
    assert "back" not in [row.kind for row in await house.store.announcements(table.id)]
