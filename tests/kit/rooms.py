"""Rooms where games are arranged: a bot, four people, and what tests of lobbies and seats need."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.rows import Status
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, InProcessBot, ProcessBot
from tests.kit.example import GAME
from tests.kit.stage import Stage, begun
from tests.kit.story import CLOSED_LETTERS

HERE = ("cogs.core.cog", "cogs.lobby.cog")  # nobody plays on: what a test looks at stays as it is


def staged(sandbox, bot):
    stage = Stage(sandbox, bot)
    stage.ivan = Actor(sandbox.person("ivan"))
    return stage


@pytest.fixture
async def room(sandbox, tmp_path):
    """A stage where games are arranged; the bot runs in the test's process."""
    async with begun(staged(sandbox, InProcessBot(sandbox, tmp_path, HERE))) as stage:
        yield stage
    assert [fault for fault in stage.refused() if fault != CLOSED_LETTERS] == []


@pytest.fixture
async def full_room(sandbox, tmp_path):
    """The same with everything else: computer players play, and the table is told."""
    async with begun(staged(sandbox, InProcessBot(sandbox, tmp_path, GAMES))) as stage:
        yield stage
    assert stage.refused() == []


@pytest.fixture
async def far_room(sandbox, tmp_path):
    """The same; the bot is a process of its own."""
    async with begun(staged(sandbox, ProcessBot(sandbox, tmp_path, HERE))) as stage:
        yield stage
    assert stage.refused() == []


def services(room):
    return room.bot.client.services


async def only_table(room, status=Status.PLAYING):
    (game,) = await services(room).store.games(status)
    return await services(room).tables.open(game.id)


async def started(room, *others, seats=2, **options):
    """A running game of Alice's with other people."""
    await room.alice.slash("/game new", **{"game": GAME, "seats": seats} | options)
    await room.alice.sees("a table for")
    for other in others:
        await other.press("Join")
        await room.alice.sees(f"**{other.person.display_name}**")
    await room.alice.press("Start")
    await room.alice.sees("the game has begun")
    return await only_table(room)


async def ends_turn(table):
    """Let whoever decides go on until somebody else is to be called, for which a post is needed."""
    seat = table.session.request.choices[0].seat
    while (choice := table.session.request.choices[0]).seat == seat:
        await table.act(table.seats[seat].person, [str(choice.options[-1])], table.revision)


async def eventually(is_so):
    """Wait for something that no message tells of."""
    for _ in range(3000):
        if await is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came about")
