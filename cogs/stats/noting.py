"""Keeps the results of games up to date while the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from bot.tables.refusals import place_of
from bot.tables.table import Table

log = logging.getLogger(__name__)
ROUND_SECONDS = 30.0  # between looks for games whose end nobody has told us of, or that are old


class Keeper:
    """Notes the result of each game when it ends, and of all that ended while nobody looked."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._running: set[asyncio.Task[None]] = set()
        self._ending = False

    def begin(self) -> None:
        """Note results from now on."""
        services = self._bot.services
        services.listeners.append(self._changed)

        async def note() -> None:
            if services.fleet.leads:
                await services.noter.note_some()

        self._start(again_and_again("results", note, ROUND_SECONDS, services.health))

    async def end(self) -> None:
        """Stop; whatever is not noted is found when the bot begins again."""
        self._ending = True
        await end_all(self._running)

    def _changed(self, table: Table) -> None:
        if table.row.status.is_over:
            self._start(self._note(table.id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._ending:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _note(self, game: int) -> None:
        try:
            await self._bot.services.noter.note(game)
        except Exception as error:  # the next round finds it
            log.error("game %d: its result cannot be noted: %s", game, place_of(error))
