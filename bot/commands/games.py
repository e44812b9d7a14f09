"""``python -m bot games``: the games of this build, one a line, for scripts.

``--write README.md docs/guide.en.md ...`` brings what those pages say about the games up to date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.commands.game_pages import BEGIN, END, part_for
from bot.commands.generated import rewrite
from bot.games.registry import GAMES, ON_DISCORD


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument(
        "--on-discord", action="store_true", help="only those that can be played on Discord"
    )
    parser.add_argument(
        "--write", nargs="+", type=Path, default=[], metavar="PAGE", help="bring pages up to date"
    )


def run(args: argparse.Namespace) -> int:
    """Print the names, or write pages."""
    for path in args.write:
        rewrite(path, BEGIN, END, part_for(path))
    if args.write:
        return 0
    names = ON_DISCORD if args.on_discord else GAMES
    sys.stdout.write("".join(f"{name}\n" for name in names))
    return 0
