"""Arranging a game of Ankh: scenarios, gods and a quick taste, through the local Discord."""

from __future__ import annotations

import asyncio

import pytest

from bot.texts import Texts
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.prepared import until
from tests.kit.rooms import full_room, only_table, room, services
from tests.kit.table_talk import is_private

__all__ = ["full_room", "room"]


async def test_fitting_scenarios_are_offered(room):
    """Story 1."""
    alice = room.alice
    offered = await alice.completes("/game new", "options", "scenario", game="ankh", seats=3)
    assert "Scenario: Gift of the Delta" in offered
    assert "Scenario: The Great Flood" not in offered
    typed = {"game": "ankh", "seats": 2}
    assert await alice.completes("/game new", "options", "flood", **typed) == [
        "Scenario: The Great Flood"
    ]
    further = await alice.completes("/game new", "options", "the great flood, gua", **typed)
    assert all(line.startswith("the great flood, Guardian of level ") for line in further)
    assert further
    assert await alice.completes("/game new", "options", "flood, scen", **typed) == []


async def test_a_new_table_has_the_usual_scenario(room):
    await room.alice.slash("/game new", game="ankh")
    assert "Scenario: Middle Kingdom" in text_of(await room.bob.sees("a table for 3"))


async def test_several_options_can_be_typed_and_name_their_game(room):
    await room.alice.slash("/game new", options="Great Flood, length: quick taste")
    lobby = text_of(await room.bob.sees("a table for 2"))
    assert "Scenario" not in lobby, "a taste settles it"


async def test_practice_is_of_the_shortest_scenario(room):
    await room.alice.slash("/game practice", **{"as": "Ra"})
    await room.alice.sees("Your practice game is here")
    table = await only_table(room)
    assert str(table.view(None).scenario) == "universal_flood"
    assert str(table.view(None).seats[0]) == "ra"


LABEL = "Scenario: the great flood"
FLOOD = [Texts(language)("ankh-scenario-universal-flood") for language in ("en", "ru", "uk")]


@pytest.mark.parametrize(
    "typed",
    [*FLOOD, FLOOD[2].upper(), "universal_flood", " great flo", LABEL],
)
async def test_a_scenario_may_be_typed_in_any_language_and_names_its_seats(room, typed):
    await room.alice.slash("/game new", game="ankh", options=typed)
    assert "The Great Flood" in text_of(await room.bob.sees("a table for 2"))


async def test_what_does_not_fit_is_refused_and_nothing_happens(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game="ankh", options="The Great Flood", seats=4)
    assert "Middle Kingdom" in text_of(await alice.sees("doesn't work with 4 players"))
    await alice.slash("/game new", game="ankh", options="the great famine")
    assert is_private(await alice.sees("That isn't available here"))
    await alice.slash("/game new", game="ankh", seats=2, computers=2)
    await alice.sees("at most 1 computer player")
    await bob.sees("Hello, I am Thoth")
    assert len(bob.messages()) == 1
    assert await services(room).store.lobbies.of(int(alice.person.id)) == []


async def test_people_join_with_gods_and_leave(room):
    alice, bob, olena = room.alice, room.bob, room.olena
    await alice.slash("/game new", game="ankh", seats=3)
    await bob.press("Join")
    joined = await bob.sees("seat 2 of 3")
    assert is_private(joined)
    assert "You can turn that off in `/settings`" in text_of(joined)
    await bob.choose("Play as", "Ra")
    await alice.sees("**Bob** as Ra")
    await bob.press("Join")
    await bob.sees("at this table already")
    await olena.at(THREAD).slash("/game join", **{"as": "Исида"})
    await alice.sees("**Olena** as Isis")
    await olena.at(THREAD).sees("Коли знадобиться таємний вибір")
    await bob.at(THREAD).slash("/game join", **{"as": "isis"})
    await bob.at(THREAD).sees("Someone else plays that. Free: Amun, Anubis, Osiris, Ra")
    await bob.choose("Play as", "Random")
    await bob.sees("Chance decides who you play")
    await bob.slash("/game leave")
    await bob.sees("left this table")
    await alice.sees("2. **Olena** as Isis")
    assert "**Bob**" not in text_of(await alice.sees("a table for 3"))
    assert [person.dm.messages() for person in (alice, bob, olena)] == [[], [], []]


async def test_choosing_a_god_is_sitting_down(room):
    await room.alice.slash("/game new", game="ankh", seats=2)
    await room.bob.choose("Play as", "Anubis")
    await room.bob.sees("seat 2 of 2")
    await room.alice.sees("**Bob** as Anubis")


async def test_only_the_host_settles_things(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game="ankh", seats=3, computers=1)
    await bob.sees("2. **Thoth** (computer, normal)")
    await bob.press("Join")
    await alice.sees("3. **Bob**")
    await bob.press("Remove computer")
    assert is_private(await bob.sees("Only the host can do that"))
    await bob.choose("Scenario: Middle Kingdom", "Old Kingdom")
    await bob.press("Start")
    await asyncio.sleep(0.05)
    assert "Middle Kingdom" in text_of(await alice.sees("a table for 3"))
    await alice.press("Remove computer")
    await alice.sees("2. **Bob**")
    await alice.press("Add computer")
    await alice.sees("3. **Thoth** (computer, normal)")
    await alice.choose("Scenario: Middle Kingdom", "Old Kingdom")
    await bob.sees("Scenario: Old Kingdom")
    await alice.press("Rules")
    await alice.sees("only one god will be remembered")


async def test_the_chosen_gods_are_played(room):
    await room.alice.slash("/game new", game="ankh", seats=2, options="flood")
    await room.alice.sees("Your table is open")
    await room.alice.choose("Play as", "Osiris")
    await room.alice.sees("as Osiris")
    await room.bob.choose("Play as", "Amun")
    await room.alice.sees("as Amun")
    await room.alice.slash("/game start")
    await room.alice.sees("the game has begun")
    table = await only_table(room)
    assert [str(god) for god in table.view(None).seats] == ["osiris", "amun"]


async def test_practice_begins_at_once(full_room):
    await full_room.olena.person.open_dm()
    await full_room.olena.dm.slash("/game practice", game="ankh", **{"as": "Ра"})
    await full_room.olena.dm.sees("Ваше тренування тут")
    await full_room.olena.dm.sees("Хід")


async def test_a_choice_quicker_than_the_bot_is_shown(room):
    """The message is seen before the bot knows its number: events race with answers."""
    room.control.delay(1.0, method="POST", path="/channels/*/messages/*/threads")
    await room.alice.slash("/game new", game="ankh", seats=2)
    await room.alice.sees("a table for")
    lobby = await room.alice.sees("Scenario")
    await room.alice.press("Length: Quick taste")
    await until(lambda: "Scenario" not in text_of(room.alice.person.message(lobby["id"])))
