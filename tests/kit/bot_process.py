"""`python -m tests.kit.bot_process`: the bot alone, on a sandbox that runs elsewhere."""

from __future__ import annotations

import logging
import os

from bot.client import ThothBot
from bot.local import GUILD_READY_SECONDS, point_at

if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    point_at(os.environ["SANDBOX_BASE"])
    bot = ThothBot(
        extensions=os.environ["SANDBOX_EXTENSIONS"].split(","),
        guild_ready_timeout=GUILD_READY_SECONDS,
    )
    bot.run(os.environ["SANDBOX_TOKEN"], log_handler=None)
