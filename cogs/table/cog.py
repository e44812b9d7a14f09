"""``/play``, ``/undo`` and ``/hand``, and the tables' workers."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from bot.turns.table_workers import TableWorkers
from cogs.core.components import Interaction
from cogs.core.finding import find_table
from cogs.core.replies import acknowledge
from cogs.core.translation import told
from cogs.table import advising
from cogs.table.hand import show_hand
from cogs.table.lines import complete_line, play_line
from cogs.table.teller import DiscordTeller
from cogs.table.undo import take_back

__all__ = ["Play", "advising", "setup"]


class Play(commands.Cog):
    """What players do at a table."""

    def __init__(self, bot: ThothBot) -> None:
        self._teller = DiscordTeller(bot, lambda game: self._workers.wake(game))
        self._workers = TableWorkers(bot.services, self._teller)

    async def cog_load(self) -> None:
        """Begin to attend to the tables."""
        self._workers.begin()

    async def cog_unload(self) -> None:
        """Finish what is being said."""
        await self._workers.end()
        await self._teller.end()

    @commands.Cog.listener()
    async def on_serving(self, _: int) -> None:
        """Tell what could not be told while Discord was away."""
        self._workers.wake_troubled()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Tell what could not be told while Discord was away."""
        self._workers.wake_troubled()

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Let a panel come back that somebody has deleted."""
        await self._teller.panel_is_gone([payload.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Let a panel come back that was deleted with many other messages."""
        await self._teller.panel_is_gone(sorted(payload.message_ids))

    @app_commands.command(description=told("command-play"))
    @app_commands.rename(line="do")
    @app_commands.describe(line=told("command-play-do"), when=told("command-play-when"))
    @app_commands.choices(
        when=[
            app_commands.Choice(name=told("command-play-now"), value="now"),
            app_commands.Choice(name=told("command-play-next"), value="next"),
        ]
    )
    async def play(
        self, interaction: Interaction, line: str, when: Literal["now", "next"] = "now"
    ) -> None:
        """Play a line, now or on the next turn."""
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
        """Undo the person's last act."""
        await acknowledge(interaction)
        await take_back(interaction, await find_table(interaction))

    @app_commands.command(description=told("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's cards, picks and plans."""
        await acknowledge(interaction)
        await show_hand(interaction, await find_table(interaction))


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Play(bot))
