"""The herald attends to every table: lets computers play, then tells what happened, once.

One worker a table: whatever changes a table wakes it.  What is to be told is in the store's
outbox, written together with the act; it is struck off when the message is on Discord.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord

from bot import clocks
from bot.client import ThothBot
from bot.conducting import conduct
from bot.store.errors import StoreError
from bot.tables.refusals import CannotOpen, place_of
from bot.tables.table import Table
from cogs.tables.announcer import Announcer
from cogs.tables.letters import Letters

log = logging.getLogger(__name__)
RETRIES = (1.0, 5.0, 30.0, 120.0)  # seconds between attempts; after the last the next act retries
CLOCK_SECONDS = 5.0


class Herald:
    """Wakes for each change, and keeps the clocks."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._announcer = Announcer(bot)
        self._letters = Letters(bot)
        self._awake: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._ending = False

    async def begin(self) -> None:
        """Attend to everything that was left when the last process ended."""
        self._bot.house.listeners.append(self._changed)
        self._start(self._catch_up())

    async def end(self) -> None:
        """Stop; whatever has not been said stays in the outbox."""
        self._ending = True
        tasks = [*self._running, *self._awake.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _catch_up(self) -> None:
        """Say what is still to be said, let computers go on, then watch the clocks."""
        house = self._bot.house
        await self._bot.wait_until_ready()
        await clocks.come_back(house)
        for game in await house.store.restless():
            self.wake(game)
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            await clocks.be_alive(house)
            for clock in await house.store.clocks.due(house.clock()):
                await house.store.clocks.run_out(clock)
                self.wake(clock.game)

    def _changed(self, table: Table) -> None:
        self.wake(table.id)

    def wake(self, game: int) -> None:
        """Attend to a table soon, and again if it is being attended to."""
        self._again.add(game)
        if game not in self._awake and not self._ending:
            self._awake[game] = asyncio.create_task(self._work(game))

    async def _work(self, game: int) -> None:
        try:
            while game in self._again:
                self._again.discard(game)
                await self._attend_surely(game)
        finally:
            self._awake.pop(game, None)
            if game in self._again and not self._ending:
                self.wake(game)

    async def _attend_surely(self, game: int) -> None:
        """Attend, and if Discord or the disk fails, try again a few times."""
        for seconds in (*RETRIES, None):
            try:
                await self._attend(game)
            except (discord.HTTPException, aiohttp.ClientError, StoreError, OSError) as error:
                log.warning("game %d: not told yet, %s", game, type(error).__name__)
                self._announcer.doubt(game)
                self._letters.doubt(game)
                if seconds is None or _is_final(error):
                    return
                await asyncio.sleep(seconds)
            except Exception as error:  # one table's trouble must not stop the others
                log.error("game %d: cannot be attended to: %s", game, _described(error))
                return
            else:
                return

    async def _attend(self, game: int) -> None:
        table = await self._bot.house.tables.open(game)
        more = True
        while more:
            more = await conduct(self._bot.house, table)
            clock = await clocks.keep_time(self._bot.house, table)
            await self._announcer.announce(table, clock, final=not more)
        await self._letters.write(table)


def _is_final(error: Exception) -> bool:
    """Say whether Discord will refuse the same again: the channel is gone, or closed to us."""
    return isinstance(error, discord.NotFound | discord.Forbidden)


def _described(error: Exception) -> str:
    return str(error) if isinstance(error, CannotOpen) else place_of(error)
