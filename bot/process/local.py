"""The bot and a local Discord in one process: try it without a token.

This is the only module that knows the sandbox.  The bot's code is the same as on Discord and so
is discord.py; only its addresses differ.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import discord.asset
import discord.gateway
import discord.http
import yarl

from bot.commands.command import PassingTrouble
from bot.commands.invite import NEEDED
from bot.games.emojis import draw_emojis
from bot.process.client import ThothBot
from bot.process.emojis import bring_up_to_date, learn_emojis
from bot.process.pace import Pace
from bot.process.settings import ALONE, DEFAULT_PORT, NOTHING_BESIDES, Hosting, Sharing
from bot.process.stopping import told_to_stop
from bot.process.supervised import end_all
from bot.store.errors import LeaseLost
from sandbox.feed import Update
from sandbox.outcomes import Outcome
from sandbox.people import Person
from sandbox.server import Sandbox
from sandbox.wire import API_PREFIX, CDN_PREFIX, GATEWAY_PATH

log = logging.getLogger(__name__)
__all__ = ["Outcome", "Person", "Sandbox", "Update", "local_bot", "point_at", "run_local"]

STATE_FILE = "local-discord.sqlite"
UPLOADS_A_SECOND = 25.0  # emojis: half of what Discord allows the bot for all that it does
GUILD_READY_SECONDS = 0.02
"""There is one small server: nothing to wait for before being ready."""

WELCOME = """\
Thoth plays on a local Discord: {base}
Open it in a browser; each tab is one person:
{people}
Nothing leaves this machine. Channels and messages are kept in {data}.
To play on the real Discord, set DISCORD_TOKEN to your bot's token and start again.
Stop with Ctrl+C."""


def point_at(base: str) -> None:
    """Let discord.py talk to the Discord at this address instead of discord.com."""
    discord.http.Route.BASE = base + API_PREFIX
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        base.replace("http", "ws", 1) + GATEWAY_PATH
    )
    discord.asset.Asset.BASE = base + CDN_PREFIX


@asynccontextmanager
async def local_bot(sandbox: Sandbox, bot: ThothBot) -> AsyncIterator[ThothBot]:
    """Run the bot against a started sandbox until the block ends."""
    point_at(sandbox.base)
    async with bot:
        running = asyncio.create_task(bot.start(sandbox.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()  # the bot could not start: say why
            await ready
            yield bot
        finally:
            ready.cancel()
            running.cancel()
            await asyncio.gather(running, ready, return_exceptions=True)


def welcome(sandbox: Sandbox, state_file: Path) -> str:
    """Say where the page is and whom one can be on it."""
    people = [f"  {p.display_name:<8} {sandbox.page_of(p)}" for p in sandbox.people.all()]
    return WELCOME.format(base=sandbox.base, people="\n".join(people), data=state_file)


async def run_local(
    port: int = DEFAULT_PORT,
    data_dir: Path = Path("data"),
    hosting: Hosting = NOTHING_BESIDES,
    sharing: Sharing = ALONE,
) -> None:
    """Start sandbox and bot, print the address, and run until stopped.

    Raises :exc:`~bot.commands.command.PassingTrouble` when there is no room for its messages, and
    :exc:`~bot.store.errors.StoreError` when the bot's database cannot be used.
    """
    try:
        async with (
            told_to_stop() as stop,
            Sandbox(port=port, path=data_dir / STATE_FILE, bot_permissions=NEEDED.value) as sandbox,
            local_bot(
                sandbox,
                ThothBot(
                    data_dir,
                    guild_ready_timeout=GUILD_READY_SECONDS,
                    emojis=True,
                    hosting=hosting,
                    sharing=sharing,
                ),
            ) as bot,
            alongside(provide_emojis(bot)),
        ):
            sys.stdout.write(welcome(sandbox, data_dir / STATE_FILE) + "\n")
            sys.stdout.flush()
            await _until(stop, bot)
    except sqlite3.Error as error:
        raise PassingTrouble(f"the local Discord cannot keep its messages: {error}") from None


async def provide_emojis(bot: ThothBot) -> None:
    """Upload the emojis that the local Discord does not have yet; nobody waits for them."""
    drawn = await bot.services.draw("emojis", draw_emojis)
    try:
        if drawn is not None:
            await bring_up_to_date(bot, drawn, log.debug, pace=Pace(UPLOADS_A_SECOND))
            await learn_emojis(bot)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("the local Discord has no emojis: %s", type(error).__name__)


@asynccontextmanager
async def alongside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Let something be done until the block ends, if it is not done before."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        await end_all([task])


async def _until(stop: asyncio.Event, bot: ThothBot) -> None:
    """Wait until told to stop, or until another process has taken the database over."""
    events = [asyncio.create_task(event.wait()) for event in (stop, bot.overtaken)]
    await asyncio.wait(events, return_when=asyncio.FIRST_COMPLETED)
    for event in events:
        event.cancel()
    if bot.overtaken.is_set():
        raise LeaseLost("another process has taken the database over; this one has stopped")
