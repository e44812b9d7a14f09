"""Work that can wait takes turns, a few per second."""

from __future__ import annotations

import asyncio

CATCH_UP = 3.0  # turns per second; Discord allows 50 requests, most of them for people


class Pace:
    """Gives out turns, evenly spaced; who comes first goes first."""

    def __init__(self, a_second: float = CATCH_UP) -> None:
        self._seconds = 1.0 / a_second
        self._next = 0.0  # when the next turn may be, by the loop's clock

    async def turn(self) -> None:
        """Wait for a turn."""
        now = asyncio.get_running_loop().time()
        mine = max(now, self._next)
        self._next = mine + self._seconds
        await asyncio.sleep(mine - now)
