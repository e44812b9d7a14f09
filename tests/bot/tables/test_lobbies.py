"""What a lobby allows, without Discord."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from bot.games.typed_values import SEAT, meant, suggested
from bot.games.uis import UIS
from bot.store.errors import NoSuchLobby
from bot.store.rows import GuestRow, LobbyRow, Place
from bot.tables import lobbies
from bot.tables.computers import EASY, HARD, NORMAL
from bot.tables.lobbies import LobbyRefusal, LobbyRefused
from bot.tables.seals import NO, SEALED, YES
from bot.tables.tables import Tables
from bot.tables.voting import Outcome, outcome
from bot.texts import Texts
from tests.kit.example import GAME

ALICE, BOB, CAROL = 100, 101, 102
FRONT = UIS[GAME]
DAY = 24 * 3600.0


def lobby(seats=3, **changes):
    row = LobbyRow(
        0,
        GAME,
        ALICE,
        seats,
        lobbies.fitted(FRONT, {}, seats),
        "async",
        "en",
        Place(1, 2),
        5,
        1000.0,
        (GuestRow("Alice", ALICE),),
    )
    return replace(row, **changes)


def refusal(work, *args, **values):
    with pytest.raises(LobbyRefused) as caught:
        work(*args, **values)
    return caught.value.reason


# --- sitting down ---------------------------------------------------------------------------


def test_a_person_joins_once_while_there_is_room():
    joined = lobbies.join(lobby(2), BOB, "Bob", "ra")
    assert joined.guests[1] == GuestRow("Bob", BOB, chosen="ra")
    assert refusal(lobbies.join, joined, BOB, "Bob") is LobbyRefusal.ALREADY_HERE
    assert refusal(lobbies.join, joined, CAROL, "Carol") is LobbyRefusal.FULL


def test_what_somebody_else_plays_is_taken():
    joined = lobbies.join(lobby(), BOB, "Bob", "ra")
    assert refusal(lobbies.choose, joined, ALICE, "ra") is LobbyRefusal.TAKEN
    assert refusal(lobbies.join, joined, CAROL, "Carol", "ra") is LobbyRefusal.TAKEN
    assert lobbies.choose(joined, BOB, "ra") == joined
    assert lobbies.choose(joined, BOB, None).guests[1].chosen is None
    assert refusal(lobbies.choose, joined, CAROL, "isis") is LobbyRefusal.NOT_HERE
    assert "ra" not in lobbies.choices_left(joined, FRONT, ALICE)
    assert "ra" in lobbies.choices_left(joined, FRONT, BOB)


def test_the_hosts_part_goes_to_the_next_person_not_to_a_computer():
    row = lobbies.join(lobbies.add_computer(lobby(), ALICE), BOB, "Bob")
    left = lobbies.leave(row, ALICE)
    assert (left.host, lobbies.people_of(left)) == (BOB, [BOB])
    assert lobbies.leave(left, BOB) is None  # a computer player alone plays nothing
    assert refusal(lobbies.leave, left, ALICE) is LobbyRefusal.NOT_HERE


def test_the_host_asks_computer_players_and_sends_the_last_one_away():
    row = lobbies.add_computer(lobby(), ALICE)
    row = lobbies.join(row, BOB, "Bob")
    assert refusal(lobbies.add_computer, row, ALICE) is LobbyRefusal.FULL
    assert refusal(lobbies.remove_computer, row, BOB) is LobbyRefusal.NOT_HOST
    fewer = lobbies.remove_computer(row, ALICE)
    assert lobbies.people_of(fewer) == [ALICE, BOB]
    assert refusal(lobbies.remove_computer, fewer, ALICE) is LobbyRefusal.NO_COMPUTER
    assert lobbies.computers_of(lobbies.fill(fewer)) == 1


def test_the_host_says_how_strong_computer_players_are():
    row = lobbies.add_computer(lobby(4), ALICE)
    row = lobbies.set_level(row, ALICE, HARD)
    row = lobbies.add_computer(row, ALICE)  # as strong as the one before
    assert lobbies.levels_of(row) == {1: HARD, 2: HARD}
    row = lobbies.set_level(row, ALICE, EASY, 2)
    assert lobbies.levels_of(lobbies.fill(row, NORMAL)) == {1: HARD, 2: EASY, 3: NORMAL}
    assert refusal(lobbies.set_level, row, BOB, HARD) is LobbyRefusal.NOT_HOST
    assert refusal(lobbies.set_level, row, ALICE, HARD, 0) is LobbyRefusal.NO_COMPUTER  # a person
    assert refusal(lobbies.set_level, lobby(), ALICE, HARD) is LobbyRefusal.NO_COMPUTER


def test_computer_players_of_lobbies_without_levels_are_of_the_usual_one():
    old = lobby(2, guests=(GuestRow("Alice", ALICE), GuestRow("", level="thoth")))
    assert lobbies.levels_of(old) == {1: NORMAL}


# --- what is agreed -------------------------------------------------------------------------


def test_only_what_fits_the_seats_is_agreed():
    row = lobbies.agree(lobby(), ALICE, FRONT, "scenario", "gift_of_the_delta")
    assert row.agreed["scenario"] == "gift_of_the_delta"
    assert refusal(lobbies.agree, row, BOB, FRONT, "scenario", "old_kingdom") is (
        LobbyRefusal.NOT_HOST
    )
    assert refusal(lobbies.agree, row, ALICE, FRONT, "scenario", "universal_flood") is (
        LobbyRefusal.NOT_FITTING
    )
    assert refusal(lobbies.agree, row, ALICE, FRONT, "weather", "rain") is LobbyRefusal.NOT_FITTING


def test_another_number_of_seats_keeps_what_fits_it():
    row = lobbies.agree(lobby(), ALICE, FRONT, "scenario", "gift_of_the_delta")
    assert lobbies.resize(row, ALICE, FRONT, 4).agreed["scenario"] == "gift_of_the_delta"
    smaller = lobbies.resize(row, ALICE, FRONT, 2)
    assert smaller.agreed["scenario"] == lobbies.values_of(FRONT, "scenario", 2)[0]
    assert refusal(lobbies.resize, row, ALICE, FRONT, 6) is LobbyRefusal.SEATS
    full = lobbies.fill(row)
    assert refusal(lobbies.resize, full, ALICE, FRONT, 2) is LobbyRefusal.TOO_MANY_HERE


def test_the_usual_number_of_seats_suits_the_scenario():
    assert lobbies.usual_seats(FRONT) == 3
    assert lobbies.usual_seats(FRONT, {"scenario": "universal_flood"}) == 2
    assert lobbies.usual_seats(FRONT, {"scenario": "syncretism"}) == 5
    assert lobbies.usual_seats(FRONT, least=4) == 4


def test_only_the_host_starts_for_a_day():
    row = lobbies.join(lobby(2), BOB, "Bob")
    lobbies.expect_starter(row, ALICE, row.made)
    assert refusal(lobbies.expect_starter, row, BOB, row.made + DAY - 1) is LobbyRefusal.NOT_HOST
    lobbies.expect_starter(row, BOB, row.made + DAY)
    assert refusal(lobbies.expect_starter, row, CAROL, row.made + DAY) is LobbyRefusal.NOT_HERE


def test_seats_are_in_the_order_of_joining_and_computers_are_numbered():
    row = lobbies.join(lobbies.add_computer(lobby(4), ALICE), BOB, "Bob")
    seats = lobbies.seated(lobbies.fill(row), lambda number, level: f"Thoth {number} {level}")
    assert [(s.name, s.person, s.level) for s in seats] == [
        ("Alice", ALICE, None),
        ("Thoth 1 normal", None, "normal"),
        ("Bob", BOB, None),
        ("Thoth 2 normal", None, "normal"),
    ]


# --- keeping them ---------------------------------------------------------------------------


def computer(number, level):
    return f"Thoth {number}"


async def test_a_lobby_becomes_a_game_in_one_moment(store):
    keeper = lobbies.Lobbies(store, Tables(store))
    row = await store.lobbies.open(lobbies.fill(lobby(2, clock="slow", language="uk")))
    ready, table = await keeper.start(row.id, lambda r: r, FRONT, computer)
    assert ready == row
    assert (table.row.host, table.row.language, table.row.place) == (ALICE, "uk", Place(1, 2))
    assert await store.setting(f"game:{table.id}", "clock") == "slow"
    assert await store.lobbies.game_of(row.id) == table.id
    with pytest.raises(LobbyRefused):
        await keeper.get(row.id)


async def test_sealed_picks_are_agreed_on_in_the_lobby_and_are_nothing_to_the_rules(store):
    keeper = lobbies.Lobbies(store, Tables(store))
    row = await store.lobbies.open(lobbies.fill(lobby(2)))
    await keeper.change(row.id, lambda r: lobbies.agree(r, ALICE, FRONT, SEALED, YES))
    _, table = await keeper.start(row.id, lambda r: r, FRONT, computer)
    assert table.is_sealed
    assert SEALED not in json.loads(table.row.options)
    other = await store.lobbies.open(lobbies.fill(lobby(2)))
    assert lobbies.fitted(FRONT, other.agreed, 2)[SEALED] == NO
    assert not (await keeper.start(other.id, lambda r: r, FRONT, computer))[1].is_sealed


async def test_two_who_start_at_once_make_one_game(store):
    keeper = lobbies.Lobbies(store, Tables(store))
    row = await store.lobbies.open(lobbies.fill(lobby(2)))
    starts = [keeper.start(row.id, lambda r: r, FRONT, computer) for _ in range(3)]
    done = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(one, tuple) for one in done) == 1
    assert len(await store.games()) == 1


async def test_a_game_whose_lobby_is_gone_is_not_made(store):
    """Either both change or none: no game without the end of its lobby."""
    row = await store.lobbies.open(lobbies.fill(lobby(2)))
    await store.lobbies.close(row.id)
    with pytest.raises(NoSuchLobby):
        await Tables(store).create(GAME, lobbies.seated(row, computer), {}, host=ALICE, lobby=row)
    assert await store.games() == []


async def test_with_empty_seats_nothing_begins(store):
    keeper = lobbies.Lobbies(store, Tables(store))
    row = await store.lobbies.open(lobby(3))
    with pytest.raises(LobbyRefused) as refused:
        await keeper.start(row.id, lambda r: r, FRONT, computer)
    assert refused.value.reason is LobbyRefusal.TOO_FEW
    assert await keeper.get(row.id) == row


async def test_changes_at_once_are_made_one_after_another(store):
    keeper = lobbies.Lobbies(store, Tables(store))
    row = await store.lobbies.open(lobby(5))
    joins = [
        keeper.change(row.id, lambda r, n=n: lobbies.join(r, BOB + n, f"guest {n}"))
        for n in range(6)
    ]
    done = await asyncio.gather(*joins, return_exceptions=True)
    assert [type(one) for one in done] == [tuple] * 4 + [LobbyRefused] * 2
    assert len((await keeper.get(row.id)).guests) == 5


# --- what is typed --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("ra", "ra"),
        ("РА", "ra"),
        (" исида ", "isis"),
        ("ОСІ", "osiris"),
        ("a", None),
        ("", None),
        ("an", "anubis"),
        ("am", "amun"),
        ("ra!", "ra"),
        ("ra isis", None),
        ("\n", None),
    ],
)
def test_a_god_may_be_typed_in_three_languages_or_begun(typed, value):
    assert meant(FRONT, SEAT, FRONT.seat_choices(), typed) == value


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_is_suggested_is_valid_input(language):
    texts = Texts(language)
    for seats in FRONT.game.seats:
        values = lobbies.values_of(FRONT, "scenario", seats)
        labels = {value: FRONT.value(texts, "scenario", value) for value in values}
        assert suggested(labels, "") == labels
        for value, label in labels.items():
            assert meant(FRONT, "scenario", values, label) == value
            assert value in suggested(labels, label[:3])


# --- votes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("votes", "unanimous", "stands"),
    [
        ({1: True}, False, Outcome.OPEN),
        ({1: True, 2: True}, False, Outcome.CARRIED),
        ({1: True, 2: False}, False, Outcome.OPEN),
        ({1: True, 2: False, 3: False}, False, Outcome.LOST),
        ({1: True, 2: True}, True, Outcome.OPEN),
        ({1: True, 2: False}, True, Outcome.LOST),
        ({1: True, 2: True, 3: True}, True, Outcome.CARRIED),
        ({1: True, 8: True, 9: True}, False, Outcome.OPEN),  # those have left the table
    ],
)
def test_how_a_vote_stands(votes, unanimous, stands):
    assert outcome(votes, [1, 2, 3], unanimous=unanimous) is stands
