"""``thoth export GAME``: write a finished game to a file that anybody can check.

The file holds every decision, what was taken back, the seed of chance and the seals of secret
picks, but no Discord accounts.  ``thoth prove`` and ``thoth replay`` check it.  It works on a copy
of the database, so you can run it beside the bot.  A game that goes on is not exported.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.commands import databases, recordings
from bot.commands.command import UsageError
from bot.commands.recordings import Recorded
from bot.store.errors import NoSuchGame
from bot.store.opening import FILE, copy_store, open_store
from bot.trust.exporting import NotOver, export


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", type=int, help="the number of the game")
    databases.add_arguments(parser)
    parser.add_argument(
        "--to", type=Path, metavar="FILE", help="where to write it; without it, to the console"
    )


def run(args: argparse.Namespace) -> int:
    """Write one game."""
    where = databases.chosen(args)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        copy_store(where, copy)
        game = asyncio.run(_exported(copy, args.game))
    text = recordings.dumps(game)
    if args.to is None:
        sys.stdout.write(text)
        return 0
    try:
        args.to.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{args.to} cannot be written: {error.strerror}") from None
    return 0


async def _exported(path: Path, number: int) -> Recorded:
    store = await open_store(path)
    try:
        return await export(store, number)
    except (NotOver, NoSuchGame) as error:
        raise UsageError(str(error)) from None
    finally:
        await store.close()
