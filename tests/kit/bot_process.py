"""`python -m tests.kit.bot_process`: the bot alone, on a sandbox that runs elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from bot import house, logs
from bot.client import ThothBot
from bot.command import UsageError
from bot.local import GUILD_READY_SECONDS, point_at
from bot.online import run_online
from bot.store.errors import StoreError
from cogs.tables import herald

LOOK_SECONDS = 0.2  # between two looks at the clocks; nobody wants to wait for a test
LATE = "late"  # a file with the seconds by which the bot's clock is put forward


def late_clock(path: Path) -> Callable[[], float]:
    """A clock that a test can put forward while the bot runs."""

    def now() -> float:
        return time.time() + (float(path.read_text()) if path.exists() else 0.0)

    return now


def run(environment: Mapping[str, str]) -> None:
    """Run the bot until it is told to stop."""
    herald.CLOCK_SECONDS = LOOK_SECONDS
    house.PAINTERS = 1  # each takes a second to begin, and most tests see few pictures
    logs.set_up(environment.get("THOTH_LOG_LEVEL", "INFO"))
    point_at(environment["SANDBOX_BASE"])
    folder = Path(environment["SANDBOX_FOLDER"])
    bot = ThothBot(
        folder,
        clock=late_clock(folder / LATE),
        extensions=environment["SANDBOX_EXTENSIONS"].split(","),
        guild_ready_timeout=GUILD_READY_SECONDS,
    )
    try:
        asyncio.run(run_online(bot, environment["SANDBOX_TOKEN"]))
    except (StoreError, UsageError) as error:
        sys.exit(f"bot: {error}")


def run_forked(environment: Mapping[str, str], log: str) -> None:
    """Run the bot in a process that was forked for it, with a log of its own."""
    with open(log, "ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    run(environment)


if __name__ == "__main__":
    run(os.environ)
