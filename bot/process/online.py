"""The bot on the real Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.commands.command import UsageError
from bot.process.client import ThothBot
from bot.process.settings import TOKEN
from bot.process.stopping import end_in_any_case, told_to_stop
from bot.store.errors import LeaseHeld, LeaseLost, Unavailable

log = logging.getLogger(__name__)
PAUSES = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0)  # seconds; the last one again and again
SERVER_ERROR = 500

WRONG_TOKEN = (
    f"Discord does not accept {TOKEN}. Copy the token of your application again: Developer Portal, "
    "your application, Bot, Reset Token. A new token makes every older one useless."
)
NO_DISCORD = "Discord cannot be reached. Is this machine online, and may it speak to discord.com?"
MISSED = "The other processes had to take this one for dead."
REFUSED = {  # close codes of the gateway after which the same would only happen again
    4004: WRONG_TOKEN,
    4010: "Discord refuses this shard (4010): please report this.",
    4011: "The bot is in too many servers for so few shards (4011): set THOTH_SHARDS to more, the "
    "same for all processes, or leave it empty; then Thoth begins with as many as Discord advises.",
    4012: "Discord no longer knows this version of its gateway (4012): update discord.py.",
    4013: "Discord does not know the intents that are asked for (4013): please report this.",
    4014: "Discord refuses the intents that are asked for (4014): please report this. "
    "Thoth needs no privileged ones.",
}


async def run_online(make: Callable[[], ThothBot], token: str) -> None:
    """Run a bot until told to stop; passing trouble is waited for, with growing pauses.

    Raises :exc:`~bot.commands.command.UsageError` when Discord will never let it in, and
    :exc:`~bot.store.errors.StoreError` when the database cannot be used.
    """
    async with told_to_stop() as stop:
        try:
            await _run(make, token, stop)
        finally:
            end_in_any_case()


async def _run(make: Callable[[], ThothBot], token: str, stop: asyncio.Event) -> None:
    attempt = 0
    while not stop.is_set():
        bot = make()
        try:
            async with bot:
                await until(stop, bot, token)
            return
        except Exception as error:
            trouble = passing(error, shared=bool(bot.sharing.database))
            if trouble is None:
                raise refusal(error) or error from None
        attempt = 0 if bot.was_ready else attempt
        pause = PAUSES[min(attempt, len(PAUSES) - 1)]
        attempt += 1
        log.warning("%s Trying again in %.0f s.", trouble, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)


async def until(stop: asyncio.Event, bot: ThothBot, token: str) -> None:
    """Let the bot work until it is told to stop, or cannot go on."""
    working = asyncio.create_task(bot.start(token))
    events = [asyncio.create_task(event.wait()) for event in (stop, bot.overtaken)]
    await asyncio.wait({working, *events}, return_when=asyncio.FIRST_COMPLETED)
    for event in events:
        event.cancel()
    if stop.is_set() or bot.overtaken.is_set():
        working.cancel()  # hears nothing more; closing the bot lets it finish what it has heard
        await asyncio.gather(working, return_exceptions=True)
    if stop.is_set():
        return
    if not bot.overtaken.is_set():
        working.result()  # why it could not go on
    raise LeaseLost("another process has taken the database over; this one has stopped")


def passing(error: Exception, *, shared: bool = False) -> str | None:
    """Describe trouble that may pass; None for all other errors.

    In a ``shared`` database whoever was missed for too long comes back as another process.
    """
    if isinstance(error, LeaseLost) and shared:
        return MISSED
    if isinstance(error, LeaseHeld | Unavailable):
        return f"{str(error)[:1].upper()}{str(error)[1:]}."
    if isinstance(error, aiohttp.ClientError | discord.GatewayNotFound | TimeoutError):
        return NO_DISCORD
    if isinstance(error, discord.HTTPException) and error.status >= SERVER_ERROR:
        return f"Discord is in trouble ({error.status})."
    if isinstance(error, discord.RateLimited):
        return "Discord wants fewer requests."
    return None


def refusal(error: Exception) -> UsageError | None:
    """Say in a sentence what Discord will refuse again."""
    if isinstance(error, discord.LoginFailure):
        return UsageError(WRONG_TOKEN)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return UsageError(REFUSED[4014])
    if isinstance(error, discord.ConnectionClosed) and error.code in REFUSED:
        return UsageError(REFUSED[error.code])
    return None
