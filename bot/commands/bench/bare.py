"""For comparison: a plain discord.py bot that acknowledges and replies but plays nothing.

It has the commands and the button that the benchmark uses, so the same load shows what the
library and the local Discord cost by themselves.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

HAND = "thoth:hand:0:0:"  # as the button of a panel is named

Interaction = discord.Interaction[Any]


class BareBot(commands.Bot):
    """Says the same to everybody."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - discord.py's
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents.default(),
            help_command=None,
            **options,
        )

    async def setup_hook(self) -> None:
        """Tell Discord the commands."""
        self.tree.add_command(play)
        self.tree.add_command(board)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Post a message with a button into every channel."""
        for channel in self.get_all_channels():
            if isinstance(channel, discord.TextChannel):
                view = discord.ui.View(timeout=None)
                view.add_item(discord.ui.Button(label="Hand", custom_id=HAND))
                await channel.send("A table", view=view)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer the button."""
        if interaction.type is discord.InteractionType.component:
            await _answer(interaction)


async def _answer(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="Done")


@app_commands.command(description="Answer")
async def play(interaction: Interaction, do: str) -> None:
    """Answer a line."""
    await _answer(interaction)


@play.autocomplete("do")
async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest one line."""
    return [app_commands.Choice(name="gain", value="gain")]


@app_commands.command(description="Answer")
async def board(interaction: Interaction) -> None:
    """Answer without a board."""
    await _answer(interaction)
