"""Holds the database's lease while the process lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from bot.store.errors import LeaseLost, StoreError
from bot.store.holders import new_holder
from bot.store.store import Store

log = logging.getLogger(__name__)
SECONDS = 30.0
RENEWALS = 3  # in the time of one lease
ALL = 1  # of the shards: there is one process, and Discord parts nothing


class Lease:
    """Keeps a second process out of the same database."""

    def __init__(
        self,
        store: Store,
        seconds: float = SECONDS,
        report: Callable[[], str] = lambda: "{}",
    ) -> None:
        self._store = store
        self._report = report  # how this process is, for the health check
        self._seconds = seconds
        self._renewing: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()  # set when another process has taken over

    async def take(self) -> None:
        """Take it and go on renewing it; raises :exc:`~bot.store.errors.LeaseHeld`."""
        await self._store.fleet.join(new_holder(), ALL, self._seconds)
        self._renewing = asyncio.create_task(self._renew())

    async def leave(self) -> None:
        """Give it up, so that the next process need not wait."""
        if self._renewing is not None:
            self._renewing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._renewing
        if not self.lost.is_set():
            try:
                await self._store.fleet.leave()
            except StoreError as error:  # then the next process waits until it expires
                log.error("the lease could not be left: %s", error)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / RENEWALS)
            try:
                await self._store.fleet.keep(self._report(), self._seconds)
            except LeaseLost:
                log.error("another process has taken the database over; this one must stop")
                self.lost.set()
                return
            except StoreError as error:  # a full disk may pass; the lease is still ours
                log.error("the lease could not be renewed: %s", error)
            except Exception:  # whatever it is, who stops renewing loses everything
                log.exception("the lease could not be renewed")
