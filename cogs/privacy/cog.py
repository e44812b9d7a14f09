"""``/privacy``: what is kept, a copy of it, and how to have it deleted."""

from __future__ import annotations

import asyncio
import logging

from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from bot.store.errors import StoreError
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.privacy.pages import hand_over, show_page

log = logging.getLogger(__name__)
SCRUB_SECONDS = 60.0  # between two looks whether something erased is still in the file


class Privacy(commands.Cog):
    """Tells people what is stored, and has it overwritten after they were forgotten."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._tasks: list[asyncio.Task[None]] = []

    async def cog_load(self) -> None:
        """Begin to look for what is to be overwritten."""
        services = self._bot.services

        async def scrub() -> None:
            if not services.fleet.leads:
                return
            try:
                await services.store.privacy.scrub()
            except StoreError as error:  # no room on the disk, or somebody makes a backup
                log.warning("what was erased is overwritten later: %s", error)

        scrubbing = again_and_again("scrubbing", scrub, SCRUB_SECONDS, services.health)
        self._tasks.append(asyncio.create_task(scrubbing))

    async def cog_unload(self) -> None:
        """Stop looking."""
        await end_all(self._tasks)

    @app_commands.command(name="privacy", description=told("command-privacy"))
    @app_commands.describe(export=told("command-privacy-export"))
    async def privacy(self, interaction: Interaction, export: bool = False) -> None:
        """Say what is kept, or hand over a copy of it."""
        await (hand_over if export else show_page)(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Privacy(bot))
