"""`python -m tests.kit.bot_process`: the bot alone, on a sandbox that runs elsewhere."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path

from bot.client import ThothBot
from bot.local import GUILD_READY_SECONDS, point_at

LATE = "late"  # a file with the seconds by which the bot's clock is put forward


def late_clock(path: Path) -> Callable[[], float]:
    """A clock that a test can put forward while the bot runs."""

    def now() -> float:
        return time.time() + (float(path.read_text()) if path.exists() else 0.0)

    return now


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    point_at(os.environ["SANDBOX_BASE"])
    bot = ThothBot(
        Path(os.environ["SANDBOX_FOLDER"]),
        clock=late_clock(Path(os.environ["SANDBOX_FOLDER"]) / LATE),
        extensions=os.environ["SANDBOX_EXTENSIONS"].split(","),
        guild_ready_timeout=GUILD_READY_SECONDS,
    )
    bot.run(os.environ["SANDBOX_TOKEN"], log_handler=None)
