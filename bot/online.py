"""The bot on the real Discord."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

from bot.client import ThothBot
from bot.command import UsageError
from bot.settings import TOKEN
from bot.stopping import told_to_stop
from bot.store.errors import LeaseLost

WRONG_TOKEN = (
    f"Discord does not accept {TOKEN}. Copy the token of your application again: Developer Portal, "
    "your application, Bot, Reset Token. A new token makes every older one useless."
)
NO_DISCORD = "Discord cannot be reached. Is this machine online, and may it speak to discord.com?"


async def run_online(bot: ThothBot, token: str) -> None:
    """Run the bot until told to stop.

    Raises :exc:`~bot.command.UsageError` when Discord lets nobody in, and
    :exc:`~bot.store.errors.StoreError` when the database cannot be used.
    """
    async with told_to_stop() as stop, bot:
        try:
            await until(stop, bot, token)
        except discord.LoginFailure:
            raise UsageError(WRONG_TOKEN) from None
        except (aiohttp.ClientConnectionError, discord.GatewayNotFound):
            raise UsageError(NO_DISCORD) from None


async def until(stop: asyncio.Event, bot: ThothBot, token: str) -> None:
    """Let the bot work until it is told to stop, or cannot go on."""
    working = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if stop.is_set():
        working.cancel()  # hears nothing more; closing the bot lets it finish what it has heard
        await asyncio.gather(working, return_exceptions=True)
        return
    working.result()  # why it could not go on
    raise LeaseLost("another process has taken the database over; this one has stopped")
