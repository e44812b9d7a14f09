"""Another game of the same people: who has come, what is agreed, and the score."""

from __future__ import annotations

from bot.games.uis import UIS
from bot.store.rows import Place, ScoreRow, SeatRow
from bot.tables.lobbies import Lobbies, table_settings
from bot.tables.rematch import rematch, score_before
from bot.tables.tables import Tables
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
