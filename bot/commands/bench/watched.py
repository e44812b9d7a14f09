"""``python -m bot.commands.bench.watched``: a bot that reports on itself.

It connects to a Discord elsewhere, reads requests from standard input and answers each with a
line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

from discord.ext import commands

from bot.commands.bench.acknowledging import Acknowledging
from bot.commands.bench.bare import BareBot
from bot.commands.bench.lag import Lag, percentile
from bot.process import logs
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, point_at
from bot.process.online import run_online
from bot.process.settings import Sharing
from bot.process.stopping import told_to_stop
from bot.tables.table import Table

QUEUE_SECONDS = 0.02  # between two looks at the queue of pictures


class Watched:
    """Watches a bot from inside its process."""

    def __init__(self, bot: commands.Bot | commands.AutoShardedBot) -> None:
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
            services = getattr(self._bot, "services", None)
            if services is not None:
                self._queue.append(services.pictures_waiting)
            await asyncio.sleep(QUEUE_SECONDS)

    async def answer(self) -> None:
        """Answer requests until the input ends."""
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := (await reader.readline()).decode().split():
            if line[0] == "open":
                await self._open(int(line[1]))
            sys.stdout.write(json.dumps(self._figures()) + "\n")
            sys.stdout.flush()
        signal.raise_signal(signal.SIGTERM)  # the benchmark is gone

    async def _open(self, count: int) -> None:
        """Hold that many tables in memory."""
        assert isinstance(self._bot, ThothBot)
        for game in range(len(self._held) + 1, count + 1):
            self._held.append(await self._bot.services.tables.open(game))
        gc.collect()

    def _figures(self) -> dict[str, Any]:
        queue, self._queue = sorted(self._queue), []
        cpu, self._cpu = time.process_time() - self._cpu, time.process_time()
        took = self._acknowledging.take()
        return self._lag.take() | {
            "acknowledged_p50_ms": percentile(took, 50) * 1000,
            "acknowledged_p99_ms": percentile(took, 99) * 1000,
            "acknowledged_most_ms": max(took, default=0.0) * 1000,
            "queue": queue[len(queue) // 2] if queue else 0,
            "cpu_s": cpu,
            "lived_cpu_s": time.process_time(),
        }


async def run() -> None:
    """Run a bot until told to stop."""
    folder = Path(os.environ["BENCH_FOLDER"])
    token = os.environ["BENCH_TOKEN"]
    if os.environ.get("BENCH_BARE"):
        await _run_bare(token)
        return
    sharing = Sharing(
        int(os.environ.get("BENCH_SHARDS") or 0) or None,
        database=os.environ.get("BENCH_DATABASE", ""),
    )
    bot = ThothBot(folder, guild_ready_timeout=GUILD_READY_SECONDS, sharing=sharing)
    watched = Watched(bot)
    async with asyncio.TaskGroup() as group:
        watching = [group.create_task(watched.look()), group.create_task(watched.answer())]
        await run_online(lambda: bot, token)
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
