"""What every cog relies on: components and pop-ups find their handlers, errors are answered."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot
from cogs.errors import answer_error
from cogs.presses import Button, Interaction, Menu, answer_errors_by, submitted
from cogs.translation import Translator


class Core(commands.Cog):
    """Hears pop-ups, which discord.py would forget with a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take a pop-up that was filled in."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    await answer_error(interaction, error)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    answer_errors_by(answer_error)
    bot.add_dynamic_items(Button, Menu)
    bot.tree.error(_failed)
    await bot.tree.set_translator(Translator())
    await bot.add_cog(Core())
