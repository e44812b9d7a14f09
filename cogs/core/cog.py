"""Dispatches components and pop-ups to their handlers, and answers errors."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from cogs.core.components import Interaction, answer_errors_by, arrived
from cogs.core.errors import answer_error
from cogs.core.measuring import note_arrival, note_end
from cogs.core.translation import Translator

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Core(commands.Cog):
    """Hears presses and pop-ups, which discord.py would forget with a restart."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take what was pressed, chosen or filled in."""
        note_arrival(interaction)
        if interaction.type in PRESSES:
            await arrived(interaction)
            note_end(interaction)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """Measure how long a command took."""
        note_end(interaction)


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    await answer_error(interaction, error)
    note_end(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    answer_errors_by(answer_error)
    bot.tree.error(_failed)
    await bot.tree.set_translator(Translator())
    await bot.add_cog(Core())
