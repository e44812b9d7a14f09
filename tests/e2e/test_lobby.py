"""Arranging games, through the local Discord."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.lobbies import PATIENCE_SECONDS
from bot.texts import Texts
from cogs.managing.permitted import allow_channels
from tests.kit.actor import text_of
from tests.kit.bot_process import LATE
from tests.kit.odd_strings import odd_string
from tests.kit.rooms import (
    THREAD,
    eventually,
    far_room,
    full_room,
    house,
    only_table,
    room,
    started,
    strict_texts,
)
from tests.kit.table_talk import is_private

__all__ = ["far_room", "full_room", "room", "strict_texts"]

# --- opening --------------------------------------------------------------------------------


async def test_a_new_game_opens_a_thread_with_fitting_scenarios(room):
    """Story 1."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=3)
    lobby = await bob.sees("a table for 3")
    assert "1. **Alice**" in text_of(lobby)
    assert "3. free" in text_of(lobby)
    await bob.at(THREAD).sees("this is your table")
    assert is_private(await alice.sees("Your table is open"))
    assert bob.shows("Your table is open") is None
    offered = await alice.completes("/game new", "scenario", "", seats=3)
    assert "Gift of the Delta" in offered
    assert "The Great Flood" not in offered
    assert await alice.completes("/game new", "scenario", "flood", seats=2) == ["The Great Flood"]


async def test_bare_new_is_enough(room):
    await room.alice.slash("/game new")
    lobby = text_of(await room.bob.sees("a table for 3"))
    assert "Scenario: **Middle Kingdom**" in lobby
    assert "Clock: **Async: 24 hours**" in lobby
    assert "Language: **English**" in lobby


FLOOD = [Texts(language)("ankh-scenario-universal-flood") for language in ("en", "ru", "uk")]


@pytest.mark.parametrize("typed", [*FLOOD, FLOOD[2].upper(), "universal_flood", " great flo"])
async def test_a_scenario_may_be_typed_in_any_language_and_names_its_seats(room, typed):
    await room.alice.slash("/game new", scenario=typed)
    assert "The Great Flood" in text_of(await room.bob.sees("a table for 2"))


async def test_what_does_not_fit_is_refused_and_nothing_happens(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", scenario="The Great Flood", seats=4)
    assert "Middle Kingdom" in text_of(await alice.sees("not for 4 players"))
    await alice.slash("/game new", scenario="the great famine")
    assert is_private(await alice.sees("I do not know that here"))
    await alice.slash("/game new", seats=2, computers=2)
    await alice.sees("computer players can take 1")
    await bob.sees("Hello, I am Thoth")
    assert len(bob.messages()) == 1
    assert await house(room).store.lobbies.of(int(alice.person.id)) == []


async def test_without_the_right_to_open_threads_it_is_one_game_a_channel(room):
    room.control.deny("CREATE_PUBLIC_THREADS")
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=2)
    await bob.sees("a table for 2")
    await bob.slash("/game new", seats=2)
    assert is_private(await bob.sees("One game at a time"))
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    await bob.sees("the game has begun")
    assert (await only_table(room)).row.place.thread is None
    await bob.slash("/game new", seats=2)
    await asyncio.sleep(0.05)
    assert bob.shows("a table for 2") is None


async def test_games_are_opened_only_where_the_server_wants_them(room):
    games = room.alice.at("games")
    guild = room.bot.client.guilds[0].id
    await allow_channels(house(room).store, guild, [int(games.channel()["id"])])
    await room.alice.slash("/game new", seats=2)
    await room.alice.sees("Games are played elsewhere on this server")
    await room.alice.slash("/game practice")
    await room.alice.dm.sees("Alice practises")
    await games.slash("/game new", seats=2)
    await games.sees("a table for 2")


async def test_where_nothing_may_be_said_the_person_is_told(room):
    room.control.deny("SEND_MESSAGES")
    await room.alice.slash("/game new")
    await room.alice.sees("Discord does not let me do that here")
    assert await house(room).store.lobbies.of(int(room.alice.person.id)) == []
    room.control.allow_all()
    room.sandbox.parts.console.refused.clear()


async def test_when_a_thread_cannot_be_opened_the_channel_does(room):
    room.control.fail(status=400, code=160006, method="POST", path="/channels/*/threads")
    await room.alice.slash("/game new", seats=2)
    await room.alice.sees("Your table is open")
    await room.bob.press("Join")
    await room.alice.sees("2. **Bob**")
    room.sandbox.parts.console.refused.clear()


# --- guests ---------------------------------------------------------------------------------


async def test_people_join_with_gods_and_leave(room):
    alice, bob, olena = room.alice, room.bob, room.olena
    await alice.slash("/game new", seats=3)
    await bob.press("Join")
    assert is_private(await bob.sees("seat 2 of 3"))
    await bob.dm.sees("I will ask you here too")
    await bob.choose("My choice", "Ra")
    await alice.sees("**Bob**, plays Ra")
    await bob.press("Join")
    await bob.sees("at this table already")
    await olena.at(THREAD).slash("/game join", god="Исида")
    await alice.sees("**Olena**, plays Isis")
    await olena.dm.sees("Коли знадобиться таємний вибір")
    await bob.at(THREAD).slash("/game join", god="isis")
    await bob.at(THREAD).sees("Somebody else plays that. Free: Amun, Anubis, Osiris, Ra")
    await bob.choose("My choice", "Random")
    await bob.sees("You will play: Random")
    await bob.slash("/game leave")
    await bob.sees("no longer at this table")
    await alice.sees("2. **Olena**, plays Isis")
    assert "**Bob**" not in text_of(await alice.sees("a table for 3"))


async def test_choosing_a_god_is_sitting_down(room):
    await room.alice.slash("/game new", seats=2)
    await room.bob.choose("My choice", "Anubis")
    await room.bob.sees("seat 2 of 2")
    await room.alice.sees("**Bob**, plays Anubis")


async def test_the_host_hands_on_and_the_last_one_closes(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=3)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Leave")
    await bob.sees("Host: Bob")
    await bob.press("Leave")
    await alice.sees("This table is closed")
    assert bob.shows("a table for 3") is None


async def test_closed_letters_are_noticed_and_no_problem(room):
    room.bob.person.close_dms()
    await room.alice.slash("/game new", seats=2)
    await room.bob.press("Join")
    assert is_private(await room.bob.sees("secret choices work in the channel"))
    people, bob = house(room).people, int(room.bob.person.id)
    assert (await people.get(bob)).letters_closed
    room.bob.person.close_dms(closed=False)
    await room.bob.press("Leave")
    await room.bob.sees("no longer")
    await room.bob.press("Join")
    await room.bob.dm.sees("I will ask you here too")

    async def is_open():
        return not (await people.get(bob)).letters_closed

    await eventually(is_open)


async def test_only_the_host_settles_things(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=3, computers=1)
    await bob.sees("2. **Thoth**, computer player")
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
    await alice.sees("3. **Thoth**, computer player")
    await alice.choose("Scenario: Middle Kingdom", "Old Kingdom")
    await bob.sees("Scenario: **Old Kingdom**")
    await alice.press("Rules")
    await alice.sees("only one is remembered")


async def test_settings_before_the_game_are_told_to_all(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", scenario="Gift of the Delta")
    await bob.sees("Gift of the Delta")
    await bob.slash("/game settings", seats=2)
    await bob.sees("Only the host can do that")
    await alice.slash("/game settings", seats=2, clock="slow", language="uk")
    await bob.sees("Годинник: **Довго: 72 години**")
    told = text_of(await bob.at(THREAD).sees("Місць: 3 → 2"))
    assert "Мова: English → Українська" in told
    assert "Scenario" not in text_of(await bob.sees("місць за столом — 2"))
    await alice.slash("/game settings")
    assert is_private(await alice.sees("Seats: 2 · Clock: Slow: 72 hours · Language: Українська"))


# --- starting -------------------------------------------------------------------------------


async def test_start_with_empty_seats_offers_computers(room):
    """Story 2."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=3, clock="live")
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    assert is_private(await alice.sees("2 of 3 seats are taken"))
    assert await house(room).store.games() == []
    await alice.press("Fill with computers")
    await bob.sees("the game has begun")
    table = await only_table(room)
    assert [(s.name, s.level) for s in table.seats] == [
        ("Alice", None), ("Bob", None), ("Thoth", "thoth"),
    ]  # fmt: skip
    assert await house(room).store.setting(f"game:{table.id}", "clock") == "live"
    assert await house(room).store.lobbies.of(int(alice.person.id)) == []
    assert table.row.place.thread == int(bob.at(THREAD).channel()["id"])


async def test_start_with_empty_seats_can_be_a_smaller_game(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", scenario="Gift of the Delta", seats=3)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    await alice.press("Play with 2")
    await bob.sees("the game has begun")
    assert len((await only_table(room)).seats) == 2


async def test_alone_there_is_nothing_to_shrink_to(room):
    await room.alice.slash("/game new", seats=2)
    await room.alice.sees("Your table is open")
    await room.alice.slash("/game start")
    offer = await room.alice.sees("1 of 2 seats")
    assert "Play with" not in str(offer["components"])


async def test_the_chosen_gods_are_played(room):
    await room.alice.slash("/game new", seats=2, scenario="flood")
    await room.alice.sees("Your table is open")
    await room.alice.choose("My choice", "Osiris")
    await room.alice.sees("plays Osiris")
    await room.bob.choose("My choice", "Amun")
    await room.alice.sees("plays Amun")
    await room.alice.slash("/game start")
    await room.alice.sees("the game has begun")
    table = await only_table(room)
    assert [str(god) for god in table.view(None).seats] == ["osiris", "amun"]


async def test_after_a_day_any_guest_may_start_and_buttons_survive_a_kill(far_room):
    alice, bob = far_room.alice, far_room.bob
    await alice.slash("/game new", seats=2)
    await alice.sees("Your table is open")
    await far_room.bot.restart(kill=True)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await bob.press("Start")
    await bob.sees("Only the host can do that")
    (far_room.bot.folder / LATE).write_text(str(PATIENCE_SECONDS + 60))
    await bob.press("Start")
    await alice.sees("the game has begun")


async def test_a_message_that_missed_the_start_is_put_right(room):
    """We died after the game was stored, before the message of the lobby was edited."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=2, computers=1)
    await bob.sees("a table for 2")
    await alice.sees("Your table is open")
    room.control.fail(status=400, method="PATCH", path="/channels/*/messages/*")
    await alice.press("Start")
    await alice.sees("Play here")
    room.control.clear()
    room.sandbox.parts.console.refused.clear()
    assert bob.shows("a table for 2") is not None
    await bob.press("Leave")
    await bob.sees("its game has begun")
    await bob.sees("the game has begun")
    assert bob.shows("a table for 2") is None


async def test_two_starts_make_one_game(room):
    await room.alice.slash("/game new", seats=2, computers=1)
    await room.alice.sees("Your table is open")
    await asyncio.gather(*(room.alice.press("Start") for _ in range(4)))
    await room.alice.sees("the game has begun")
    assert len(await house(room).store.games()) == 1


async def test_an_edit_too_many_posts_the_message_anew(room):
    await room.alice.slash("/game new", seats=2)
    await room.alice.sees("Your table is open")
    room.control.fail(status=400, code=30046, method="PATCH", path="/channels/*/messages/*")
    await room.bob.press("Join")
    await room.bob.at(THREAD).sees("2. **Bob**")
    room.sandbox.parts.console.refused.clear()
    await room.alice.at(THREAD).press("Start")
    await room.bob.at(THREAD).sees("the game has begun")


async def test_a_lobby_that_nobody_saw_is_forgotten(room):
    await room.alice.slash("/game new", seats=2)
    await room.alice.sees("Your table is open")
    store = house(room).store.lobbies
    (lobby,) = await store.of(int(room.alice.person.id))
    await store.save(type(lobby)(**{
        name: getattr(lobby, name) for name in lobby.__slots__ if name != "message"
    }, message=None))  # fmt: skip
    await room.bot.restart()
    assert await house(room).store.lobbies.of(int(room.alice.person.id)) == []


async def test_a_game_with_computers_may_be_arranged_in_the_conversation(room):
    await room.alice.person.open_dm()
    alice = room.alice.dm
    await alice.slash("/game new", seats=2)
    await alice.sees("a table for 2")
    await alice.press("Add computer")
    await alice.sees("2. **Thoth**, computer player")
    await alice.slash("/game new", seats=2)
    await alice.sees("Another one can be opened in another channel")
    await alice.press("Start")
    await alice.sees("the game has begun")
    assert (await only_table(room)).row.place.guild is None


# --- practice and lists ---------------------------------------------------------------------


async def test_practice_in_a_channel_has_a_thread_and_is_one_at_a_time(room):
    alice = room.alice
    await alice.slash("/game practice", god="Ra")
    await alice.sees("Your practice game is here")
    await room.bob.sees("Alice practises")
    table = await only_table(room)
    assert [seat.person for seat in table.seats] == [int(alice.person.id), None]
    assert str(table.view(None).scenario) == "universal_flood"
    assert str(table.view(None).seats[0]) == "ra"
    await alice.slash("/game practice")
    offer = await alice.sees("You have a practice game already")
    assert "Resume" in str(offer["components"])
    assert len(await house(room).store.games()) == 1


async def test_practice_in_the_conversation_with_the_bot(room):
    await room.olena.person.open_dm()
    await room.olena.dm.slash("/game practice")
    await room.olena.dm.sees("Ваше тренування тут")
    table = await only_table(room)
    assert (table.row.place.guild, table.row.language) == (None, "uk")
    assert table.seats[1].name == "Тот"


async def test_practice_without_threads_goes_to_the_conversation(room):
    room.control.deny("SEND_MESSAGES_IN_THREADS")
    await room.bob.slash("/game practice")
    await room.bob.dm.sees("Bob practises")
    await room.bob.sees("Your practice game is here")
    room.alice.person.close_dms()
    await room.alice.slash("/game practice")
    await room.alice.sees("I may not open a thread here")
    assert len(await house(room).store.games()) == 1


async def test_list_shows_games_and_tables(room):
    alice, bob = room.alice, room.bob
    await bob.slash("/game list")
    await bob.sees("no table is open here")
    await started(room, bob)
    await bob.slash("/game new", seats=4)
    await bob.sees("a table for 4")
    await alice.slash("/game list")
    listed = await alice.sees("Your games")
    assert is_private(listed)
    assert "waiting for " in text_of(listed)
    assert "1 of 4, host Bob" in text_of(listed)
    assert "https://discord.com/channels/" in text_of(listed)


async def test_practice_begins_at_once(full_room):
    await full_room.olena.person.open_dm()
    await full_room.olena.dm.slash("/game practice", god="Ра")
    await full_room.olena.dm.sees("Ваше тренування тут")
    await full_room.olena.dm.sees("Хід")


# --- whatever is typed ----------------------------------------------------------------------


async def test_whatever_is_typed_is_answered(room):
    rng = random.Random(11)
    people = (room.alice, room.olena, room.ivan)
    await started(room, room.bob)
    for number in range(60):
        person, text = people[number % 3], odd_string(rng)
        await person.completes("/game new", "scenario", text)
        await person.slash("/game new", scenario=text, seats=3)
        await person.completes("/game join", "god", text)
        await person.slash("/game join", god=text)
        await person.slash("/game practice", god=text)
        await room.alice.at(THREAD).completes("/game replace", "seat", text)
        await room.alice.at(THREAD).slash("/game replace", seat=text)
    await asyncio.sleep(0.1)
    for person in people:
        for at in (person, person.at(THREAD)):
            assert not any("went wrong" in text_of(m) for m in at.messages())
            assert not any("моей стороне" in text_of(m) for m in at.messages())
            assert not any("моєму боці" in text_of(m) for m in at.messages())
