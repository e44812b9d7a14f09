"""Who is told what they might overlook."""

from __future__ import annotations

import pytest

from bot.store.rows import SeatRow
from bot.tables.guide import PRACTICE
from bot.tables.preferences import HINTS
from bot.turns.hints import FIRST_GAMES, wants_hints
from tests.kit.example import GAME

ZOE = 9


async def sat_down(services, **settings):
    """Another game of somebody against a computer player."""
    seats = [SeatRow(0, "Zoe", ZOE), SeatRow(1, "Thoth", level="apprentice")]
    return await services.tables.create(GAME, seats, {}, host=ZOE, settings=settings)


async def test_in_the_first_games(services):
    games = [await sat_down(services) for _ in range(FIRST_GAMES + 1)]
    told = [await wants_hints(services, table, ZOE) for table in games]
    assert told == [True] * FIRST_GAMES + [False]


@pytest.mark.parametrize("wanted", HINTS)
async def test_as_one_has_set_it(services, wanted):
    for _ in range(FIRST_GAMES):
        table = await sat_down(services)
    await services.people.change(ZOE, hints=wanted)
    assert await wants_hints(services, table, ZOE) == (wanted != "off")
    assert await wants_hints(services, await sat_down(services), ZOE) == (wanted == "always")


async def test_always_while_practising_and_never_a_computer(services):
    table = await sat_down(services, **{PRACTICE: "yes"})
    await services.people.change(ZOE, hints="off")
    assert await wants_hints(services, table, ZOE)
    assert not await wants_hints(services, table, None)
