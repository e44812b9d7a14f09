"""Run the bot: on Discord with a token, on a local Discord without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
from pathlib import Path

from bot import logs
from bot.client import ThothBot
from bot.command import UsageError
from bot.local import run_local
from bot.online import run_online
from bot.settings import DEFAULT_PORT, Settings, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line; what is not given comes from the settings."""
    parser.add_argument("--port", help=f"of the local Discord (THOTH_PORT, {DEFAULT_PORT})")
    parser.add_argument("--data", type=Path, help="folder of what is kept (THOTH_DATA, data)")
    parser.add_argument("--log-level", help="how much is logged (THOTH_LOG_LEVEL, INFO)")


def run(args: argparse.Namespace) -> int:
    """Run until stopped; with a token the local Discord is never started."""
    settings = read_settings(port=args.port, data=args.data, log_level=args.log_level)
    _expect_folder(settings.data)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play(settings))
    return 0


async def _play(settings: Settings) -> None:
    if settings.token is not None:
        token = settings.token.get_secret_value()
        logs.set_up(settings.log_level, secrets=[token])
        await run_online(ThothBot(settings.data), token)
    else:
        logs.set_up(settings.log_level)
        logging.getLogger("discord").setLevel(logging.WARNING)  # a local Discord is no news
        await run_local(settings.port, settings.data)


def _expect_folder(folder: Path) -> None:
    """See that there is a folder to write to, before anything is started."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"the folder {folder} of THOTH_DATA cannot be made: {error.strerror}"
        ) from None
    if not os.access(folder, os.W_OK):
        raise UsageError(f"the folder {folder} of THOTH_DATA cannot be written to")
