"""Removed places: their games pause until someone resumes them."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.process.client import ThothBot
from bot.store.fleet import Shards
from bot.store.owners import of_game
from bot.store.rows import GameRow, LobbyRow, Place, Status
from bot.tables.guide import is_practice
from bot.tables.table import Table
from cogs.core.failures import CallFailed
from cogs.lobby.panel import say_closed

log = logging.getLogger(__name__)


async def is_gone(bot: ThothBot, place: Place) -> bool:
    """Ask Discord whether a channel or thread is gone; False if unknown.

    A channel that we may not see is still there: permissions come back.
    """
    if place.guild is not None:
        if not bot.knows(place.guild):
            return False  # another process would know
        guild = bot.get_guild(place.guild)
        if guild is None:
            return True
        if guild.unavailable:
            return False  # an outage passes by itself
    try:
        # Not what we remember: news of a removal may have come before the place was known to us.
        await bot.fetch_channel(place.thread or place.channel or 0)
    except discord.NotFound:
        return True
    except CallFailed:
        return False
    return False


async def place_is_gone(bot: ThothBot, table: Table) -> bool:
    """Pause a game whose place is gone, as Discord said with 404 or 50001.

    Returns False if the place is there after all, and nothing was done.
    """
    if not await is_gone(bot, table.row.place):
        return False
    await displace(bot, [table.row])
    return True


async def displace(bot: ThothBot, games: Iterable[GameRow]) -> None:
    """Pause games whose place is gone; practice games simply end."""
    services = bot.services
    for game in games:
        if game.status.is_over:
            await services.store.pauses.pause(game.id, Status.CLOSED)  # nobody can be told any more
            continue
        practice = is_practice(await services.store.settings(of_game(game.id)))
        status = Status.CLOSED if practice else Status.DISPLACED
        await services.tables.pause(game.id, status)
        log.info("game %d: its place is gone, it is %s", game.id, status)


async def close_lobbies(bot: ThothBot, lobbies: Iterable[LobbyRow]) -> None:
    """Close lobbies, and let their messages say so where they are still there."""
    for lobby in lobbies:
        await bot.services.store.lobbies.close(lobby.id)
        await say_closed(bot, lobby)
        log.info("lobby %d is closed", lobby.id)


async def _forget(bot: ThothBot, lobby: LobbyRow) -> None:
    """Close a lobby whose message is out of our reach."""
    await bot.services.store.lobbies.close(lobby.id)
    await bot.services.store.lobbies.said_closed(lobby.id)


async def guild_gone(bot: ThothBot, guild: int) -> None:
    """We are no longer in a server."""
    store = bot.services.store
    await displace(bot, await store.pauses.playing_in_guild(guild))
    for lobby in await store.lobbies.in_guild(guild):
        await _forget(bot, lobby)


async def channel_gone(bot: ThothBot, guild: int, channel: int) -> None:
    """A channel was deleted, and all its threads with it."""
    store = bot.services.store
    await displace(bot, await store.pauses.playing_in_channel(channel))
    for lobby in await store.lobbies.in_guild(guild):
        if lobby.place.channel == channel:
            await _forget(bot, lobby)


async def thread_gone(bot: ThothBot, guild: int, channel: int, thread: int) -> None:
    """A thread was deleted; the message of its lobby may stand above it."""
    store = bot.services.store
    await displace(bot, await store.pauses.playing_in_thread(channel, thread))
    await close_lobbies(bot, await store.lobbies.at(Place(guild, channel, thread)))


async def look_for_gone_places(bot: ThothBot, shard: int) -> None:
    """Find out which servers of a shard, and which channels, were removed while we were away.

    Threads in the archive are looked for only when somebody needs them: there may be thousands.
    """
    one = Shards(bot.services.fleet.count, (shard,))
    for place in await bot.services.store.pauses.places(owned=one):
        assert place.guild is not None
        guild = bot.get_guild(place.guild)
        if guild is not None and (guild.unavailable or guild.get_channel(place.channel or 0)):
            continue
        if guild is not None:
            await bot.services.pace.turn()
        if not await is_gone(bot, place):
            continue
        if guild is None:
            await guild_gone(bot, place.guild)
        elif place.channel is not None:
            await channel_gone(bot, place.guild, place.channel)
