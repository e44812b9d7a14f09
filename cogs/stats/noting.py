"""Keeps the results of games up to date while the bot runs."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from bot.tables.table import Table

ROUND_SECONDS = 60.0  # between looks for games whose end nobody has told us of
NAME = "results"  # as the health check names it


class Keeper:
    """Notes the result of each game when it ends, and of all that ended while nobody looked."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._ended = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Note results from now on."""
        services = self._bot.services
        services.listeners.append(self._changed)
        rounds = again_and_again(NAME, self._round, 0.0, services.health)
        self._running.add(asyncio.create_task(rounds))

    async def end(self) -> None:
        """Stop; whatever is not noted is found when the bot begins again."""
        await end_all(self._running)

    def _changed(self, table: Table) -> None:
        if table.row.status.is_over:
            self._ended.set()

    async def _round(self) -> None:
        self._ended.clear()
        await self._bot.services.noter.note_all()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ended.wait(), ROUND_SECONDS)
