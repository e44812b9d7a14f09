"""What the verbs of all games have in common: lines suggested to whoever types."""

from __future__ import annotations

from discord import app_commands

from cogs.presses import Interaction
from cogs.tables.lines import complete_line

Choices = list[app_commands.Choice[str]]


async def suggest(interaction: Interaction, current: str, verb: str = "") -> Choices:
    """How a line that begins with a verb can go on; each suggestion is valid input itself."""
    lines = await complete_line(interaction, current, verb)
    return [app_commands.Choice(name=line, value=line) for line in lines]
