"""Another game of the same people: who has come, what is agreed, and the score."""

from __future__ import annotations

import json

import pytest

from bot.games.uis import UIS
from bot.store.rows import Place, ScoreRow, SeatRow
from bot.tables.lobbies import Lobbies, choose, is_here, join, table_settings
from bot.tables.rematch import (
    REMATCH,
    game_before,
    lobby_after,
    number_of,
    rematch,
    score_before,
)
from bot.tables.table import AGREED
from bot.tables.tables import Tables
from cogs.lobby.rematch import played_by
from tests.kit.example import GAME

PEOPLE = [SeatRow(0, "Alice", 1), SeatRow(1, "Bob", 2), SeatRow(2, "Thoth", level="thoth")]
PLACE = Place(1, 2, 3)


class Won:
    """The game's face, with winners of the test's choice."""

    def __init__(self, *winners):
        self.winners = lambda view: winners

    def __getattr__(self, name):
        return getattr(UIS[GAME], name)


async def begun(store, **settings):
    return await Tables(store).create(
        GAME, PEOPLE, {}, host=1, language="uk", place=PLACE, settings=settings
    )


async def test_whoever_wants_it_has_come_first_and_computers_come_again(store):
    lobby = rematch(Won(1), await begun(store, clock="live"), 2, "Bobby", 7.0)
    assert (lobby.name, lobby.host, lobby.seats, lobby.clock) == (GAME, 2, 3, "live")
    assert (lobby.language, lobby.place, lobby.made) == ("uk", PLACE, 7.0)
    assert [(guest.name, guest.person, guest.level) for guest in lobby.guests] == [
        ("Bobby", 2, None),
        ("", None, "normal"),  # as every computer player was before there were levels
    ]
    assert lobby.score == (
        ScoreRow("Alice", 1, 0),
        ScoreRow("Bob", 2, 1),
        ScoreRow("Thoth", None, 0),
    )


async def test_the_score_is_kept_from_game_to_game(store):
    first = rematch(Won(0, 2), await begun(store), 1, "Alice", 0.0)
    kept = await store.lobbies.open(first)
    assert (await Lobbies(store, Tables(store)).get(kept.id)).score == first.score
    second = await begun(store, **table_settings(kept))
    assert score_before(second) == first.score
    third = rematch(Won(0), second, 2, "Bob", 0.0)
    assert [row.wins for row in third.score] == [2, 0, 1]


async def test_a_game_without_a_score_begins_at_nothing(store):
    table = await begun(store)
    assert score_before(table) == ()


async def test_each_game_of_a_series_knows_the_one_before_and_its_number(store):
    tables, lobbies = Tables(store), Lobbies(store, Tables(store))
    first = await begun(store)
    assert (game_before(first), number_of(first), lobby_after(first)) == (None, 1, None)
    table = first
    for number in (2, 3):
        lobby = await store.lobbies.open(rematch(Won(0), table, 1, "Alice", 0.0))
        assert (lobby.before, lobby.number) == (table.id, number)
        assert (await store.lobbies.get(lobby.id)) == lobby
        await table.set(REMATCH, str(lobby.id))
        lobby = await started_from(tables, lobbies, lobby, table)
        assert lobby_after(table) is not None
        again = await store.lobbies.game_of(lobby_after(table))
        before, table = table, await tables.open(again)
        assert (game_before(table), number_of(table)) == (before.id, number)
    assert [row.wins for row in score_before(table)] == [2, 0, 0]


async def started_from(tables, lobbies, lobby, before):
    """Let the others of a table sit down in its rematch, each as what they have played."""
    for person in before.people:
        if not is_here(lobby, person):
            name = next(row.name for row in before.seats if row.person == person)
            lobby = join(lobby, person, name, played_by(before, person))
    await lobbies.change(lobby.id, lambda _: lobby)
    ui = UIS[lobby.name]
    await lobbies.start(lobby.id, lambda row: row, ui, lambda number, _: f"Thoth {number}")
    return lobby


SIZES = [(game, seats) for game, ui in UIS.items() for seats in ui.game.seats]


@pytest.mark.parametrize(("game", "seats"), SIZES)
async def test_every_game_has_a_rematch_for_all_its_players(store, game, seats):
    """Whoever wants it first is the host; everybody plays what they played, or as the game says."""
    ui, tables = UIS[game], Tables(store)
    lobbies = Lobbies(store, tables)
    people = [SeatRow(seat, f"P{seat}", 100 + seat) for seat in range(seats)]
    agreed = {option.name: option.values[0] for option in ui.lobby_options(seats)}
    settings = ui.settings(agreed, [None] * seats)
    kept = {AGREED: json.dumps(agreed), "clock": "slow"}
    table = await tables.create(game, people, settings, host=100, settings=kept)
    wanting = 100 + seats - 1  # whoever sits last
    lobby = await store.lobbies.open(
        choose_played(rematch(ui, table, wanting, "Last", 0.0), table, wanting)
    )
    assert (lobby.host, lobby.seats, lobby.clock) == (wanting, seats, "slow")
    await started_from(tables, lobbies, lobby, table)
    again = await tables.open(await store.lobbies.game_of(lobby.id))
    assert sorted(again.people) == sorted(table.people)
    assert again.session.request is not None
    assert (game_before(again), number_of(again)) == (table.id, 2)
    for person in table.people:
        before, after = played_by(table, person), played_by(again, person)
        assert ui.seat_choices() == [] or before == after, person


def choose_played(lobby, table, person):
    return choose(lobby, person, played_by(table, person))
