"""After an absence: nobody is called, no archived thread is woken, and not everybody is told."""

from __future__ import annotations

import pytest

from bot.store.opening import FILE, open_store
from bot.tables.limits import HOUR
from bot.turns.timekeeping import ALIVE
from sandbox.wire import MessageFlag
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import THREAD
from tests.kit.prepared import until
from tests.kit.rooms import eventually, services, staged, started
from tests.kit.table_talk import newest_panel

LONG = 30.0
AWAY = "I was offline"


@pytest.fixture
async def room(sandbox, tmp_path):
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    stage = staged(sandbox, bot)
    stage.folder = tmp_path
    yield stage
    await bot.stop()


async def goes_away(room):
    """Stop the bot for some hours, once nothing is left that it would tell when it is back."""
    now = services(room).clock()
    await eventually(lambda: all_is_told(services(room).store))
    await room.bot.stop()
    store = await open_store(room.folder / FILE)
    await store.set_setting(*ALIVE, str(now - 5 * HOUR))
    await store.close()


async def comes_back(room):
    """Start it again, and wait until its absence is noted and all that follows is told."""
    await room.bot.start()
    store, clock = services(room).store, services(room).clock

    async def is_over():
        is_noted = clock() - float(await store.setting(*ALIVE)) < HOUR
        return is_noted and await all_is_told(store)

    await eventually(is_over)


async def all_is_told(store):
    return await store.untold() == []


async def test_a_return_is_told_without_a_sound(room):
    """discord.md, Return after a restart: every playing game was posted and pinged again."""
    await started(room, room.bob)
    there = room.bob.at(THREAD)
    first = await until(lambda: newest_panel(there), LONG)
    assert first["mentions"]
    await goes_away(room)
    await room.bot.start()
    told = await there.sees(AWAY, patience=LONG)
    assert told["mentions"] == []
    assert told["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_an_archived_thread_is_left_asleep(room):
    """discord.md, Return after a restart: archived threads were opened."""
    table = await started(room, room.bob)
    await until(lambda: newest_panel(room.bob.at(THREAD)), LONG)
    await goes_away(room)
    parts, thread = room.sandbox.parts, str(table.row.place.thread)
    await room.control.archive_thread(thread)
    said = len(parts.world.messages(thread))
    await comes_back(room)
    assert len(parts.world.messages(thread)) == said
    assert parts.world.channel(thread)["thread_metadata"]["archived"]


async def test_a_game_without_a_clock_hears_nothing(room):
    await started(room, room.bob, clock="none")
    there = room.bob.at(THREAD)
    await until(lambda: newest_panel(there), LONG)
    await goes_away(room)
    await comes_back(room)
    assert not any(AWAY in text_of(message) for message in there.messages())
