"""Computers, plans and standing answers play on by themselves until a person must decide."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.games.uis import ui_of
from bot.process.services import LONGEST_SECONDS, Services
from bot.process.workers import WorkFailed
from bot.store.rows import SeatRow
from bot.tables.computers import EASY, HARD
from bot.texts import Texts
from bot.turns import absences
from bot.turns import autoplay as autoplaying
from bot.turns.autoplay import autoplay
from bot.turns.minds import answer_of
from bot.turns.plans import LINE, offered, plan_line, plan_pick, plan_rest
from tests.bot.conftest import ALICE, BOB, OLENA
from tests.kit.example import GAME

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


async def conducted(services, table):
    while await autoplay(services, table):
        pass


@pytest.fixture
async def table(services, people):
    return await services.tables.create(GAME, people, {"first": 0}, host=ALICE)


def asked(table):
    return table.session.request.choices[0].seat


async def test_a_computer_takes_its_turn(services):
    seats = [SeatRow(0, "Alice", ALICE), SeatRow(1, "Thoth", level="thoth")]
    table = await services.tables.create(GAME, seats, {"first": 1}, host=ALICE)
    await conducted(services, table)
    assert asked(table) == 0
    assert table.revision >= 1


async def test_a_table_without_people_stands_still(services):
    seats = [SeatRow(n, f"Thoth {n}", level="thoth") for n in range(2)]
    table = await services.tables.create(GAME, seats, {}, host=ALICE)
    await conducted(services, table)
    assert table.revision == 0


def divide_by_nothing(mind, veil, seconds):
    return 1 // (len(veil) - len(veil))


def weak_at_hard(mind, veil, seconds):
    answer = divide_by_nothing if mind.level == HARD else answer_of
    return answer(mind, veil, seconds)


async def test_a_mistake_of_a_computer_player_is_not_hidden(services, monkeypatch, caplog):
    """House review 8: at people's tables the game goes on, but here it must be noticed."""
    monkeypatch.setattr(autoplaying, "answer_of", divide_by_nothing)
    seats = [SeatRow(0, "Alice", ALICE), SeatRow(1, "Thoth", level="thoth")]
    table = await services.tables.create(GAME, seats, {"first": 1}, host=ALICE)
    with pytest.raises(WorkFailed, match="divide_by_nothing"):
        await conducted(services, table)
    assert table.revision == 0
    monkeypatch.setattr(Services, "strict", False)
    await conducted(services, table)
    assert asked(table) == 0
    assert "divide_by_nothing" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert "the first option is taken" in caplog.text


async def test_the_usual_player_answers_for_one_that_fails(services, monkeypatch, caplog):
    monkeypatch.setattr(autoplaying, "answer_of", weak_at_hard)
    monkeypatch.setattr(Services, "strict", False)
    seats = [SeatRow(0, "Alice", ALICE), SeatRow(1, "Thoth (hard)", level=HARD)]
    table = await services.tables.create(GAME, seats, {"first": 1}, host=ALICE)
    await conducted(services, table)
    assert asked(table) == 0
    assert "no answer by the computer player of level hard" in caplog.text
    assert "the first option is taken" not in caplog.text


async def test_what_takes_long_is_shown_meanwhile(services, monkeypatch):
    """Four strong players may take a minute until a person is asked again."""
    seats = [SeatRow(0, "Alice", ALICE), SeatRow(1, "Thoth (easy)", level=EASY)]
    table = await services.tables.create(GAME, seats, {"first": 1}, host=ALICE)
    monkeypatch.setattr(autoplaying, "LONG_SECONDS", -1.0)
    assert await autoplay(services, table)
    assert table.revision == 1


async def test_the_more_tables_wait_the_less_each_computer_player_thinks(services):
    """What waits is told how long it may take only when its turn comes."""
    alone = await services.ponder(itself, is_long=True)
    asked = (services.ponder(itself, is_long=True) for _ in range(30))
    pondered = await asyncio.gather(*asked)
    assert alone == LONGEST_SECONDS
    assert min(pondered) < LONGEST_SECONDS / 8
    assert max(pondered) == LONGEST_SECONDS


def itself(seconds):
    return seconds


async def test_a_planned_line_is_only_offered(services, table):
    person = table.seats[asked(table)].person
    await plan_line(services, table, person, "gain")
    await conducted(services, table)
    assert table.revision == 0


async def test_a_planned_line_is_carried_out_if_its_owner_said_so_and_then_forgotten(
    services, table
):
    person = table.seats[asked(table)].person
    await plan_line(services, table, person, "gain", auto=True)
    await conducted(services, table)
    assert table.revision == 1
    assert [plan.what for plan in await services.store.plans(table.id, person)] == []


async def test_a_plan_that_is_not_legal_any_more_waits_for_its_owner(services, table):
    person = table.seats[asked(table)].person
    await plan_line(services, table, person, "11>99", auto=True)
    await conducted(services, table)
    assert table.revision == 0
    (plan,) = await services.store.plans(table.id, person)
    assert plan.what == LINE


async def test_the_rest_of_a_line_follows_at_once_or_is_only_offered(services, table):
    """It was meant for the moment after its beginning, and must not fire days later."""
    seat = asked(table)
    person = table.seats[seat].person
    await plan_rest(services, table, person, seat, "11>99")
    await conducted(services, table)
    assert table.revision == 0
    (plan,) = await services.store.plans(table.id, person)
    assert (plan.key, plan.auto) == ("11>99", False)
    await plan_rest(services, table, person, seat, "gain")
    await conducted(services, table)
    assert table.revision == 1


async def test_a_plan_of_which_something_else_would_come_waits_for_its_owner(services, people):
    """Gaining triggered nothing when it was planned; now it would bring a conflict."""
    quiet = {
        "gods": [
            {"god": g, "figures": [f"god {c}"]} for g, c in (("isis", 62), ("amun", 63), ("ra", 12))
        ],
        "next": "action",
    }
    table = await services.tables.create(GAME, people, {}, host=ALICE, position=quiet)
    person = table.seats[asked(table)].person
    await plan_line(services, table, person, "gain", auto=True)
    (plan,) = await services.store.plans(table.id, person)
    await services.store.keep_plan(replace(plan, foreseen='{"gain": "conflict"}'))
    await conducted(services, table)
    assert table.revision == 0


async def test_a_computer_stands_in_for_one_turn_and_then_the_person_is_asked_again(
    services, table
):
    seat = asked(table)
    await absences.stand_in(table, seat)
    await conducted(services, table)
    assert asked(table) != seat
    assert not absences.absences(table)[seat].standing_in


async def test_after_two_turns_the_seat_is_held_until_its_owner_is_back(services, table):
    seat = asked(table)
    await absences.stand_in(table, seat)
    await absences.stand_in(table, seat)
    await conducted(services, table)
    assert absences.absences(table)[seat].standing_in
    person = table.seats[seat].person
    assert await absences.is_back(table, seat, person)
    assert not await absences.is_back(table, seat, person)
    assert absences.absences(table) == {}


# --- cards chosen ahead -----------------------------------------------------------------------


@pytest.fixture
async def battles(services, people):
    table = await services.tables.create(GAME, people, {}, host=ALICE, position=BATTLES)
    await conducted(services, table)
    return table


def ahead(table, seat):
    return ui_of(GAME).ahead(Texts("en"), table.view(seat), seat)


async def test_a_card_can_be_chosen_ahead_where_a_god_will_fight(battles):
    (delta,) = ahead(battles, ISIS)
    assert delta.label == "Battle card for region 3"
    assert "flood" in delta.answers
    assert ahead(battles, RA) == []  # only the battle that is being fought


async def fight_in_the_west(services, table):
    await table.act(ALICE, ["chariots"], table.revision)
    await table.act(OLENA, ["drought"], table.revision)
    await conducted(services, table)
    assert table.session.request.choices[0].what == "battle.two"


async def test_a_card_chosen_ahead_is_played_when_its_battle_comes(services, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(services, battles, ALICE, ISIS, delta.occasion, "flood")
    await fight_in_the_west(services, battles)
    await battles.act(BOB, ["one"], battles.revision)
    await conducted(services, battles)
    assert battles.pick_of(ISIS) == "flood"
    assert await services.store.plans(battles.id, ALICE) == []


async def test_two_cards_announced_turn_a_choice_made_ahead_into_an_offer(services, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(services, battles, ALICE, ISIS, delta.occasion, "flood")
    await fight_in_the_west(services, battles)
    await battles.act(BOB, ["two"], battles.revision)
    await conducted(services, battles)
    assert battles.pick_of(ISIS) is None
    assert await offered(services, battles, ui_of(GAME), ALICE) == "flood"


async def test_a_card_chosen_ahead_is_not_played_in_another_battle(services, battles):
    (delta,) = ahead(battles, ISIS)
    await plan_pick(services, battles, ALICE, ISIS, delta.occasion, "flood")
    await conducted(services, battles)
    assert battles.pick_of(ISIS) is None
