"""A process that ends a game and is killed while it works its result out: ``dying.py DATABASE``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

from bot.results.noting import Noter
from bot.store.opening import open_store
from tests.bot.tables import kit


async def killed(work):
    """As by ``kill -9``."""
    work()
    os.kill(os.getpid(), signal.SIGKILL)


async def main(path: Path) -> None:
    store = await open_store(path)
    table, random = await kit.new_table(store, seats=2), Random(3)
    while table.session.request is not None:
        await kit.step(table, random)
    await Noter(store, killed).note_some()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
