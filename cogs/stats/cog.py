"""``/stats`` and ``/leaderboard``, and the noting of results."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.uis import UIS
from bot.process.client import ThothBot
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.stats import pages, results
from cogs.stats.leaders import show_leaders
from cogs.stats.noting import Keeper

__all__ = ["STATS", "Stats", "results", "setup"]

FEWEST = min(ui.game.seats[0] for ui in UIS.values())
MOST = max(ui.game.seats[-1] for ui in UIS.values())
GAMES = [app_commands.Choice(name=told(f"{name}-game"), value=name) for name in UIS]
Players = app_commands.Range[int, FEWEST, MOST]

STATS = app_commands.Group(name="stats", description=told("command-stats"))


@STATS.command(name="person", description=told("command-stats-person"))
@app_commands.describe(
    player=told("command-stats-person-player"), share=told("command-stats-share")
)
async def person_command(
    interaction: Interaction, player: discord.User | None = None, share: bool = False
) -> None:
    """Show how somebody plays."""
    await pages.show_person(interaction, player, share=share)


@STATS.command(name="played", description=told("command-stats-played"))
@app_commands.rename(pointed="as")
@app_commands.describe(
    game=told("command-stats-played-game"),
    pointed=told("command-stats-played-as"),
    share=told("command-stats-share"),
)
@app_commands.choices(game=GAMES)
@app_commands.autocomplete(pointed=pages.suggest_roles)
async def played_command(
    interaction: Interaction, game: str, pointed: str = "", share: bool = False
) -> None:
    """Show what people play in a game."""
    await pages.show_played(interaction, game, pointed, share=share)


@STATS.command(name="pair", description=told("command-stats-pair"))
@app_commands.describe(
    player=told("command-stats-pair-player"),
    other=told("command-stats-pair-other"),
    share=told("command-stats-share"),
)
async def pair_command(
    interaction: Interaction,
    player: discord.User,
    other: discord.User | None = None,
    share: bool = False,
) -> None:
    """Show how two people have done against each other."""
    await pages.show_pair(interaction, player, other, share=share)


@STATS.command(name="server", description=told("command-stats-server"))
@app_commands.describe(share=told("command-stats-share"))
async def server_command(interaction: Interaction, share: bool = False) -> None:
    """Show what has been played here."""
    await pages.show_server(interaction, share=share)


class Stats(commands.Cog):
    """What stays of games that are over."""

    def __init__(self, bot: ThothBot) -> None:
        self._keeper = Keeper(bot)

    async def cog_load(self) -> None:
        """Begin to note results, those of games that ended before first."""
        self._keeper.begin()

    async def cog_unload(self) -> None:
        """Stop."""
        await self._keeper.end()

    @app_commands.command(name="leaderboard", description=told("command-leaderboard"))
    @app_commands.describe(
        game=told("command-leaderboard-game"),
        players=told("command-leaderboard-players"),
        share=told("command-stats-share"),
    )
    @app_commands.choices(game=GAMES)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: Players | None = None,
        share: bool = False,
    ) -> None:
        """Show the ratings of this server's players."""
        await show_leaders(interaction, game, players, share=share)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    bot.tree.add_command(STATS)
    await bot.add_cog(Stats(bot))
