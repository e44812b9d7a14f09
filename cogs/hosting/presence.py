"""The line below the bot's name: how many tables are being played."""

from __future__ import annotations

import discord

from bot.process.client import ThothBot
from bot.store.rows import Status
from bot.texts import FALLBACK, Texts

PRESENCE_SECONDS = 300.0  # between two looks; everybody on every server is told of a change


class Presence:
    """Says how many tables there are, when that number has changed."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._said: dict[int, int] = {}  # on the connection of each shard

    def forget(self, shard: int) -> None:
        """Note that there is a new connection, on which nothing has been said yet."""
        self._said.pop(shard, None)

    async def show(self) -> None:
        """Let Discord show the number of tables, if it has changed."""
        bot = self._bot
        if not bot.online.own:
            return
        counts = await bot.services.store.counts.now()
        playing = counts.games.get(Status.PLAYING, 0)
        text = Texts(FALLBACK)("hosting-presence", number=playing)  # the same for everybody
        for shard in bot.online.own:
            if playing != self._said.get(shard):
                await bot.change_presence(activity=discord.CustomActivity(text), shard_id=shard)
                self._said[shard] = playing
