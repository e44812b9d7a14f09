"""Keeps messages about seats true: invitations, and the boards of open seats."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from cogs.lobby.calls import show_calls_late
from cogs.seats.board import boards_deleted, keep_boards

LATE_SECONDS = 5.0  # between two looks
BOARD_SECONDS = 5.0  # the least between two edits of a board


class Seats(commands.Cog):
    """Brings messages up to date, whatever failed when something was stored."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._running: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        """Begin to look."""
        self._running.add(asyncio.create_task(self._show_invitations()))
        self._running.add(asyncio.create_task(self._keep_boards()))

    async def cog_unload(self) -> None:
        """Stop; whatever is not done is found out again."""
        await end_all(self._running)

    async def _show_invitations(self) -> None:
        await self._bot.wait_until_ready()
        work = partial(show_calls_late, self._bot)
        await again_and_again("invitations", work, LATE_SECONDS, self._bot.services.health)

    async def _keep_boards(self) -> None:
        await self._bot.wait_until_ready()
        work = partial(keep_boards, self._bot)
        await again_and_again("boards", work, BOARD_SECONDS, self._bot.services.health)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a board again that somebody has deleted."""
        await boards_deleted(self._bot, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Do so also if it was deleted with others."""
        await boards_deleted(self._bot, payload.message_ids)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Seats(bot))
