"""This process among those that share a database: which of Discord's shards it serves.

Alone it serves all of them.  A process that dies is missed after some seconds, and the others take
its shards over; one that begins is given some of theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.store.errors import LeaseLost, OtherShards, StoreError
from bot.store.fleet import FleetStore, Shards
from bot.store.holders import new_holder

log = logging.getLogger(__name__)
SECONDS = 20.0  # after which a process that is not heard of is dead
RENEWALS = 4  # in that time

OfSome = Callable[[Shards], Awaitable[None]]


class Fleet:
    """Stays one of the processes, and knows what is ours.

    What is ``ours`` changes in the database first; it is ``served`` when Discord has told us of
    its servers.
    """

    def __init__(
        self,
        store: FleetStore,
        seconds: float = SECONDS,
        report: Callable[[], str] = lambda: "{}",
    ) -> None:
        self._store = store
        self._report = report  # how this process is, for the health check
        self._seconds = seconds
        self._own: tuple[int, ...] = ()
        self._leaving: frozenset[int] = frozenset()  # shards that others are about to have
        self._keeping: asyncio.Task[None] | None = None
        self._giving: asyncio.Task[None] | None = None
        self.count = 1  # of all shards
        self.processes = 1
        self.lost = asyncio.Event()  # set when another process has taken over
        self.is_told: Callable[[int], bool] = lambda _: True  # whether we know a shard's servers
        self.taken: list[OfSome] = []  # done one after another with what we are given
        self.let_go: list[OfSome] = []  # the same before others may have some

    @property
    def ours(self) -> Shards:
        """The shards whose tables nobody else attends to."""
        return Shards(self.count, tuple(s for s in self._own if s not in self._leaving))

    @property
    def served(self) -> Shards:
        """Those of them of whose servers Discord has told us."""
        return Shards(self.count, tuple(filter(self.is_told, self.ours.own)))

    @property
    def leads(self) -> bool:
        """Whether what belongs to no server is ours to do."""
        return self.served.has(None)

    # --- coming and going -------------------------------------------------------------------

    async def join(self, shards: int = 1, *, is_advice: bool = False) -> None:
        """Become one of the processes and stay it.

        Advice on the number of shards gives way to the number that others use already.  Raises
        :exc:`~bot.store.errors.LeaseHeld` and :exc:`~bot.store.errors.OtherShards`.
        """
        holder = new_holder()
        try:
            await self._store.join(holder, shards, self._seconds)
        except OtherShards as other:
            if not is_advice:
                raise
            shards = other.theirs
            await self._store.join(holder, shards, self._seconds)
        self.count = shards
        await self._keep()
        self._keeping = asyncio.create_task(self._keep_on())

    async def leave(self) -> None:
        """Be none of them any more, so that nobody need wait for our shards."""
        for task in (self._giving, self._keeping):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if not self.lost.is_set():
            try:
                await self._store.leave()
            except StoreError as error:  # then the others wait until we are missed
                log.error("the lease could not be left: %s", error)

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / RENEWALS)
            try:
                await self._keep()
                await self._balance()
            except LeaseLost:
                log.error("another process has taken the database over; this one must stop")
                self.lost.set()
                return
            except StoreError as error:  # a full disk may pass; the lease is still ours
                log.error("the lease could not be renewed: %s", error)
            except Exception:  # whatever it is, who stops renewing loses everything
                log.exception("the lease could not be renewed")

    async def _keep(self) -> None:
        before = self._own
        self._own = await self._store.keep(self._report(), self._seconds)
        await self._take([shard for shard in self._own if shard not in before])

    async def _take(self, new: Sequence[int]) -> None:
        """Let everybody know what is ours besides from now on."""
        if not new:
            return
        if self.count > 1:
            log.info("shards %s of %d are ours too", _listed(new), self.count)
        for hear in self.taken:
            await hear(Shards(self.count, tuple(new)))

    async def _balance(self) -> None:
        """Give back what others wait for; we stay one of them while that lasts."""
        self.processes = max(1, len(await self._store.processes()))
        if self._giving is not None and not self._giving.done():
            return
        if spare := await self._store.too_many():
            self._giving = asyncio.create_task(self._give_back(spare))

    async def _give_back(self, spare: Sequence[int]) -> None:
        """Do nothing more for some shards, then let others have them."""
        log.info("shards %s are given back", _listed(spare))
        self._leaving = frozenset(spare)
        try:
            for let_go in self.let_go:
                await let_go(Shards(self.count, tuple(spare)))
            await self._store.give_back(spare)
            self._own = tuple(shard for shard in self._own if shard not in spare)
            self._leaving = frozenset()
        except StoreError as error:  # they stay ours, and it is tried again
            log.error("shards could not be given back: %s", error)
            self._leaving = frozenset()
            await self._take(spare)


def _listed(shards: Sequence[int]) -> str:
    return ", ".join(map(str, shards))
