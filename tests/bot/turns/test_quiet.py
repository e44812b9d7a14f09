"""A quiet request has its own time, and silence is an answer; nobody is asked about the silent."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import ClockRow, SeatRow
from bot.texts import Texts
from bot.turns import absences, deadlines, timekeeping
from bot.turns.autoplay import autoplay
from bot.turns.plans import plan_pick
from cogs.lobby.game_list import awaited
from tests.bot.conftest import ALICE, BOB, OLENA
from tests.kit.example import GAME
from tests.kit.quiet_battle import BATTLE, SILENCE, ask_quietly

LIMITS = {"async": timedelta(minutes=30), "live": timedelta(seconds=20), "none": None}
ISIS, RA = 0, 1


@pytest.fixture(autouse=True)
def quiet(monkeypatch):
    ask_quietly(monkeypatch, LIMITS)


async def table_of(services, people, **settings):
    table = await services.tables.create(
        GAME, people[:2], {}, host=ALICE, position=BATTLE, settings=settings
    )
    assert table.is_quiet
    return table


@pytest.fixture
async def table(services, people):
    return await table_of(services, people, clock="async")


async def conducted(services, table):
    while await autoplay(services, table):
        pass
    return await deadlines.keep_time(services, table)


async def answers_of(services, table) -> dict[int, str]:
    """What was revealed, by seat."""
    rows = await services.store.decisions_of(table.id, table.last_act)
    return {row.seat: row.key for row in rows if row.secret}


@pytest.fixture
def no_computer(monkeypatch):
    def never(level, seed):
        raise AssertionError("no computer player answers for a person")

    monkeypatch.setattr(ui_of(GAME), "player", never, raising=False)


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [
        ({"clock": "async"}, 1800),
        ({"clock": "live"}, 20),
        ({"clock": "async", "agreed": '{"window": "live"}'}, 20),
    ],
)
async def test_its_time_is_what_the_game_makes_of_what_was_agreed(
    services, people, clock, settings, seconds
):
    table = await table_of(services, people, **settings)
    assert (await conducted(services, table)).deadline == clock.now + seconds


async def test_where_all_are_waited_for_no_clock_runs(services, people, clock):
    table = await table_of(services, people, clock="async", agreed='{"window": "none"}')
    await services.store.clocks.start(ClockRow(table.id, -1, clock.now))  # of what was asked before
    assert await conducted(services, table) is None
    assert await services.store.clocks.due(clock.now + 1) == []


async def time_passes(services, clock, seconds):
    timekeeper = timekeeping.Timekeeper(services)
    await timekeeper.take_up()
    clock.now += seconds
    timekeeper._offset += seconds  # time really passes, the clock does not jump
    return await timekeeper.look()


async def test_silence_answers_for_whoever_has_not(services, table, clock, no_computer):
    await conducted(services, table)
    await table.act(ALICE, ["chariots"], table.revision)
    assert await time_passes(services, clock, 1700) == []
    await conducted(services, table)
    assert table.is_quiet
    assert await time_passes(services, clock, 200) == [table.id]
    await conducted(services, table)
    assert not table.is_quiet
    assert await answers_of(services, table) == {ISIS: "chariots", RA: SILENCE}


async def test_when_nobody_answers_silence_answers_for_all(services, table, clock, no_computer):
    await conducted(services, table)
    await time_passes(services, clock, 1801)
    await conducted(services, table)
    assert await answers_of(services, table) == {ISIS: SILENCE, RA: SILENCE}


async def test_a_list_of_games_tells_everybody_only_of_themselves(table):
    texts = Texts("en")
    await table.act(BOB, ["flood"], table.revision)
    assert [awaited(texts, table, reader) for reader in (ALICE, BOB, OLENA)] == ["you", "…", "…"]


async def test_it_closes_early_when_all_have_answered(services, table):
    await conducted(services, table)
    revision = table.revision
    await table.act(ALICE, ["chariots"], table.revision)
    assert table.revision == revision
    await table.act(BOB, ["flood"], table.revision)
    assert not table.is_quiet
    assert await answers_of(services, table) == {ISIS: "chariots", RA: "flood"}


async def test_who_is_away_is_silent_at_once(services, table, no_computer):
    await absences.stand_in(table, RA)
    await conducted(services, table)
    assert table.pick_of(RA) == SILENCE
    assert table.is_quiet
    assert absences.absences(table)[RA].standing_in


async def test_what_somebody_has_ordered_counts_though_they_are_away(services, table):
    await absences.stand_in(table, RA)
    (occasion,) = ui_of(GAME).occasions(table.view(None), "battle.card", RA)
    await plan_pick(services, table, BOB, RA, occasion, "flood")
    await conducted(services, table)
    assert table.pick_of(RA) == "flood"


async def test_an_order_for_a_window_holds_until_it_is_taken_back(services, table):
    (occasion,) = ui_of(GAME).occasions(table.view(None), "battle.card", RA)
    await plan_pick(services, table, BOB, RA, occasion, "flood")
    await conducted(services, table)
    assert table.pick_of(RA) == "flood"
    (plan,) = await services.store.plans(table.id, BOB)
    assert (plan.what, plan.auto) == (occasion, True)


async def test_a_computer_player_answers_for_itself(services, people):
    seats = [people[0], SeatRow(1, "Thoth", level="thoth")]
    table = await table_of(services, seats, clock="async")
    await conducted(services, table)
    assert table.pick_of(RA) is not None
    assert table.pick_of(ISIS) is None


async def test_a_restart_moves_the_deadline_and_answers_stand(
    services, table, clock, tmp_path, no_computer
):
    before = await conducted(services, table)
    await table.act(ALICE, ["chariots"], table.revision)
    await timekeeping.be_alive(services)
    clock.now += 3600
    await services.close()
    later = await Services.open(tmp_path, clock)
    try:
        await timekeeping.come_back(later)
        table = await later.tables.open(table.id)
        after = await conducted(later, table)
        assert after.deadline == before.deadline + 3600
        assert table.is_quiet
        assert table.pick_of(ISIS) == "chariots"
        await time_passes(later, clock, 1801)
        await conducted(later, table)
        assert await answers_of(later, table) == {ISIS: "chariots", RA: SILENCE}
    finally:
        await later.close()


async def test_a_process_that_ends_when_time_is_up_leaves_silence_to_the_next(
    services, table, clock, tmp_path
):
    await conducted(services, table)
    await time_passes(services, clock, 1801)
    await services.close()
    later = await Services.open(tmp_path, clock)
    try:
        assert table.id in await later.store.restless()
        table = await later.tables.open(table.id)
        await conducted(later, table)
        assert await answers_of(later, table) == {ISIS: SILENCE, RA: SILENCE}
    finally:
        await later.close()
