"""``/settings``: what people set for themselves, on a private panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot
from cogs.presses import Interaction
from cogs.settings.panel import show_page
from cogs.translation import told


class Personal(commands.Cog):
    """Keeps what each person wants."""

    @app_commands.command(name="settings", description=told("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show one's settings."""
        await show_page(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Personal())
