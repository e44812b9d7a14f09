"""While a computer player thinks for long, people see that somebody is at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.process.supervised import end_all
from bot.tables.table import Table

LONG_SECONDS = 2.0  # nobody wonders before
AGAIN_SECONDS = 8.0  # what Discord shows of it passes after ten


@asynccontextmanager
async def shown_thinking(
    table: Table, show: Callable[[Table], Awaitable[None]]
) -> AsyncIterator[None]:
    """Show now and then that somebody thinks, for as long as the block takes.

    Never of what is asked quietly: whoever is seen to think about it was asked.
    """

    async def again() -> None:
        await asyncio.sleep(LONG_SECONDS)
        while True:
            if not table.is_quiet:
                await show(table)
            await asyncio.sleep(AGAIN_SECONDS)

    showing = asyncio.create_task(again())
    try:
        yield
    finally:
        await end_all([showing])
