"""``/<game> <verb>`` for every game: one group a game, made from its verbs."""

from __future__ import annotations

from bot.games.registry import ON_DISCORD
from bot.process.client import ThothBot
from cogs.verbs.group import group_of


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    for game in ON_DISCORD:
        bot.tree.add_command(group_of(game))
