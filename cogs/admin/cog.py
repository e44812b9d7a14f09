"""``/tableadmin``: for people who manage a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.contexts import for_servers
from bot.texts import LANGUAGES
from cogs.admin import boards, moderating, server_settings
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.watch.looking import suggest_seats

_LANGUAGES = [Choice(name=told(f"admin-language-{name}"), value=name) for name in LANGUAGES]


class AForum(app_commands.Transformer):
    """Takes the number of a forum; discord.py's own would offer media channels too."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Forums only."""
        return [discord.ChannelType.forum]

    async def transform(
        self, interaction: discord.Interaction[Any], value: app_commands.AppCommandChannel
    ) -> int:
        """Return the number."""
        return value.id


@for_servers
@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog, group_name="tableadmin", group_description=told("command-tableadmin")
):
    """Only for people who manage a server, whoever else may see it."""

    @app_commands.command(name="channels", description=told("command-tableadmin-channels"))
    @app_commands.describe(
        allow=told("command-tableadmin-allow"),
        forbid=told("command-tableadmin-forbid"),
        everywhere=told("command-tableadmin-everywhere"),
    )
    async def channels(
        self,
        interaction: Interaction,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        """Settle where games may be opened."""
        await moderating.set_channels(interaction, allow, forbid, everywhere=everywhere)

    @app_commands.command(name="forum", description=told("command-tableadmin-forum"))
    @app_commands.describe(
        forum=told("command-tableadmin-forum-forum"), off=told("command-tableadmin-forum-off")
    )
    async def forum(
        self,
        interaction: Interaction,
        forum: app_commands.Transform[int, AForum] | None = None,
        off: bool = False,
    ) -> None:
        """Settle in which forum games are opened."""
        await server_settings.set_forum(interaction, forum, off=off)

    @app_commands.command(name="pin", description=told("command-tableadmin-pin"))
    @app_commands.describe(on=told("command-tableadmin-pin-on"))
    async def pin(self, interaction: Interaction, on: bool | None = None) -> None:
        """Settle whether panels are pinned."""
        await server_settings.set_pins(interaction, wanted=on)

    @app_commands.command(name="mirror", description=told("command-tableadmin-mirror"))
    @app_commands.describe(
        channel=told("command-tableadmin-mirror-channel"),
        off=told("command-tableadmin-mirror-off"),
    )
    async def mirror(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        off: bool = False,
    ) -> None:
        """Show the boards of the game here in another channel too."""
        await moderating.set_mirror(interaction, channel, off=off)

    @app_commands.command(name="board", description=told("command-tableadmin-board"))
    @app_commands.describe(
        channel=told("command-tableadmin-board-channel"),
        off=told("command-tableadmin-board-off"),
    )
    async def board(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        off: bool = False,
    ) -> None:
        """Keep a list of open seats and tables in a channel."""
        await boards.set_board(interaction, channel, off=off)

    @app_commands.command(name="end", description=told("command-tableadmin-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the game here."""
        await moderating.ask_to_end(interaction)

    @app_commands.command(name="seat", description=told("command-tableadmin-seat"))
    @app_commands.describe(
        seat=told("command-tableadmin-seat-seat"),
        person=told("command-tableadmin-seat-person"),
        computer=told("command-tableadmin-seat-computer"),
    )
    @app_commands.autocomplete(seat=suggest_seats)
    async def seat(
        self,
        interaction: Interaction,
        seat: str,
        person: discord.User | None = None,
        computer: bool = False,
    ) -> None:
        """Give a seat to somebody else."""
        await moderating.give_seat(interaction, seat, person, computer=computer)

    @app_commands.command(name="language", description=told("command-tableadmin-language"))
    @app_commands.describe(language=told("command-tableadmin-language-language"))
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of the game here."""
        await moderating.set_language(interaction, language)

    @app_commands.command(name="export", description=told("command-tableadmin-export"))
    async def export(self, interaction: Interaction) -> None:
        """Hand over the public log as a file."""
        await moderating.export(interaction)

    @app_commands.command(name="health", description=told("command-tableadmin-health"))
    async def health(self, interaction: Interaction) -> None:
        """Say how the bot is doing."""
        await moderating.health(interaction)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Admin())
