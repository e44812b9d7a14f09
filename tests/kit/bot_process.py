"""`python -m tests.kit.bot_process`: the bot alone, on a sandbox that runs elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.__main__ import BAD_USAGE, PASSING
from bot.commands.command import UsageError
from bot.process import fleet, logs, services, worker
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, point_at
from bot.process.online import run_online
from bot.process.settings import Sharing
from bot.store.errors import StoreError
from bot.store.holders import new_holder
from bot.tables import tables
from bot.tables.chance import seeded
from bot.turns import table_workers, together
from cogs.daily import letter as daily

LOOK_SECONDS = 0.2  # between two looks at the clocks; nobody wants to wait for a test
PICTURE_SECONDS = 60.0  # so that a slow machine does not change what tests compare
LATE = "late"  # a file with the seconds that have passed for the bot beside the real ones
WRONG = "wrong"  # a file with the seconds by which the machine's clock is wrong


def late_clock(clock: Callable[[], float], *paths: Path) -> Callable[[], float]:
    """A clock that a test can put forward while the bot runs."""

    def now() -> float:
        return clock() + sum(float(path.read_text()) for path in paths if path.exists())

    return now


def run(environment: Mapping[str, str]) -> None:
    """Run the bot until it is told to stop."""
    table_workers.CLOCK_SECONDS = daily.LOOK_SECONDS = LOOK_SECONDS
    together.HELD_SECONDS = float(environment.get("THOTH_TEST_HELD", 0.0))  # most tests just read
    if (seed := environment.get("THOTH_TEST_SEED")) is not None:
        tables.seeded = lambda _: seeded(seed)  # every game of this process has the same luck
    services.PAINTERS = 1  # most tests see few pictures
    # Drawing ahead would take longer than drawing, and whoever has drawn something keeps it.
    worker.AHEAD_SECONDS, worker.MOST_OWN_MB = 3600.0, 1000.0
    services.Services.strict = True
    patience = float(environment.get("THOTH_TEST_PATIENCE", PICTURE_SECONDS))
    services.Services.patience = services.Services.private_patience = patience
    logs.set_up(environment.get("THOTH_LOG_LEVEL", "INFO"))
    point_at(environment["SANDBOX_BASE"])
    folder = Path(environment["SANDBOX_FOLDER"])
    if (machine := environment.get("THOTH_TEST_MACHINE")) is not None:
        fleet.new_holder = lambda: f"{machine}:{new_holder().partition(':')[2]}"

    def bot() -> ThothBot:
        return ThothBot(
            folder,
            clock=late_clock(time.time, folder / LATE, folder / WRONG),
            steady=late_clock(time.monotonic, folder / LATE),
            extensions=environment["SANDBOX_EXTENSIONS"].split(","),
            guild_ready_timeout=GUILD_READY_SECONDS,
            sharing=Sharing(
                int(environment.get("SANDBOX_SHARDS", 0)) or None,
                database=environment.get("SANDBOX_DATABASE", ""),
            ),
        )

    try:
        asyncio.run(run_online(bot, environment["SANDBOX_TOKEN"]))
    except (StoreError, UsageError) as error:
        sys.stderr.write(f"thoth: {error}\n")
        sys.exit(BAD_USAGE if isinstance(error, UsageError) else PASSING)


def run_forked(environment: Mapping[str, str], log: str) -> None:
    """Run the bot in a process that was forked for it, with a log of its own."""
    with open(log, "ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    run(environment)


if __name__ == "__main__":
    run(os.environ)
