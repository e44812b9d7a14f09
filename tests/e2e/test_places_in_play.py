"""The place of a game closes in mid-game and opens again; a thread sleeps; the gateway goes.

The table goes on by itself each time, and whoever moves meanwhile is told that it cannot be posted.
"""

from __future__ import annotations

import pytest

from bot.turns import table_workers
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import THREAD
from tests.kit.prepared import until
from tests.kit.rooms import ends_turn, eventually, services, staged, started
from tests.kit.story import answer
from tests.kit.table_talk import goes_on, newest_panel

LONG = 60.0
NEVER = (600.0,) * len(table_workers.PAUSES)


@pytest.fixture
async def table_in_play(sandbox, tmp_path, monkeypatch):
    """Alice and Bob play in a thread; nothing that fails is tried again for ten minutes."""
    monkeypatch.setattr(table_workers, "PAUSES", NEVER)
    monkeypatch.setattr(table_workers, "SWEEP_SECONDS", 600.0)
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    room = staged(sandbox, bot)
    # A message's event names its author's time-out as it was: no old one may come after a new one.
    room.control.race("before")
    room.table = await started(room, room.bob, clock="none")
    room.panel = await until(lambda: newest_panel(room.bob.at(THREAD)), LONG)
    await eventually(lambda: is_settled(room))
    yield room
    await bot.stop()


async def is_settled(room):
    return room.table.id not in await services(room).store.restless()


def thread(room):
    return str(room.table.row.place.thread)


async def moves(room):
    """Whoever is asked gains followers, by a letter: a locked thread lets nobody.  The reply."""
    seat = room.table.session.request.choices[0].seat
    asked = str(room.table.seats[seat].person)
    actor = next(actor for actor in (room.alice, room.bob) if actor.person.id == asked)
    await actor.person.open_dm()
    return text_of(await answer(actor, actor.dm.slash("/play", do="gain")))


async def lock(room):
    await room.control.lock_thread(thread(room))
    await until(lambda: room.bot.client.get_channel(int(thread(room))).locked)


async def unlock(room):
    await room.control.lock_thread(thread(room), locked=False)


async def close_channel(room):
    number = room.table.row.place.channel
    room.control.deny("SEND_MESSAGES_IN_THREADS", channel_id=str(number))
    channel = room.bot.client.get_channel(number)
    await until(lambda: not channel.permissions_for(channel.guild.me).send_messages_in_threads)


async def open_again(room):
    room.control.allow_all()


async def time_out(room):
    room.control.time_out(600)
    await until(lambda: room.bot.client.guilds[0].me.is_timed_out())


async def end_time_out(room):
    room.control.time_out(0)


CLOSED = {
    "locked": (lock, unlock, "this thread is locked"),
    "the channel": (close_channel, open_again, "Send Messages in Threads"),
    "the bot is timed out": (time_out, end_time_out, "Send Messages in Threads"),
}


@pytest.mark.parametrize(("close", "open_", "named"), CLOSED.values(), ids=CLOSED)
async def test_a_place_that_closes_is_named_and_the_game_goes_on_when_it_opens(
    table_in_play, close, open_, named
):
    """discord.md 5, faults.md 9: players read "Done", nobody was told, and it stayed silent."""
    room = table_in_play
    await close(room)
    revision = room.table.revision
    said = await moves(room)
    assert "saved, but I can't post here" in said
    assert named in said
    assert room.table.revision == revision + 1
    await ends_turn(room.table)
    await until(lambda: room.table.id in services(room).health.blocked, LONG)
    assert newest_panel(room.bob.at(THREAD))["id"] == room.panel["id"]
    await open_(room)
    await until(lambda: newest_panel(room.bob.at(THREAD))["id"] != room.panel["id"], LONG)
    await until(lambda: room.table.id not in services(room).health.blocked, LONG)


async def test_an_outage_of_the_server_is_waited_for(table_in_play):
    room = table_in_play
    room.control.begin_outage()
    await until(lambda: room.bot.client.guilds[0].unavailable)
    seat = room.table.session.request.choices[0].seat
    await room.table.act(room.table.seats[seat].person, ["gain"], room.table.revision)
    room.control.end_outage()
    await until(lambda: goes_on(room.bob.at(THREAD), room.panel), LONG)


@pytest.mark.parametrize("way", ["drop_gateway", "reconnect_gateway", "invalidate_session"])
async def test_what_failed_is_told_at_once_when_the_gateway_is_back(table_in_play, way):
    """However long the next pause would be."""
    room = table_in_play
    panel = f"/channels/{thread(room)}/messages/{room.panel['id']}"
    room.control.fail(status=503, method="PATCH", path=panel)
    await moves(room)
    await until(lambda: 503 in [call.status for call in room.control.calls], LONG)
    assert not goes_on(room.bob.at(THREAD), room.panel)
    await getattr(room.control, way)()
    await until(lambda: goes_on(room.bob.at(THREAD), room.panel), LONG)


async def test_a_sleeping_thread_is_woken_before_anything_in_it_is_edited(table_in_play):
    """discord.md, Archived threads: edits gave 50083."""
    room = table_in_play
    await room.control.archive_thread(thread(room))
    await until(lambda: room.bot.client.get_channel(int(thread(room))) is None)
    seat = room.table.session.request.choices[0].seat
    await room.table.act(room.table.seats[seat].person, ["gain"], room.table.revision)
    await until(lambda: goes_on(room.bob.at(THREAD), room.panel), LONG)
    assert not room.sandbox.parts.world.channel(thread(room))["thread_metadata"]["archived"]
    assert 50083 not in [code for _, code in room.refused()]


async def test_a_panel_deleted_with_many_messages_comes_back(table_in_play):
    """faults.md 9, a brother: a moderator clears the thread."""
    room = table_in_play
    numbers = {int(room.panel["id"]), 1, 2}
    payload = {
        "ids": [str(n) for n in numbers],
        "channel_id": thread(room),
        "guild_id": str(room.table.row.place.guild),
    }
    delivery = room.sandbox.parts.delivery
    delivery.to_bot("MESSAGE_DELETE_BULK", payload, payload["guild_id"])
    await until(lambda: goes_on(room.bob.at(THREAD), room.panel), LONG)
