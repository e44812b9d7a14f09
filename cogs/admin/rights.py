"""Who may use ``/tableadmin``: the permission is checked here, not only by Discord."""

from __future__ import annotations

from discord import app_commands

from bot.texts import Texts
from cogs.core.components import Interaction
from cogs.core.replies import begin


async def begin_managing(interaction: Interaction) -> Texts:
    """Acknowledge, and refuse people who do not manage the server, whatever Discord offers them."""
    texts = await begin(interaction)
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    return texts
