"""What runs beside the games for those who host: presence, metrics, a look at the event loop."""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.metrics_page import MetricsPage
from bot.process.supervised import again_and_again, end_all
from bot.tables.refusals import place_of
from cogs.hosting.facts import metrics_text
from cogs.hosting.presence import PRESENCE_SECONDS, Presence

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0  # between two looks whether the event loop is late


class Hosting(commands.Cog):
    """Measures, and says how many tables there are."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._tasks: list[asyncio.Task[None]] = []
        self._due: float | None = None  # when the event loop should wake us next
        self.presence = Presence(bot)
        self.page = MetricsPage(lambda: metrics_text(bot))

    async def cog_load(self) -> None:
        """Begin."""
        hosting, health = self._bot.hosting, self._bot.services.health
        measuring = again_and_again("lateness", self._measure_lateness, LOOK_SECONDS, health)
        self._tasks.append(asyncio.create_task(measuring))
        showing = again_and_again("presence", self.presence.show, PRESENCE_SECONDS, health)
        self._tasks.append(asyncio.create_task(showing))
        if hosting.metrics_port is not None:
            await self.page.open(hosting.metrics_host, hosting.metrics_port)

    async def cog_unload(self) -> None:
        """Stop."""
        await end_all(self._tasks)
        await self.page.close()

    @commands.Cog.listener()
    async def on_serving(self, shard: int) -> None:
        """Say how many tables there are on a new connection."""
        self.presence.forget(shard)
        try:
            await self.presence.show()
        except Exception as error:  # it is only for the eye, and tried again
            log.info("no presence: %s", place_of(error))

    async def _measure_lateness(self) -> None:
        """See how late we wake from a sleep that was begun when this was done last."""
        now = asyncio.get_running_loop().time()
        if self._due is not None:
            self._bot.services.metrics.lateness.observe(max(0.0, now - self._due))
        self._due = now + LOOK_SECONDS


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Hosting(bot))
