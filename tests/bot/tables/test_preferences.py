"""What people have set is read again, also as earlier builds stored it."""

from __future__ import annotations

import json

import pytest

from bot.games.uis import UIS
from bot.tables.preferences import CHAPTERS, People, Person

FIRST = {what: answers[0] for ui in UIS.values() for what, answers in ui.standing().items()}
BY_GAME = {game: {what: FIRST[what] for what in ui.standing()} for game, ui in UIS.items()}


async def read(services, **stored):
    await services.store.set_setting("person:7", "person", json.dumps(stored))
    return await People(services.store).get(7)


async def test_what_is_set_is_read_again(services):
    people = People(services.store)
    changed = await people.change(7, pings="end", standing=BY_GAME, theme="dark")
    assert await People(services.store).get(7) == changed
    assert await people.get(8) == Person()


async def test_standing_answers_without_a_game_go_to_the_game_that_asks(services):
    person = await read(services, standing={**FIRST, "old.decision": "yes"})
    assert person.standing == {game: answers for game, answers in BY_GAME.items() if answers}


@pytest.mark.parametrize("pings", ["turns", "end", "off"])
async def test_levels_stay_what_they_were(services, pings):
    assert (await read(services, pings=pings)).pings == pings


async def test_the_level_between_turns_and_the_end_had_another_name(services):
    """It was named after what one game has there."""
    assert (await read(services, pings="conflicts")).pings == CHAPTERS
