"""Keeps the results of games up to date while the bot runs."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.process.client import ThothBot
from bot.process.supervised import end_all
from bot.tables.refusals import place_of
from bot.tables.table import Table

log = logging.getLogger(__name__)
ROUND_SECONDS = 60.0  # between looks for games whose end nobody has told us of


class Keeper:
    """Notes the result of each game when it ends, and of all that ended while nobody looked."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._ended = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Note results from now on."""
        self._bot.services.listeners.append(self._changed)
        self._running.add(asyncio.create_task(self._rounds()))

    async def end(self) -> None:
        """Stop; whatever is not noted is found when the bot begins again."""
        await end_all(self._running)

    def _changed(self, table: Table) -> None:
        if table.row.status.is_over:
            self._ended.set()

    async def _rounds(self) -> None:
        """Note what has ended, again and again; the first round may have many old games."""
        while True:
            self._ended.clear()
            try:
                await self._bot.services.noter.note_all()
            except Exception as error:  # a full disk, a locked database: it may pass
                log.error("results cannot be noted: %s", place_of(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), ROUND_SECONDS)
