"""Playing: one typed line, taking back, one's hand; and the herald who attends to the tables."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot
from cogs.answering import acknowledge
from cogs.finding import find_table
from cogs.presses import Interaction
from cogs.tables.hands import show_hand
from cogs.tables.herald import Herald
from cogs.tables.lines import complete_line, play_line
from cogs.tables.undoing import take_back
from cogs.translation import told


class Play(commands.Cog):
    """What players do at a table."""

    def __init__(self, bot: ThothBot) -> None:
        self._herald = Herald(bot)

    async def cog_load(self) -> None:
        """Begin to attend to the tables."""
        await self._herald.begin()

    async def cog_unload(self) -> None:
        """Finish what is being said."""
        await self._herald.end()

    @app_commands.command(description=told("command-play"))
    @app_commands.rename(line="do")
    @app_commands.describe(line=told("command-play-do"), when=told("command-play-when"))
    @app_commands.choices(when=[
        app_commands.Choice(name=told("command-play-now"), value="now"),
        app_commands.Choice(name=told("command-play-next"), value="next"),
    ])  # fmt: skip
    async def play(
        self, interaction: Interaction, line: str, when: Literal["now", "next"] = "now"
    ) -> None:
        """Do what a line says, now or on one's next turn."""
        await play_line(interaction, line, later=when == "next")

    @play.autocomplete("line")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest lines that are legal now."""
        lines = await complete_line(interaction, current)
        return [app_commands.Choice(name=line, value=line) for line in lines]

    @app_commands.command(description=told("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last act."""
        await acknowledge(interaction)
        await take_back(interaction, await find_table(interaction))

    @app_commands.command(description=told("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show one's cards, picks and plans."""
        await acknowledge(interaction)
        await show_hand(interaction, await find_table(interaction))


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Play(bot))
