"""Arranging games, through the local Discord."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.games.registry import ON_DISCORD
from bot.tables.lobbies import PATIENCE_SECONDS, join
from bot.tables.refusals import Refused
from bot.texts import Texts
from cogs.admin.permitted import allow_channels
from cogs.core import failures
from cogs.lobby.wanted import read_wanted
from tests.kit.actor import text_of
from tests.kit.bot_process import LATE
from tests.kit.example import GAME, THREAD
from tests.kit.odd_strings import odd_string
from tests.kit.rooms import far_room, full_room, only_table, room, services, started
from tests.kit.table_talk import is_private, widgets

__all__ = ["far_room", "full_room", "room"]

LONG = 30.0  # seconds for what is looked at every few of them

# --- opening --------------------------------------------------------------------------------


async def test_a_new_game_opens_a_thread(room):
    """Story 1."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3)
    lobby = await bob.sees("a table for 3")
    assert "1. **Alice**" in text_of(lobby)
    assert "3. free" in text_of(lobby)
    await bob.at(THREAD).sees("this is your table")
    assert is_private(await alice.sees("Your table is open"))
    assert bob.shows("Your table is open") is None


async def test_a_game_is_enough(room):
    await room.alice.slash("/game new", game=GAME)
    lobby = text_of(await room.bob.sees("a table for 3"))
    assert "Async: 24 hours · English" in lobby


async def test_without_a_game_every_game_is_offered_and_nothing_typed_is_lost(room):
    titles = [Texts("uk")(f"{game}-game") for game in ON_DISCORD]
    await room.olena.slash("/game new", computers=1, clock="live", language="ru")
    question = await room.olena.sees("Яка гра?")
    assert is_private(question)
    assert [widget.label for widget in widgets(question)] == titles
    assert all(f"**{title}**: гравців — " in text_of(question) for title in titles)
    for title, game in zip(titles, ON_DISCORD, strict=True):
        await widgets(await room.olena.sees("Яка гра?"))[titles.index(title)].use(room.olena)
        lobby = text_of(await room.bob.sees(f"## {Texts('ru')(f'{game}-game')}"))
        assert "(компьютер, обычный)" in lobby
        assert Texts("ru")("lobby-clock-live") in lobby
        await room.olena.slash("/game new", computers=1, clock="live", language="ru")


async def test_options_without_a_game_must_name_one(room):
    await room.alice.slash("/game new", options="no game knows this")
    assert is_private(await room.alice.sees("Which game are these options for?"))
    assert await room.alice.completes("/game new", "options", "") == []


@pytest.mark.parametrize(
    "written",
    [
        "nothing - - async -",
        "{game} x - async -",
        "{game} - - hurry -",
        "{game} - - async xx",
        "{game}",
    ],
)
def test_a_button_that_we_never_wrote_is_an_old_one(written):
    with pytest.raises(Refused):
        read_wanted(written.format(game=GAME))


async def test_a_seat_must_be_left_for_a_person(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=2, computers=2)
    await alice.sees("at most 1 computer player")
    await bob.sees("Hello, I am Thoth")
    assert len(bob.messages()) == 1
    assert await services(room).store.lobbies.of(int(alice.person.id)) == []


async def test_without_the_right_to_open_threads_it_is_one_game_a_channel(room):
    room.control.deny("CREATE_PUBLIC_THREADS")
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=2)
    await bob.sees("a table for 2")
    await bob.slash("/game new", game=GAME, seats=2)
    assert is_private(await bob.sees("One game at a time"))
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    await bob.sees("the game has begun")
    assert (await only_table(room)).row.place.thread is None
    await bob.slash("/game new", game=GAME, seats=2)
    await asyncio.sleep(0.05)
    assert bob.shows("a table for 2") is None


async def test_games_are_opened_only_where_the_server_wants_them(room):
    games = room.alice.at("games")
    guild = room.bot.client.guilds[0].id
    await allow_channels(services(room).store, guild, [int(games.channel()["id"])])
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("On this server, games are played in")
    await room.alice.slash("/game practice", game=GAME)
    await room.alice.dm.sees("Alice is practising")
    await games.slash("/game new", game=GAME, seats=2)
    await games.sees("a table for 2")


async def test_when_a_thread_cannot_be_opened_the_channel_does(room):
    room.control.fail(status=400, code=160006, method="POST", path="/channels/*/threads")
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    await room.bob.press("Join")
    await room.alice.sees("2. **Bob**")
    room.sandbox.parts.console.refused.clear()


# --- guests ---------------------------------------------------------------------------------


async def test_the_host_hands_on_and_the_last_one_closes(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Leave")
    await bob.sees("1. **Bob** · host")
    await bob.press("Leave")
    await alice.sees("This table is closed")
    assert bob.shows("a table for 3") is None


async def test_nobody_is_written_to_for_sitting_down(room):
    """discord.md, Letters: whoever joins is told privately what direct messages are for."""
    people, bob = services(room).people, int(room.bob.person.id)
    await people.change(bob, letters_closed=True)
    await room.alice.slash("/game new", game=GAME, seats=3)
    assert "I'll also send you a direct message" in text_of(await room.alice.sees("table is open"))
    await room.bob.press("Join")
    assert is_private(await room.bob.sees("you can make secret choices in the channel"))
    await people.change(int(room.ivan.person.id), letters=False)
    await room.ivan.press("Join")
    assert "/settings" not in text_of(await room.ivan.sees("место 3 из 3"))
    assert [person.dm.messages() for person in (room.alice, room.bob, room.ivan)] == [[], [], []]


async def test_settings_before_the_game_are_told_to_all(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME)
    await bob.sees("a table for 3")
    await bob.slash("/game settings", seats=2)
    await bob.sees("Only the host can do that")
    await alice.slash("/game settings", seats=2, clock="slow", language="uk")
    await bob.sees("Повільно: 72 год · ")
    told = text_of(await bob.at(THREAD).sees("Місць: 3 → 2"))
    assert "Мова: English → Українська" in told
    assert "Clock" not in text_of(await bob.sees("місць за столом — 2"))
    await alice.slash("/game settings")
    assert is_private(await alice.sees("Seats: 2 · Clock: Slow: 72 hours · Language: Українська"))


# --- starting -------------------------------------------------------------------------------


async def test_start_with_empty_seats_offers_computers(room):
    """Story 2."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3, clock="live")
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    assert is_private(await alice.sees("2 of 3 seats are taken"))
    assert await services(room).store.games() == []
    await alice.press("Computers: Normal")
    await bob.sees("the game has begun")
    table = await only_table(room)
    assert [(s.name, s.level) for s in table.seats] == [
        ("Alice", None),
        ("Bob", None),
        ("Thoth (normal)", "normal"),
    ]
    assert await services(room).store.setting(f"game:{table.id}", "clock") == "live"
    assert await services(room).store.lobbies.of(int(alice.person.id)) == []
    assert table.row.place.thread == int(bob.at(THREAD).channel()["id"])


async def test_start_with_empty_seats_can_be_a_smaller_game(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3)
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await alice.press("Start")
    await alice.press("Play with 2")
    await bob.sees("the game has begun")
    assert len((await only_table(room)).seats) == 2


async def test_alone_there_is_nothing_to_shrink_to(room):
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    await room.alice.slash("/game start")
    offer = await room.alice.sees("1 of 2 seats")
    assert "Play with" not in str(offer["components"])


async def test_after_a_day_any_guest_may_start_and_buttons_survive_a_kill(far_room):
    alice, bob = far_room.alice, far_room.bob
    await alice.slash("/game new", game=GAME, seats=2)
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
    await alice.slash("/game new", game=GAME, seats=2, computers=1)
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
    await room.alice.slash("/game new", game=GAME, seats=2, computers=1)
    await room.alice.sees("Your table is open")
    await asyncio.gather(*(room.alice.press("Start") for _ in range(4)))
    await room.alice.sees("the game has begun")
    assert len(await services(room).store.games()) == 1


async def test_an_edit_too_many_posts_the_message_anew(room):
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    room.control.fail(status=400, code=30046, method="PATCH", path="/channels/*/messages/*")
    await room.bob.press("Join")
    await room.bob.at(THREAD).sees("2. **Bob**")
    room.sandbox.parts.console.refused.clear()
    await room.alice.at(THREAD).press("Start")
    await room.bob.at(THREAD).sees("the game has begun")


async def test_a_guest_is_shown_although_the_bot_died_before_it_could(full_room):
    room = full_room
    await room.alice.slash("/game new", game=GAME, seats=3)
    await room.alice.sees("Your table is open")
    (lobby,) = await services(room).store.lobbies.of(int(room.alice.person.id))
    await services(room).lobbies.change(
        lobby.id, lambda row: join(row, int(room.bob.person.id), "Bob")
    )
    assert room.alice.shows("**Bob**") is None
    await room.bot.restart()
    await room.alice.sees("2. **Bob**", patience=LONG)


async def test_a_guest_is_shown_when_discord_works_again(full_room, monkeypatch):
    room = full_room
    monkeypatch.setattr(failures, "PAUSES", (0.01, 0.01))
    await room.alice.slash("/game new", game=GAME, seats=3)
    await room.alice.sees("Your table is open")
    room.control.fail(status=503, method="PATCH", path="/channels/*/messages/*", times=20)
    await room.bob.press("Join")
    await room.bob.sees("You've joined the table")
    room.control.clear()
    await room.alice.sees("2. **Bob**", patience=LONG)


async def test_a_lobby_that_nobody_saw_is_forgotten(room):
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    store = services(room).store.lobbies
    (lobby,) = await store.of(int(room.alice.person.id))
    await store.save(
        type(lobby)(
            **{name: getattr(lobby, name) for name in lobby.__slots__ if name != "message"},
            message=None,
        )
    )
    await room.bot.restart()
    assert await services(room).store.lobbies.of(int(room.alice.person.id)) == []


async def test_a_game_with_computers_may_be_arranged_in_the_conversation(room):
    await room.alice.person.open_dm()
    alice = room.alice.dm
    await alice.slash("/game new", game=GAME, seats=2)
    await alice.sees("a table for 2")
    await alice.press("Add computer")
    await alice.sees("2. **Thoth** (computer, normal)")
    await alice.slash("/game new", game=GAME, seats=2)
    await alice.sees("You can open another in a different channel")
    await alice.press("Start")
    await alice.sees("the game has begun")
    assert (await only_table(room)).row.place.guild is None


# --- practice and lists ---------------------------------------------------------------------


async def test_practice_in_a_channel_has_a_thread_and_is_one_at_a_time(room):
    alice = room.alice
    await alice.slash("/game practice", game=GAME)
    await alice.sees("Your practice game is here")
    await room.bob.sees("Alice is practising")
    table = await only_table(room)
    assert [seat.person for seat in table.seats] == [int(alice.person.id), None]
    await alice.slash("/game practice", game=GAME)
    offer = await alice.sees("You have a practice game already")
    assert "Resume" in str(offer["components"])
    assert len(await services(room).store.games()) == 1


async def test_practice_without_a_game_asks_which(room):
    titles = [Texts("en")(f"{game}-game") for game in ON_DISCORD]
    await room.alice.slash("/game practice")
    question = await room.alice.sees("Which game?")
    assert is_private(question)
    assert [widget.label for widget in widgets(question)] == titles
    await widgets(question)[-1].use(room.alice)
    await room.alice.sees("Your practice game is here")
    assert (await only_table(room)).row.name == ON_DISCORD[-1]


async def test_a_table_speaks_the_language_that_its_host_has_chosen(room):
    """Whoever had just chosen Ukrainian opened an English table."""
    person = int(room.alice.person.id)
    await services(room).people.change(person, language="uk")
    await room.alice.slash("/game new", game=GAME)
    await room.bob.sees("місць за столом")


async def test_practice_in_the_conversation_with_the_bot(room):
    await room.olena.person.open_dm()
    await room.olena.dm.slash("/game practice", game=GAME)
    await room.olena.dm.sees("Ваше тренування тут")
    table = await only_table(room)
    assert (table.row.place.guild, table.row.language) == (None, "uk")
    assert table.seats[1].name == "Тот (легкий)"


async def test_practice_without_threads_goes_to_the_conversation(room):
    room.control.deny("SEND_MESSAGES_IN_THREADS")
    await room.bob.slash("/game practice", game=GAME)
    await room.bob.dm.sees("Bob is practising")
    await room.bob.sees("Your practice game is here")
    room.alice.person.close_dms()
    await room.alice.slash("/game practice", game=GAME)
    await room.alice.sees("I can't open a thread here")
    assert len(await services(room).store.games()) == 1


async def test_list_shows_games_and_tables(room):
    alice, bob = room.alice, room.bob
    await bob.slash("/game list")
    await bob.sees("no table is open here")
    await started(room, bob)
    await bob.slash("/game new", game=GAME, seats=4)
    await bob.sees("a table for 4")
    await alice.slash("/game list")
    listed = await alice.sees("Your games")
    assert is_private(listed)
    assert "waiting for " in text_of(listed)
    assert "1 of 4, host Bob" in text_of(listed)
    assert "https://discord.com/channels/" in text_of(listed)


# --- whatever is typed ----------------------------------------------------------------------


async def test_whatever_is_typed_is_answered(room):
    rng = random.Random(11)
    people = (room.alice, room.olena, room.ivan)
    await started(room, room.bob)
    for number in range(60):
        person, text = people[number % 3], odd_string(rng)
        await person.completes("/game new", "options", text, game=GAME)
        await person.slash("/game new", game=GAME, options=text, seats=3)
        await person.slash("/game new", options=text)
        await person.completes("/game join", "as", text)
        await person.slash("/game join", **{"as": text})
        await person.slash("/game practice", game=GAME, **{"as": text})
        await person.slash("/game practice", **{"as": text})
        await room.alice.at(THREAD).completes("/game replace", "seat", text)
        await room.alice.at(THREAD).slash("/game replace", seat=text)
    await asyncio.sleep(0.1)
    for person in people:
        for at in (person, person.at(THREAD)):
            assert not any("went wrong" in text_of(m) for m in at.messages())
            assert not any("моей стороне" in text_of(m) for m in at.messages())
            assert not any("моєму боці" in text_of(m) for m in at.messages())


async def test_clock_language_and_seats_are_one_menu_that_says_them_once(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3)
    lobby = text_of(await bob.sees("a table for 3"))
    assert lobby.count("Async: 24 hours") == lobby.count("English") == 1
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await bob.choose("Async: 24 hours · English", "Clock: No clock")
    assert is_private(await bob.sees("Only the host can do that"))
    await alice.choose("Async: 24 hours · English", "Clock: Live: 5 minutes")
    await alice.choose("Live: 5 minutes · English", "Seats: 4")
    await bob.sees("a table for 4")
    await alice.choose("Live: 5 minutes · English", "Language: Українська")
    await bob.sees("· Українська")
    await alice.choose("Наживо: 5 хв · Українська", "Місць: 2")
    await bob.sees("місць за столом — 2")
