"""People and seats are two things."""

from __future__ import annotations

import pytest

from bot.store.rows import PlanRow, SeatRow, Status
from bot.tables.refusals import Refused, TableRefusal
from bot.tables.tables import Tables
from rules.engine.errors import Refusal
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, BOB, CAROL, picture, reload
from tests.bot.tables.toys import advising, new_toy, talking
from tests.kit.example import GAME

DORA = 500


async def test_a_seat_passes_on_with_its_hand_but_without_its_owners_thoughts(store) -> None:
    table = await new_toy(store, talking)
    await table.act(ALICE, ["a", "c"], table.revision)
    await table.act(BOB, ["y1"], table.revision)
    await (await table.draft(BOB)).add("x1")
    await store.keep_plan(PlanRow(table.id, BOB, 1, "card", "x1"))
    revision = table.revision
    await table.give_seat(SeatRow(1, "Dora", DORA))
    assert await store.picks(table.id) == []
    assert await store.plans(table.id, BOB) == []
    assert await store.draft(table.id, BOB) is None
    assert table.revision == revision + 1
    with pytest.raises(Refused) as refused:
        await table.act(BOB, ["y1"], table.revision)
    assert refused.value.reason is TableRefusal.NOT_AT_THE_TABLE
    await table.act(DORA, ["x1"], table.revision)
    assert picture(await reload(store, table)) == picture(table)


async def test_a_computer_player_takes_a_seat_over_and_gives_it_back(store) -> None:
    table = await new_toy(store, talking)
    await table.give_seat(SeatRow(0, "Thoth", level="apprentice"))
    await table.act_for(0, ["a"], table.revision)
    with pytest.raises(Refused):
        await table.act(ALICE, ["c"], table.revision)
    await table.give_seat(SeatRow(0, "Alice", ALICE))
    await table.act(ALICE, ["c"], table.revision)
    assert table.session.state.notes == ["a", "c"]


async def test_one_person_may_hold_two_seats(store) -> None:
    table = await new_toy(store, talking)
    await table.give_seat(SeatRow(1, "Alice too", ALICE))
    await table.act(ALICE, ["a", "c", "x0", "x1"], table.revision)
    assert table.asks(ALICE) is None
    assert table.asks(CAROL) == 2
    await table.act(CAROL, ["y2"], table.revision)
    assert table.session.state.notes == ["a", "c", "x0", "x1", "y2"]


async def test_of_a_merged_god_the_senior_decides_and_the_junior_proposes(store) -> None:
    table = await new_toy(store, advising)
    revision = table.revision
    acted = await table.act(BOB, ["miracle"], revision)
    assert acted.entries == ()
    assert table.revision == revision
    again = await reload(store, table)
    assert again.session.proposals == {1: "miracle"}
    assert picture(again) == picture(table)
    acted = await table.act(ALICE, ["flood"], revision)
    assert [(e.seat, e.key) for e in acted.entries] == [(0, "flood")]
    assert await store.picks(table.id) == []
    with pytest.raises(Refused) as refused:
        await table.act(BOB, ["yes"], table.revision)
    assert refused.value.reason is Refusal.NOT_YOUR_TURN


async def test_tables_load_lazily_and_idle_ones_leave_memory(store) -> None:
    now = [0.0]
    tables = Tables(store, idle=60, clock=lambda: now[0])
    table = await tables.create(GAME, kit.people(2), {}, host=ALICE)
    number = table.id
    assert await tables.open(number) is table
    now[0] = 100.0
    tables.let_idle_go()
    assert await tables.open(number) is table, "somebody still holds it: there are never two"
    del table
    now[0] = 200.0
    tables.let_idle_go()
    assert len(tables) == 0
    assert (await tables.open(number)).id == number


async def test_a_closed_game_takes_no_answers(store) -> None:
    tables = Tables(store)
    table = await tables.create(GAME, kit.people(2), {}, host=ALICE)
    asked = kit.asked(table)
    await tables.close(table.id)
    with pytest.raises(Refused) as refused:
        await table.act(asked, ["gain"], table.revision)
    assert refused.value.reason is TableRefusal.CLOSED
    again = await reload(store, table)
    assert again.row.status is Status.CLOSED
    assert [t.session.request for t in (table, again)] == [None, None]  # it waits for nobody
    assert table.asks(asked) is None
    assert await store.games(Status.PLAYING) == []
