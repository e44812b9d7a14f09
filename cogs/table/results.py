"""Leads whoever has chosen in secret as the last one to what came of it.

Their private answer is there before the table is told, and the result may stand above it: in a
panel that goes on.  So the answer is shown at once, and with an address once there is one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PATIENCE = 8.0  # seconds; whoever waits longer finds the place of the game
_awaited: dict[int, set[Result]] = {}  # by game


class Result:
    """The address of the message that tells what came of an act, once it is told."""

    def __init__(self, after: int) -> None:
        self.after = after  # the last act before it
        self._address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def is_at(self, address: str) -> None:
        """Note where it is told, by the first message that tells something of it."""
        if not self._address.done():
            self._address.set_result(address)

    async def address(self) -> str | None:
        """Wait for the address; None if nothing is told for long."""
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(self._address), PATIENCE)
        return None


@contextmanager
def awaited(game: int, after: int) -> Iterator[Result]:
    """Wait for what comes of the next act of a game; it may be told before the act returns."""
    result = Result(after)
    _awaited.setdefault(game, set()).add(result)
    try:
        yield result
    finally:
        _awaited[game].discard(result)
        if not _awaited[game]:
            del _awaited[game]


def told_at(game: int, act: int, address: str) -> None:
    """Note that a message tells all that happened up to an act."""
    for result in _awaited.get(game, ()):
        if act > result.after:
            result.is_at(address)
