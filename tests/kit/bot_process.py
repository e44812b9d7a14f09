"""`python -m tests.kit.bot_process`: the bot alone, on a sandbox that runs elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot import logs
from bot.client import ThothBot
from bot.command import UsageError
from bot.local import GUILD_READY_SECONDS, point_at
from bot.online import run_online
from bot.store.errors import StoreError

LATE = "late"  # a file with the seconds by which the bot's clock is put forward


def late_clock(path: Path) -> Callable[[], float]:
    """A clock that a test can put forward while the bot runs."""

    def now() -> float:
        return time.time() + (float(path.read_text()) if path.exists() else 0.0)

    return now


if __name__ == "__main__":
    logs.set_up(os.environ.get("THOTH_LOG_LEVEL", "INFO"))
    point_at(os.environ["SANDBOX_BASE"])
    bot = ThothBot(
        Path(os.environ["SANDBOX_FOLDER"]),
        clock=late_clock(Path(os.environ["SANDBOX_FOLDER"]) / LATE),
        extensions=os.environ["SANDBOX_EXTENSIONS"].split(","),
        guild_ready_timeout=GUILD_READY_SECONDS,
    )
    try:
        asyncio.run(run_online(bot, os.environ["SANDBOX_TOKEN"]))
    except (StoreError, UsageError) as error:
        sys.exit(f"bot: {error}")
