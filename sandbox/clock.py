"""The time of the local Discord, which a test can push forward."""

from __future__ import annotations

import asyncio
import datetime
import time
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

    async def wait_until(self, what: asyncio.Future[T], deadline: float) -> T:
        """Wait for the future; if the deadline passes first, raise TimeoutError and leave it be."""
        while not what.done() and (left := deadline - self.now()) > 0:
            moved = asyncio.ensure_future(self._moved.wait())
            either: set[asyncio.Future[Any]] = {what, moved}
            try:
                await asyncio.wait(either, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            finally:
                moved.cancel()
        if not what.done():
            raise TimeoutError
        return what.result()


def timestamp(seconds: float) -> str:
    """Write a moment down as Discord does."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()
