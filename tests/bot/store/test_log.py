"""The log is append-only, whatever the code above it does."""

from __future__ import annotations

from random import Random

import pytest

from bot.store.errors import NoSuchGame
from bot.store.rows import Place, SeatRow
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.example import GAME


@pytest.mark.parametrize("sql", ["update decision set key='other'", "delete from decision"])
async def test_no_row_of_the_log_is_ever_changed(store, place, sql) -> None:
    await kit.new_table(store)
    with pytest.raises(place.refusals, match="append-only"):
        await place.ask(sql)


async def test_games_are_found_by_place_and_by_person(store) -> None:
    tables = Tables(store)
    here, there = Place(1, 2, 3), Place(1, 2, None)
    one = await tables.create(GAME, kit.people(2), {}, host=1, place=here, language="uk")
    seats = [SeatRow(0, "Zoe", 9), SeatRow(1, "Thoth", level="apprentice")]
    two = await tables.create(GAME, seats, {}, host=9, place=there)
    assert [game.id for game in await store.games_at(here)] == [one.id]
    assert [game.id for game in await store.games_at(there)] == [two.id]
    assert [game.id for game in await store.games_of(9)] == [two.id]
    assert await store.games_of(12345) == []
    assert await store.count_of(9, GAME, two.id) == 1
    assert await store.count_of(9, GAME, one.id) == 0
    assert await store.count_of(9, "another", two.id) == 0
    assert (await store.game(one.id)).language == "uk"
    assert await store.seats(two.id) == seats
    with pytest.raises(NoSuchGame):
        await tables.open(77)


async def test_only_the_positions_of_turns_and_the_newest_are_kept(store) -> None:
    table = await kit.new_table(store, 3, 4)
    random = Random(4)
    while table.session.request is not None:
        await kit.step(table, random)
    kept = await store.checkpoints(table.id)
    assert kept[0].seq == 0 or kept[0].turn
    assert all(row.turn for row in kept[:-1])
    assert len({row.seq for row in kept}) == len(kept) > 5
