"""Looks after what people are asked to: invitations whose messages are behind."""

from __future__ import annotations

import asyncio
from functools import partial

from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from cogs.lobby.calls import show_calls_late

LATE_SECONDS = 5.0  # between two looks


class Seats(commands.Cog):
    """Brings messages up to date, whatever failed when something was stored."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._running: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        """Begin to look."""
        self._running.add(asyncio.create_task(self._show_invitations()))

    async def cog_unload(self) -> None:
        """Stop; whatever is not done is found out again."""
        await end_all(self._running)

    async def _show_invitations(self) -> None:
        await self._bot.wait_until_ready()
        work = partial(show_calls_late, self._bot)
        await again_and_again("invitations", work, LATE_SECONDS, self._bot.services.health)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Seats(bot))
