"""The message of a lobby says when its game has ended."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.store.rows import BEGUN, ENDED, GATHERING, LOBBY, PostRow
from tests.kit.actor import text_of
from tests.kit.example import GAME, THREAD
from tests.kit.rooms import eventually, full_room, services, started

PATIENCE = 60.0

__all__ = ["full_room"]


async def lobby_post(room, game: int) -> PostRow:
    """The message of the lobby, as the store knows it."""
    posts = await services(room).store.posts.of(game)
    return next(post for post in posts if post.kind == LOBBY)


async def says(room, game: int) -> int:
    """What the message of the lobby says, as far as the store knows."""
    return (await lobby_post(room, game)).revision


async def test_the_post_of_a_lobby_ends_with_its_game(full_room):
    table = await started(full_room, seats=2, computers=1)
    await it_is_noted(full_room, table.id, BEGUN)
    await full_room.alice.at(THREAD).slash("/game resign")
    await full_room.alice.at(THREAD).press("Resign")
    post = await full_room.olena.sees("Game abandoned", patience=PATIENCE)
    assert "the game has begun" not in text_of(post)
    assert "See how it went:" in text_of(post)
    assert full_room.olena.shows("the game has begun") is None
    await it_is_noted(full_room, table.id)


async def test_a_post_that_could_not_be_changed_is_changed_after_a_restart(full_room):
    table = await started(full_room, seats=2, computers=1)
    store = services(full_room).store
    await full_room.alice.at(THREAD).slash("/game resign")
    await full_room.alice.at(THREAD).press("Resign")
    await it_is_noted(full_room, table.id)
    await eventually(lambda: nothing_is_left(full_room, table.id))  # its old panel had buttons
    await store.posts.put(replace(await lobby_post(full_room, table.id), revision=BEGUN))
    assert table.id in await store.restless()
    assert table.id in await store.untold()
    await full_room.bot.restart()
    await it_is_noted(full_room, table.id)


async def nothing_is_left(room, game: int) -> bool:
    return game not in await services(room).store.restless()


async def test_a_post_that_missed_the_start_is_changed_after_a_restart(full_room):
    """The game was stored, and the bot died before its lobby's message could say so."""
    room = full_room
    await room.alice.slash("/game new", game=GAME, seats=2, computers=1)
    await room.alice.sees("Your table is open")
    room.control.fail(status=503, times=1000, method="PATCH", path="/channels/*/messages/*")
    await room.alice.press("Start")
    await eventually(lambda: a_game_waits(room))
    await room.bot.stop()
    room.control.clear()
    room.sandbox.parts.console.refused.clear()
    assert room.bob.shows("a table for 2") is not None
    await room.bot.start()
    await room.bob.sees("the game has begun", patience=PATIENCE)
    assert room.bob.shows("a table for 2") is None
    (game,) = await services(room).store.games()
    await it_is_noted(room, game.id, BEGUN)


async def test_a_lobby_that_closed_says_so_after_a_restart(full_room):
    """Its last guest left, and the bot died before its message could say so."""
    room = full_room
    await room.alice.slash("/game new", game=GAME, seats=2)
    await room.alice.sees("Your table is open")
    room.control.fail(status=503, times=1000, method="PATCH", path="/channels/*/messages/*")
    await room.alice.press("Leave")
    await eventually(lambda: a_closed_lobby_waits(room))
    await room.bot.stop()
    room.control.clear()
    room.sandbox.parts.console.refused.clear()
    assert room.bob.shows("a table for 2") is not None
    await room.bot.start()
    await room.bob.sees("This table is closed", patience=PATIENCE)
    await eventually(lambda: all_closed_lobbies_say_so(room))


async def a_closed_lobby_waits(room) -> bool:
    return not await all_closed_lobbies_say_so(room)


async def all_closed_lobbies_say_so(room) -> bool:
    return await services(room).store.lobbies.closed() == []


async def a_game_waits(room) -> bool:
    games = await services(room).store.games()
    return bool(games) and await says(room, games[0].id) == GATHERING


async def it_is_noted(room, game: int, what: int = ENDED) -> None:
    """Wait until the store knows that the message says so, however busy the machine is."""
    for _ in range(round(PATIENCE / 0.02)):
        if await says(room, game) == what:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it was never noted")
