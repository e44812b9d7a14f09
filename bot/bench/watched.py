"""``python -m bot.bench.watched``: a bot alone, on a Discord elsewhere, that says how it is.

It is asked by lines on its standard input and answers each with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import resource
import signal
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from discord.ext import commands

from bot import logs
from bot.bench.acknowledging import Acknowledging
from bot.bench.bare import BareBot
from bot.bench.lag import Lag, percentile
from bot.client import ThothBot
from bot.local import GUILD_READY_SECONDS, point_at
from bot.online import run_online
from bot.stopping import told_to_stop
from bot.tables.table import Table

QUEUE_SECONDS = 0.02  # between two looks at the queue of pictures


class Watched:
    """Watches a bot from inside its process."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._lag = Lag()
        self._lag.time_callbacks()
        self._acknowledging = Acknowledging()
        self._queue: list[int] = []
        self._held: deque[Table] = deque()
        self._cpu = time.process_time()

    async def look(self) -> None:
        """Look at the queue of pictures for ever."""
        while True:
            house = getattr(self._bot, "house", None)
            if house is not None:
                self._queue.append(house.pictures_waiting)
            await asyncio.sleep(QUEUE_SECONDS)

    async def answer(self) -> None:
        """Answer whoever asks; when nobody is there any more, end."""
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := (await reader.readline()).decode().split():
            if line[0] == "open":
                await self._open(int(line[1]))
            sys.stdout.write(json.dumps(self._figures()) + "\n")
            sys.stdout.flush()
        signal.raise_signal(signal.SIGTERM)  # whoever measures is gone

    async def _open(self, count: int) -> None:
        """Hold so many tables in memory."""
        assert isinstance(self._bot, ThothBot)
        for game in range(len(self._held) + 1, count + 1):
            self._held.append(await self._bot.house.tables.open(game))
        gc.collect()

    def _figures(self) -> dict[str, Any]:
        queue, self._queue = sorted(self._queue), []
        cpu, self._cpu = time.process_time() - self._cpu, time.process_time()
        took = self._acknowledging.take()
        return self._lag.take() | {
            "acknowledged_p50_ms": percentile(took, 50) * 1000,
            "acknowledged_p99_ms": percentile(took, 99) * 1000,
            "acknowledged_most_ms": max(took, default=0.0) * 1000,
            "rss_mb": rss_mb(os.getpid()),
            "most_rss_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            "queue": queue[len(queue) // 2] if queue else 0,
            "cpu_s": cpu,
            "lived_cpu_s": time.process_time(),
        }


def rss_mb(process: int) -> float:
    """The memory of a process that is not shared out or swapped."""
    with suppress(OSError):  # only Linux tells
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


async def run() -> None:
    """Run a bot until told to stop."""
    folder = Path(os.environ["BENCH_FOLDER"])
    token = os.environ["BENCH_TOKEN"]
    if os.environ.get("BENCH_BARE"):
        await _run_bare(token)
        return
    bot = ThothBot(folder, guild_ready_timeout=GUILD_READY_SECONDS)
    watched = Watched(bot)
    async with asyncio.TaskGroup() as group:
        watching = [group.create_task(watched.look()), group.create_task(watched.answer())]
        await run_online(bot, token)
        for task in watching:
            task.cancel()


async def _run_bare(token: str) -> None:
    bot = BareBot(guild_ready_timeout=GUILD_READY_SECONDS)
    watched = Watched(bot)
    async with told_to_stop() as stop, bot, asyncio.TaskGroup() as group:
        tasks = [group.create_task(work) for work in (watched.answer(), bot.start(token))]
        await stop.wait()
        for task in tasks:
            task.cancel()


if __name__ == "__main__":
    logs.set_up("WARNING")
    logging.getLogger("discord").setLevel(logging.WARNING)
    point_at(os.environ["BENCH_BASE"])
    asyncio.run(run())
