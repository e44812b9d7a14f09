"""The time of the local Discord, which a test can push forward."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

T = TypeVar("T")


class Clock:
    """Wall time plus what `advance` added.

    Deadlines (3 s, 15 min, nonces) are measured on this clock, so a test need not sit them out.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Jump forward and wake everybody who waits for a deadline."""
        self._ahead += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def wait_until(self, what: Awaitable[T], deadline: float) -> T:
        """Wait for the awaitable; raise TimeoutError when the deadline passes first."""
        task = asyncio.ensure_future(what)
        while not task.done() and (left := deadline - self.now()) > 0:
            await self._wait_for_either(task, left)
        if task.done():
            return task.result()
        task.cancel()
        raise TimeoutError

    async def _wait_for_either(self, task: asyncio.Future[T], seconds: float) -> None:
        moved = asyncio.ensure_future(self._moved.wait())
        either: set[asyncio.Future[Any]] = {task, moved}
        try:
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            moved.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await moved


def timestamp(seconds: float) -> str:
    """Write a moment down as Discord does."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()
