"""Loops that survive any error, and the end of whatever runs in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.process.health import Health
from bot.tables.refusals import place_of

log = logging.getLogger(__name__)
LATE = 12  # rounds that may fail or be late before the health check complains
LEAST = 60.0  # seconds, for loops whose rounds are short
CANCEL_AGAIN = 1.0  # seconds
CANCELLATIONS = 10  # after which a task is left to itself: a process must be able to end


async def again_and_again(
    name: str, work: Callable[[], Awaitable[None]], seconds: float, health: Health
) -> None:
    """Do some work every few seconds for as long as the process lives."""
    within = max(LEAST, LATE * seconds)
    health.beat(name, within=within)
    while True:
        try:
            await work()
        except Exception as error:  # a full disk, a locked database: it may pass
            log.error("%s: %s", name, place_of(error))
        else:
            health.beat(name, within=within)
        await asyncio.sleep(seconds)


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until each has ended; whatever it raises is of no interest any more.

    Once is not enough: a cancellation gets lost when what a task waits for ends at the same moment,
    or when something on the way out fails, and a loop that survives any error then goes on.
    """
    left = set(tasks)
    for _ in range(CANCELLATIONS):
        for task in left:
            task.cancel()
        if not left:
            return
        done, left = await asyncio.wait(left, timeout=CANCEL_AGAIN)
        await asyncio.gather(*done, return_exceptions=True)
    for task in left:
        log.error("cannot be ended: %s", task.get_coro())
