"""``/settings``: a person's own settings on a private panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.settings.own_time import offered_zones
from cogs.settings.panel import show_page
from cogs.settings.vacation import LONGEST_AWAY, go_away, set_typed


class Personal(commands.Cog):
    """Keeps what each person wants."""

    @app_commands.command(name="settings", description=told("command-settings"))
    @app_commands.describe(zone=told("command-settings-zone"), quiet=told("command-settings-quiet"))
    async def settings(
        self, interaction: Interaction, zone: str | None = None, quiet: str | None = None
    ) -> None:
        """Show the person's settings, or set their time zone and their quiet hours."""
        if zone is None and quiet is None:
            await show_page(interaction)
        else:
            await set_typed(interaction, zone, quiet)

    @settings.autocomplete("zone")
    async def suggest_zones(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Time zones with what was typed, each with the time there."""
        zones = offered_zones(typed, interaction.client.services.clock())
        return [app_commands.Choice(name=name, value=zone) for zone, name in zones.items()]

    @app_commands.command(name="away", description=told("command-away"))
    @app_commands.describe(days=told("command-away-days"), until=told("command-away-until"))
    async def away(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, LONGEST_AWAY] | None = None,
        until: str | None = None,
    ) -> None:
        """Begin a vacation, in which no clock of this person runs; or show the one there is."""
        await go_away(interaction, days, until)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Personal())
