"""Run the bot: on Discord with a token, on a local Discord without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
from pathlib import Path

from bot.commands.command import UsageError
from bot.process import logs
from bot.process.client import ThothBot
from bot.process.local import run_local
from bot.process.online import run_online
from bot.process.requests import send_by
from bot.process.settings import DEFAULT_PORT, Settings, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line; what is not given comes from the settings."""
    parser.add_argument("--port", help=f"port of the local Discord (THOTH_PORT, {DEFAULT_PORT})")
    parser.add_argument("--data", type=Path, help="data directory (THOTH_DATA, data)")
    parser.add_argument("--log-level", help="log level (THOTH_LOG_LEVEL, INFO)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--local",
        action="store_const",
        const=True,
        help="use the local Discord, even with a token (THOTH_LOCAL=yes)",
    )
    where.add_argument(
        "--online",
        action="store_const",
        const=False,
        dest="local",
        help="never use the local Discord (THOTH_LOCAL=no)",
    )


def run(args: argparse.Namespace) -> int:
    """Run until stopped; with a token the local Discord is never started."""
    settings = read_settings(
        port=args.port, data=args.data, log_level=args.log_level, local=args.local
    )
    _expect_folder(settings.data)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play(settings))
    return 0


async def _play(settings: Settings) -> None:
    token, hosting, sharing = settings.online_token, settings.hosting, settings.sharing
    logs.set_up(settings.log_level, secrets=[token or "", sharing.database])
    if token is not None:
        if sharing.api:
            send_by(sharing.api)

        def bot() -> ThothBot:
            return ThothBot(settings.data, emojis=True, hosting=hosting, sharing=sharing)

        await run_online(bot, token)
    else:
        logging.getLogger("discord").setLevel(logging.WARNING)  # a local Discord is no news
        await run_local(settings.port, settings.data, hosting, sharing)


def _expect_folder(folder: Path) -> None:
    """See that there is a folder to write to, before anything is started."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            f"cannot create the data directory {folder} (THOTH_DATA): {error.strerror}"
        ) from None
    if not os.access(folder, os.W_OK):
        raise UsageError(f"the data directory {folder} (THOTH_DATA) is not writable")
