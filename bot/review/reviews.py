"""The reviews of a process: each is made once, also if several ask for it at the same time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.review.judging import Review, review
from bot.review.retold import log_of
from bot.store.store import Store

MOST_KEPT = 16
Work: TypeAlias = Callable[[Callable[[], Review]], Awaitable[Review | None]]


class Reviews:
    """Reviews by game, the newest ones; a game that is over does not change any more."""

    def __init__(self, store: Store, work: Work) -> None:
        self._store = store
        self._work = work  # does it in a worker process
        self._kept: OrderedDict[int, asyncio.Task[Review | None]] = OrderedDict()

    def begun(self, game: int) -> asyncio.Task[Review | None]:
        """Return the review of a game that is over; None comes of one that failed.

        Raises :exc:`~bot.review.retold.OtherRules` when it is awaited.
        """
        task = self._kept.get(game)
        if task is None or (task.done() and (task.exception() or task.result() is None)):
            task = self._kept[game] = asyncio.create_task(self._made(game))
        self._kept.move_to_end(game)
        while len(self._kept) > MOST_KEPT and next(iter(self._kept.values())).done():
            self._kept.popitem(last=False)
        return task

    async def close(self) -> None:
        """Give up what is under way."""
        tasks = list(self._kept.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, game: int) -> Review | None:
        log = await log_of(self._store, game)
        return await self._work(partial(review, log))
