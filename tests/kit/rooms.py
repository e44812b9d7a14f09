"""Rooms where games are arranged: a bot, four people, and what tests of lobbies and seats need."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.rows import Status
from bot.texts import Texts
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, InProcessBot, ProcessBot
from tests.kit.stage import Stage
from tests.kit.story import CLOSED_LETTERS

HERE = ("cogs.core", "cogs.lobby")  # nobody plays on: what a test looks at stays as it is
THREAD = "Ankh: Gods of Egypt: Alice"


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)


def staged(sandbox, bot):
    stage = Stage(sandbox, bot)
    stage.ivan = Actor(sandbox.person("ivan"))
    return stage


@pytest.fixture
async def room(sandbox, tmp_path):
    """A stage where games are arranged; the bot runs in the test's process."""
    bot = InProcessBot(sandbox, tmp_path, HERE)
    await bot.start()
    stage = staged(sandbox, bot)
    yield stage
    await bot.stop()
    assert [fault for fault in stage.refused() if fault != CLOSED_LETTERS] == []


@pytest.fixture
async def full_room(sandbox, tmp_path):
    """The same with everything else: computer players play, and the table is told."""
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    stage = staged(sandbox, bot)
    yield stage
    await bot.stop()
    assert stage.refused() == []


@pytest.fixture
async def far_room(sandbox, tmp_path):
    """The same; the bot is a process of its own."""
    bot = ProcessBot(sandbox, tmp_path, HERE)
    await bot.start()
    stage = staged(sandbox, bot)
    yield stage
    await bot.stop()
    assert stage.refused() == []


def house(room):
    return room.bot.client.house


async def only_table(room, status=Status.PLAYING):
    (game,) = await house(room).store.games(status)
    return await house(room).tables.open(game.id)


async def started(room, *others, seats=2, **options):
    """A running game of Alice's with other people."""
    await room.alice.slash("/game new", seats=seats, **options)
    await room.alice.sees("a table for")
    for other in others:
        await other.press("Join")
        await room.alice.sees(f"**{other.person.display_name}**")
    await room.alice.press("Start")
    await room.alice.sees("the game has begun")
    return await only_table(room)


async def eventually(is_so):
    """Wait for something that no message tells of."""
    for _ in range(500):
        if await is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came about")
