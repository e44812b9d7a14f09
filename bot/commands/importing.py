"""``thoth import FILE``: store an exported game in your own database.

The game is checked as by ``thoth prove`` and gets a number of its own; /replay, /log and /review
show it by that number to whoever can read the channel that you name.  Its players are only names.
You can run it beside the bot, with the same build.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.commands import databases, recordings
from bot.commands.command import UsageError
from bot.commands.recordings import BadRecording, Recorded
from bot.store.opening import Where, open_store
from bot.store.rows import Place
from bot.trust.importing import import_game
from bot.trust.proving import Wrong


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("file", type=Path, help="a game from /game export or thoth export")
    databases.add_arguments(parser)
    parser.add_argument("--server", type=int, help="the id of the server that may see it")
    parser.add_argument("--channel", type=int, help="the id of the channel that may see it")


def run(args: argparse.Namespace) -> int:
    """Import every game of the file; nothing of one that is wrong."""
    if (args.server is None) != (args.channel is None):
        raise UsageError("--server and --channel go together")
    where = databases.chosen(args)
    games = recordings.read(args.file)
    if any(game.played is None for game in games):
        raise BadRecording(f"{args.file}: it is a recorded game, not an exported one")
    place = Place(args.server, args.channel)
    return asyncio.run(_import_all(where, games, place))


async def _import_all(where: Where, games: list[Recorded], place: Place) -> int:
    store, failed = await open_store(where), False
    try:
        for game in games:
            try:
                number = await import_game(store, game, place)
            except Wrong as wrong:
                failed = True
                sys.stdout.write(f"not imported: {wrong}\n")
            else:
                hint = "" if place.channel else "; nobody on Discord sees it without --channel"
                sys.stdout.write(f"imported as game {number}{hint}\n")
    finally:
        await store.close()
    return 1 if failed else 0
