"""Computers, plans and standing answers play on by themselves until a person must decide."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import absences
from bot.conducting import conduct
from bot.fronts import front_of
from bot.plans import LINE, offered, plan_line, plan_pick
from bot.store.rows import SeatRow
from bot.texts import Texts
from tests.bot.conftest import ALICE, BOB, OLENA

# Isis meets Ra in the West, and after that Amun in the Delta.
ISIS, AMUN, RA = 0, 1, 2
BATTLES = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53", "w 11"], "devotion": 5},
        {"god": "amun", "figures": ["god 63"], "devotion": 7},
        {"god": "ra", "figures": ["god 12"], "devotion": 6},
    ],
    "next": "conflict 1",
}


async def conducted(house, table):
    while await conduct(house, table):
        pass


@pytest.fixture
async def table(house, people):
    return await house.tables.create("ankh", people, {"first": 0}, host=ALICE)


def asked(table):
    return table.session.request.choices[0].seat


async def test_a_computer_takes_its_turn(house):
    seats = [SeatRow(0, "Alice", ALICE), SeatRow(1, "Thoth", level="thoth")]
    table = await house.tables.create("ankh", seats, {"first": 1}, host=ALICE)
    await conducted(house, table)
    assert asked(table) == 0
    assert table.revision >= 1


async def test_a_table_without_people_stands_still(house):
    seats = [SeatRow(n, f"Thoth {n}", level="thoth") for n in range(2)]
    table = await house.tables.create("ankh", seats, {}, host=ALICE)
    await conducted(house, table)
    assert table.revision == 0


async def test_a_planned_line_is_only_offered(house, table):
    person = table.seats[asked(table)].person
    await plan_line(house, table, person, "gain")
    await conducted(house, table)
    assert table.revision == 0


async def test_a_planned_line_is_carried_out_if_its_owner_said_so_and_then_forgotten(house, table):
    person = table.seats[asked(table)].person
    await plan_line(house, table, person, "gain", auto=True)
    await conducted(house, table)
    assert table.revision == 1
    assert [plan.what for plan in await house.store.plans(table.id, person)] == []


async def test_a_plan_that_is_not_legal_any_more_waits_for_its_owner(house, table):
    person = table.seats[asked(table)].person
    await plan_line(house, table, person, "11>99", auto=True)
    await conducted(house, table)
    assert table.revision == 0
    (plan,) = await house.store.plans(table.id, person)
    assert plan.what == LINE


async def test_a_plan_of_which_something_else_would_come_waits_for_its_owner(house, people):
    """Gaining triggered nothing when it was planned; now it would bring a conflict."""
    quiet = {"gods": [{"god": g, "figures": [f"god {c}"]} for g, c in
                      (("isis", 62), ("amun", 63), ("ra", 12))], "next": "action"}  # fmt: skip
    table = await house.tables.create("ankh", people, {}, host=ALICE, position=quiet)
    person = table.seats[asked(table)].person
    await plan_line(house, table, person, "gain", auto=True)
    (plan,) = await house.store.plans(table.id, person)
    await house.store.keep_plan(replace(plan, foreseen='{"gain": "conflict"}'))
    await conducted(house, table)
    assert table.revision == 0


async def test_a_computer_stands_in_for_one_turn_and_then_the_person_is_asked_again(house, table):
    seat = asked(table)
    await absences.stand_in(house, table, seat)
    await conducted(house, table)
    assert asked(table) != seat
    assert not (await absences.absences(house, table))[seat].standing_in


async def test_after_two_turns_the_seat_is_held_until_its_owner_is_back(house, table):
    seat = asked(table)
    await absences.stand_in(house, table, seat)
    await absences.stand_in(house, table, seat)
    await conducted(house, table)
    assert (await absences.absences(house, table))[seat].standing_in
    person = table.seats[seat].person
    assert await absences.is_back(house, table, seat, person)
    assert not await absences.is_back(house, table, seat, person)
    assert await absences.absences(house, table) == {}


# --- cards chosen ahead -----------------------------------------------------------------------


@pytest.fixture
async def battles(house, people):
    table = await house.tables.create("ankh", people, {}, host=ALICE, position=BATTLES)
    await conducted(house, table)
    return table


def ahead(table, seat):
    return front_of("ankh").ahead(Texts("en"), table.view(seat), seat)


async def test_a_card_can_be_chosen_ahead_where_a_god_will_fight(battles):
    (delta,) = ahead(battles, ISIS)
    assert delta.label == "Battle card for region 3"
    assert "flood" in delta.answers
    assert ahead(battles, RA) == []  # only the battle that is being fought


async def fight_in_the_west(house, table):
    await table.act(ALICE, ["chariots"], table.revision)
    await table.act(OLENA, ["drought"], table.revision)
    await conducted(house, table)
    assert table.session.request.choices[0].what == "battle.two"


async def test_a_card_chosen_ahead_is_played_when_its_battle_comes(house, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(house, battles, ALICE, ISIS, delta.occasion, "flood")
    await fight_in_the_west(house, battles)
    await battles.act(BOB, ["one"], battles.revision)
    await conducted(house, battles)
    assert battles.pick_of(ISIS) == "flood"
    assert await house.store.plans(battles.id, ALICE) == []


async def test_two_cards_announced_turn_a_choice_made_ahead_into_an_offer(house, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(house, battles, ALICE, ISIS, delta.occasion, "flood")
    await fight_in_the_west(house, battles)
    await battles.act(BOB, ["two"], battles.revision)
    await conducted(house, battles)
    assert battles.pick_of(ISIS) is None
    assert await offered(house, battles, front_of("ankh"), ALICE) == "flood"


async def test_a_card_chosen_ahead_is_not_played_in_another_battle(house, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(house, battles, ALICE, ISIS, delta.occasion, "flood")
    await conducted(house, battles)
    assert battles.pick_of(ISIS) is None
