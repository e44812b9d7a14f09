"""The verbs of Imhotep as slash commands: each writes a line for its player, and plays it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot
from cogs.presses import Interaction
from cogs.tables.game_verbs import Choices, suggest
from cogs.tables.lines import play_line
from cogs.translation import told


class Imhotep(commands.Cog):
    """`/imhotep`: one command for each thing that a builder can do."""

    imhotep = app_commands.Group(name="imhotep", description=told("command-imhotep"))

    @imhotep.command(description=told("command-imhotep-take"))
    async def take(self, interaction: Interaction) -> None:
        """Take stones."""
        await play_line(interaction, "take")

    @imhotep.command(description=told("command-imhotep-load"))
    @app_commands.describe(where=told("command-imhotep-load-where"))
    async def load(self, interaction: Interaction, where: str) -> None:
        """Place a stone on a ship."""
        await play_line(interaction, f"load {where}")

    @load.autocomplete("where")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "load")

    @imhotep.command(description=told("command-imhotep-sail"))
    @app_commands.describe(where=told("command-imhotep-sail-where"))
    async def sail(self, interaction: Interaction, where: str) -> None:
        """Sail a ship to a site."""
        await play_line(interaction, f"sail {where}")

    @sail.autocomplete("where")
    async def _sites(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "sail")

    @imhotep.command(description=told("command-imhotep-card"))
    @app_commands.describe(how=told("command-imhotep-card-how"))
    async def card(self, interaction: Interaction, how: str) -> None:
        """Play a blue card."""
        await play_line(interaction, f"card {how}")

    @card.autocomplete("how")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "card")

    @imhotep.command(description=told("command-imhotep-choose"))
    @app_commands.describe(answer=told("command-imhotep-choose-answer"))
    async def choose(self, interaction: Interaction, answer: str) -> None:
        """Answer any other question."""
        await play_line(interaction, answer)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Imhotep())
