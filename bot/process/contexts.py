"""Where commands can be used, and who may have added the bot for that.

Discord offers a command where its contexts say: on servers, and in direct messages with the bot.
Somebody who has added the bot to their own account has it on every server, also where the bot is
not; there it can answer them, but it can neither post nor read.
"""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")

# Every command that says nothing else has these; the client gives them to its tree.
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
FOR_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)


def for_servers(command: T) -> T:
    """Let a command be used only on servers that the bot is on."""
    only_there = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    by_servers = app_commands.allowed_installs(guilds=True, users=False)
    return by_servers(only_there(command))
