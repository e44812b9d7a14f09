"""Run the bot: on Discord with a token, on a local Discord without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
from pathlib import Path

from bot.client import ThothBot
from bot.local import DEFAULT_PORT, run_local

TOKEN_VARIABLE = "DISCORD_TOKEN"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument(
        "--port", type=int, default=DEFAULT_PORT, help=f"of the local Discord ({DEFAULT_PORT})"
    )
    parser.add_argument(
        "--data", type=Path, default=Path("data"), help="folder of what is kept (data)"
    )


def run(args: argparse.Namespace) -> int:
    """Run until stopped; with a token the local Discord is never started."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        if token := os.environ.get(TOKEN_VARIABLE):
            ThothBot(args.data).run(token, log_handler=None)
        else:
            logging.getLogger("discord").setLevel(logging.WARNING)
            asyncio.run(run_local(args.port, args.data))
    return 0
