"""``/rules`` and ``/help``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.games import topics
from bot.process.client import ThothBot
from bot.texts import Texts
from bot.texts.saying import clipped
from cogs.core.components import LONGEST_OPTION, Interaction
from cogs.core.translation import told
from cogs.help.rules_pages import look_up
from cogs.help.situation import show_situation


class Rulebook(commands.Cog):
    """Explains."""

    @app_commands.command(name="rules", description=told("command-rules"))
    @app_commands.describe(topic=told("command-rules-topic"))
    async def rules(self, interaction: Interaction, topic: str = "") -> None:
        """Look something up."""
        await look_up(interaction, topic)

    @rules.autocomplete("topic")
    async def _suggest(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Titles for what was typed; a title is itself a valid answer, as some phones send it."""
        people = interaction.client.services.people
        texts = Texts(people.language(interaction.user.id, str(interaction.locale)))
        labels = [topic.label(texts) for topic in topics.suggest(typed, texts.language)]
        shown = [clipped(label, LONGEST_OPTION) for label in labels]
        return [app_commands.Choice(name=label, value=label) for label in shown]

    @app_commands.command(name="help", description=told("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Say what this person can do now."""
        await show_situation(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Rulebook())
