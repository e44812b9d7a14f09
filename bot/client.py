"""The Discord client: the same for the real Discord and the local one."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

import discord
from discord.ext import commands

from bot.fronts import FRONTS
from bot.house import Clock, House
from bot.warming import warm_up

log = logging.getLogger(__name__)

# The store's threads do a little many times, and each time must get Python's lock from the loop.
SWITCH_SECONDS = 0.0005
GARBAGE = (5000, 5, 10)  # new objects, and rounds, after which Python looks for garbage
PATIENCE = 3.0  # seconds for answers that are under way when the bot is stopped

EXTENSIONS = (
    "cogs.core", "cogs.lobby", "cogs.play", "cogs.watch", "cogs.rulebook", "cogs.personal",
    "cogs.admin", *(f"cogs.{game}" for game in FRONTS),
)  # fmt: skip

# Thoth never speaks; nobody needs to be told that voice is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class ThothBot(commands.Bot):
    """A bot without privileged intents that loads its cogs and registers their commands."""

    house: House  # there from the moment that anything can happen

    def __init__(
        self, folder: Path, *, extensions: Sequence[str] = EXTENSIONS,
        guild_ready_timeout: float = 2.0, clock: Clock | None = None,
    ) -> None:  # fmt: skip
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,  # nobody asks for an old message without asking Discord
            guild_ready_timeout=guild_ready_timeout,
        )
        self._folder = folder
        self._wanted = tuple(extensions)
        self._clock = clock
        self._guarding: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the house and load the cogs, then tell Discord the commands."""
        sys.setswitchinterval(SWITCH_SECONDS)
        await self._open_house()
        self._guarding = asyncio.create_task(self._guard())
        for extension in self._wanted:
            await self.load_extension(extension)
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        synced = await self.tree.sync()
        log.info("registered %d commands", len(synced))
        await warming
        _keep_garbage_short()

    async def _open_house(self) -> None:
        """Open the house to the end even if the bot is told to stop meanwhile."""
        opening = asyncio.ensure_future(
            House.open(self._folder) if self._clock is None
            else House.open(self._folder, self._clock)
        )  # fmt: skip
        try:
            self.house = await asyncio.shield(opening)
        except asyncio.CancelledError:
            self.house = await opening  # closing the bot lets go of it again
            raise

    async def _guard(self) -> None:
        """Stop when another process has taken the database over."""
        await self.house.lease.lost.wait()
        await self.close()

    async def close(self) -> None:
        """Answer whoever is being answered, let the cogs finish, then close the house."""
        await _finish_answers()
        house = self.__dict__.pop("house", None)
        if self._guarding is not None and self._guarding is not asyncio.current_task():
            self._guarding.cancel()
        await super().close()
        if house is not None:
            await house.close()


def _keep_garbage_short() -> None:
    """Let the search for garbage not stop everything for long.

    All that is there now stays: going through it would take a tenth of a second each time.  Of
    what an interaction leaves behind, most is gone by itself if it is looked for seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _finish_answers() -> None:
    """Wait for what people have asked for already; discord.py marks such tasks by their name."""
    answering = {
        task for task in asyncio.all_tasks()
        if task.get_name().startswith(("CommandTree-invoker", "discord-ui", "discord.py: on_inter"))
        and task is not asyncio.current_task()
    }  # fmt: skip
    if answering:
        await asyncio.wait(answering, timeout=PATIENCE)
