"""Looks every minute whose daily letter is due."""

from __future__ import annotations

import asyncio
from functools import partial

from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from cogs.daily import letter


class Daily(commands.Cog):
    """Writes one letter a day to whoever wants it."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._running: list[asyncio.Task[None]] = []

    async def cog_load(self) -> None:
        """Begin to look."""
        self._running.append(asyncio.create_task(self._look()))

    async def cog_unload(self) -> None:
        """Stop; a letter that is noted but not sent is found again."""
        await end_all(self._running)

    async def _look(self) -> None:
        await self._bot.wait_until_ready()
        work, health = partial(letter.write_letters, self._bot), self._bot.services.health
        await again_and_again("letters", work, letter.LOOK_SECONDS, health)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Daily(bot))
