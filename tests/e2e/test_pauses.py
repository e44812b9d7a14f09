"""Games whose place is gone, or that nobody touches, rest and free their people."""

from __future__ import annotations

import pytest

from bot.store.rows import Place, Status
from cogs.places.gone import look_for_gone_places, place_is_gone
from cogs.places.sweeping import DAY, FORGOTTEN_DAYS, QUIET_DAYS, sweep
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import GAME, THREAD, TITLE
from tests.kit.prepared import until
from tests.kit.rooms import ends_turn, eventually, only_table, services, staged, started
from tests.kit.table_talk import is_private, newest_panel, widgets

QUIET = (
    "cogs.core.cog",
    "cogs.lobby.cog",
    "cogs.watch.cog",
    "cogs.places.cog",
)  # nobody tells the table
LONG = 30.0


@pytest.fixture
async def room(sandbox, tmp_path):
    bot = InProcessBot(sandbox, tmp_path, QUIET)
    await bot.start()
    yield staged(sandbox, bot)
    await bot.stop()


@pytest.fixture
async def full_room(sandbox, tmp_path):
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    yield staged(sandbox, bot)
    await bot.stop()


def has_become(room, game, status):
    async def is_so():
        return (await services(room).store.game(game)).status is status

    return eventually(is_so)


def channel_id(actor):
    return actor.channel()["id"]


async def practised(room):
    await room.alice.slash("/game practice", game=GAME)
    await room.alice.sees("Your practice game is here")
    return await only_table(room)


async def days_pass(room, days):
    pauses, today = services(room).store.pauses, int(services(room).clock() // DAY)
    for day in range(today - days, today + 1):
        await pauses.another_day(day)


# --- places that are gone -------------------------------------------------------------------


async def test_a_deleted_practice_thread_lets_its_owner_go(room):
    """discord.md 8: "You have a practice game already", and nothing ended it."""
    table = await practised(room)
    await room.control.delete_channel(str(table.row.place.thread))
    await has_become(room, table.id, Status.CLOSED)
    await room.alice.slash("/game practice", game=GAME)
    await until(lambda: len(practices(room.alice)) == 2)
    assert (await only_table(room)).id != table.id
    assert room.alice.shows("You have a practice game already") is None


def practices(actor):
    return [m for m in actor.messages() if "Your practice game is here" in text_of(m)]


async def test_a_practice_thread_deleted_while_the_bot_was_away_does_so_too(room):
    """discord.md 8: nobody was there to hear of it."""
    table = await practised(room)
    await room.bot.stop()
    await room.control.delete_channel(str(table.row.place.thread))
    await room.bot.start()
    await room.alice.slash("/game practice", game=GAME)
    await until(lambda: len(practices(room.alice)) == 2)
    assert (await services(room).store.game(table.id)).status is Status.CLOSED


async def test_a_game_whose_thread_is_deleted_goes_on_elsewhere(full_room):
    """discord.md 8: such games stayed "playing" for ever."""
    alice, bob, games = full_room.alice, full_room.bob, full_room.alice.at("games")
    table = await started(full_room, bob)
    await until(lambda: newest_panel(bob.at(THREAD)), LONG)
    await full_room.control.delete_channel(str(table.row.place.thread))
    await has_become(full_room, table.id, Status.DISPLACED)
    await alice.slash("/game list")
    assert f"{TITLE} {table.id}" in text_of(await alice.sees("Paused"))
    await games.slash("/game resume")
    await games.sees("The game continues here")
    assert table.row.status is Status.PLAYING
    assert table.row.place.channel == int(channel_id(games))
    thread = bob.at(str(table.row.place.thread))
    called = await thread.sees("the game continues here")
    assert {user["id"] for user in called["mentions"]} == {alice.person.id, bob.person.id}
    panel = await until(lambda: newest_panel(thread), LONG)
    assert "The game continues" in text_of(panel)


async def test_a_deleted_channel_takes_its_threads_along(room):
    table = await started(room, room.bob)
    await room.control.delete_channel(str(table.row.place.channel))
    await has_become(room, table.id, Status.DISPLACED)
    assert await services(room).store.games_of(int(room.bob.person.id)) == []


async def test_a_lobby_goes_with_its_thread(room):
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.at(THREAD).sees("this is your table")
    await room.alice.sees("Your table is open")
    (lobby,) = await services(room).store.lobbies.of(int(room.alice.person.id))
    await room.control.delete_channel(str(lobby.place.thread))
    await room.bob.sees("This table is closed")
    assert await services(room).store.lobbies.of(int(room.alice.person.id)) == []


async def test_a_server_that_is_left_frees_its_people(room):
    """discord.md 8; an outage is told otherwise and changes nothing."""
    table = await started(room, room.bob)
    client = room.bot.client
    (guild,) = client.guilds
    room.control.begin_outage()
    await until(lambda: guild.unavailable)
    assert not await place_is_gone(client, table)
    assert table.row.status is Status.PLAYING
    room.control.end_outage()
    await until(lambda: not guild.unavailable)
    room.control.remove_bot()
    await has_become(room, table.id, Status.DISPLACED)
    room.control.invite_bot()
    await until(lambda: client.guilds)
    await room.bob.slash("/game resume")  # where it was, for the place is there again
    await room.bob.sees("The game continues here")


async def test_what_was_removed_while_the_bot_was_away_is_found_out(room):
    """At the start, and when Discord does not know the place any more."""
    table = await started(room, room.bob)
    await room.bot.stop()
    await room.control.delete_channel(str(table.row.place.channel))
    await room.bot.start()
    await has_become(room, table.id, Status.DISPLACED)
    await look_for_gone_places(room.bot.client, 0)  # once more does no harm


async def test_a_place_that_only_hides_is_not_gone(room):
    table = await started(room, room.bob)
    room.control.deny("VIEW_CHANNEL")
    assert not await place_is_gone(room.bot.client, table)
    room.control.allow_all()
    await room.control.delete_channel(str(table.row.place.thread))
    await has_become(room, table.id, Status.DISPLACED)


# --- nobody touches it ----------------------------------------------------------------------


async def test_a_game_that_nobody_touches_is_archived_and_can_be_resumed(full_room):
    """30 quiet days; any button of the old panel offers to go on."""
    bob = full_room.bob
    table = await started(full_room, bob)
    panel = await until(lambda: newest_panel(bob.at(THREAD)), LONG)
    await days_pass(full_room, QUIET_DAYS)
    posted = len(bob.at(THREAD).messages())
    await sweep(full_room.bot.client)
    assert table.row.status is Status.ARCHIVED
    assert len(bob.at(THREAD).messages()) == posted  # nobody is told, no thread is woken
    for widget in widgets(panel)[:2]:
        await widget.use(bob.at(THREAD))
    offer = await bob.at(THREAD).sees("This game is paused")
    assert is_private(offer)
    await bob.at(THREAD).slash("/play", do="gain")
    await bob.at(THREAD).press("Resume")
    await bob.at(THREAD).sees("The game continues here")
    assert table.row.status is Status.PLAYING
    assert await full_room.bot.client.services.store.pauses.quiet_games(1, 9) == []


async def test_only_who_plays_in_a_game_resumes_it(room):
    table = await started(room, room.bob)
    await table.pause(Status.ARCHIVED)
    await room.olena.slash("/game resume")
    await room.olena.sees("Жодна ваша гра не стоїть на паузі")
    await room.olena.at(THREAD).slash("/game end")
    offer = await room.olena.at(THREAD).sees("Ця гра на паузі")
    assert widgets(offer) == []
    await room.bob.slash("/game resume")  # from elsewhere: it goes on where it was
    await room.bob.sees("The game continues here")
    await room.bob.slash("/game resume")
    await room.bob.sees("None of your games is paused")


async def test_one_of_several_is_chosen(room):
    first = await started(room, room.bob)
    await first.pause(Status.ARCHIVED)
    second = await services(room).tables.create(
        GAME, first.seats, {}, host=first.row.host, place=Place(1, 2)
    )
    await second.pause(Status.DISPLACED)
    await room.bob.slash("/game resume")
    await room.bob.sees("Which game do you want to resume?")
    await room.bob.press(f"{TITLE} {first.id}")
    await room.bob.sees("The game continues here")
    assert (first.row.status, second.row.status) == (Status.PLAYING, Status.DISPLACED)


async def test_a_game_of_several_does_not_move_into_one_conversation(room):
    table = await started(room, room.bob)
    await room.control.delete_channel(str(table.row.place.thread))
    await has_become(room, table.id, Status.DISPLACED)
    await room.bob.person.open_dm()
    await room.bob.dm.slash("/game resume")
    await room.bob.dm.sees("Resume it in a server channel")
    assert table.row.status is Status.DISPLACED


async def test_a_moderator_may_end_a_paused_game(room):
    table = await started(room, room.bob)
    await table.pause(Status.ARCHIVED)
    await services(room).tables.close(table.id)
    assert table.row.status is Status.CLOSED


async def test_a_forgotten_lobby_closes(room):
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    await days_pass(room, FORGOTTEN_DAYS - 1)
    await sweep(room.bot.client)
    assert room.bob.shows("a table for 2") is not None
    await room.bob.press("Join")  # that is a sign of life
    await room.alice.sees("2. **Bob**")
    await services(room).store._db.put("update lobby set quiet=?", (FORGOTTEN_DAYS,))
    await sweep(room.bot.client)
    await room.bob.sees("This table is closed")


# --- back again -----------------------------------------------------------------------------


@pytest.mark.parametrize("permission", ["SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL"])
async def test_a_table_goes_on_as_soon_as_it_may(full_room, permission):
    """faults.md 9: the permission was restored, and the table stayed silent."""
    table = await started(full_room, full_room.bob)
    there = full_room.bob.at(THREAD)
    first = await until(lambda: newest_panel(there), LONG)
    blocked = services(full_room).health.blocked
    full_room.control.deny(permission)
    await ends_turn(table)
    await until(lambda: table.id in blocked, LONG)
    touched = []
    services(full_room).listeners.append(touched.append)
    full_room.control.allow_all()
    await until(lambda: touched == [table], LONG)
    await until(lambda: newest_panel(there)["id"] != first["id"], LONG)
