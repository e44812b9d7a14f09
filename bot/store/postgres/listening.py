"""Hears what other processes have changed, as the triggers of the database tell it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.store.fleet import Change, Thing
from bot.store.postgres import errors
from bot.store.postgres.connection import Connection
from bot.store.postgres.pool import Pool

log = logging.getLogger(__name__)
AGAIN = 1.0  # seconds until a lost connection is tried again


class Listening:
    """A connection that only listens; when it was lost, nobody knows what was missed."""

    def __init__(self, pool: Pool, sender: str) -> None:
        self._pool = pool
        self._sender = sender
        self._task: asyncio.Task[None] | None = None

    def begin(self, told: Callable[[Change], None]) -> None:
        """Go on listening until it is closed."""
        assert self._task is None, "one listener hears everything"
        self._task = asyncio.create_task(self._listen(told))

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _listen(self, told: Callable[[Change], None]) -> None:
        while True:
            try:
                connection = await self._pool.another(idle_session_timeout="0")
            except errors.ANY as error:
                log.warning("nobody tells what others change: %s", errors.words(error))
                await asyncio.sleep(AGAIN)
                continue
            try:
                await self._until_lost(connection, told)
            except errors.ANY as error:
                log.warning("the listening connection was lost: %s", errors.words(error))
            finally:
                connection.raw.terminate()
            await asyncio.sleep(AGAIN)

    async def _until_lost(self, connection: Connection, told: Callable[[Change], None]) -> None:
        lost = asyncio.Event()
        connection.raw.add_termination_listener(lambda _: lost.set())
        channel = await connection.raw.fetchval("select 'thoth_' || current_schema()")
        await connection.raw.add_listener(channel, lambda *heard: self._hear(str(heard[3]), told))
        told(Change(Thing.ANYTHING))  # whatever has changed before somebody listened
        await lost.wait()

    def _hear(self, payload: str, told: Callable[[Change], None]) -> None:
        sender, what, number, acts, guild, owner = json.loads(payload)
        if sender != self._sender:
            told(Change(Thing(what), number, acts, guild, owner))
