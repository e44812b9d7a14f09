"""The Discord client: the same for the real Discord and the local one."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord.ext import commands

log = logging.getLogger(__name__)

EXTENSIONS = ("cogs.demo",)

# Thoth never speaks; nobody needs to be told that voice is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class ThothBot(commands.Bot):
    """A bot without privileged intents that loads its cogs and registers their commands."""

    def __init__(
        self, *, extensions: Sequence[str] = EXTENSIONS, guild_ready_timeout: float = 2.0
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            guild_ready_timeout=guild_ready_timeout,
        )
        self._wanted = tuple(extensions)

    async def setup_hook(self) -> None:
        """Load the cogs, then tell Discord their commands, before anything can happen."""
        for extension in self._wanted:
            await self.load_extension(extension)
        synced = await self.tree.sync()
        log.info("registered %d commands", len(synced))
