"""``/settings``: a person's own settings on a private panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.settings.panel import show_page


class Personal(commands.Cog):
    """Keeps what each person wants."""

    @app_commands.command(name="settings", description=told("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the person's settings."""
        await show_page(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Personal())
