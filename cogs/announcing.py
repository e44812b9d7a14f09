"""Finding the channel of a game, and writing a line there for everybody."""

from __future__ import annotations

import logging

import discord

from bot.client import ThothBot
from bot.store.rows import Place
from bot.tables.table import Table

log = logging.getLogger(__name__)


async def channel_of(bot: ThothBot, place: Place) -> discord.abc.Messageable | None:
    """The channel or thread of a game; None if it is gone or never was.

    Raises :exc:`discord.Forbidden` if we may not look.
    """
    number = place.thread or place.channel
    if number is None:
        return None
    channel = bot.get_channel(number)
    if channel is None:  # as threads are that have gone to sleep
        try:
            channel = await bot.fetch_channel(number)
        except discord.NotFound:
            return None
    return channel if isinstance(channel, discord.abc.Messageable) else None


async def announce(bot: ThothBot, table: Table, text: str) -> bool:
    """Write a line where a game is played; say whether that was possible."""
    try:
        channel = await channel_of(bot, table.row.place)
        if channel is None:
            return False
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.warning("game %d: no line in its channel: %d %d", table.id, error.status, error.code)
        return False
    return True
