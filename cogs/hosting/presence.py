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
        self._said: int | None = None  # on this connection

    def forget(self) -> None:
        """Note that there is a new connection, on which nothing has been said yet."""
        self._said = None

    async def show(self) -> None:
        """Let Discord show the number of tables, if it has changed."""
        bot = self._bot
        if bot.ws is None or not bot.is_ready():
            return
        counts = await bot.services.store.counts.now()
        playing = counts.games.get(Status.PLAYING, 0)
        if playing == self._said:
            return
        text = Texts(FALLBACK)("hosting-presence", number=playing)  # the same for everybody
        await bot.change_presence(activity=discord.CustomActivity(text))
        self._said = playing
