"""``thoth`` or ``python -m bot``: the command line.

Without a command it runs the bot: on Discord if DISCORD_TOKEN is set, else on a local Discord.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot.commands import (
    bench,
    draw,
    emojis,
    export,
    fuzz,
    gallery,
    games,
    importing,
    invite,
    match,
    move_data,
    prove,
    ratings,
    referee,
    replay,
    restored,
    run,
    train,
    verify,
)
from bot.commands.command import Command, PassingTrouble, UsageError
from bot.commands.recordings import BadRecording
from bot.games.registry import UnknownGame
from bot.store.errors import BadDatabase, Damaged, StoreError, TooNew

NAME = "thoth"  # of the console command
COMMANDS: dict[str, tuple[Command, str]] = {
    "games": (games, "list the games of this build"),
    "referee": (referee, "referee games over JSON lines"),
    "fuzz": (fuzz, "play random games and check every invariant"),
    "replay": (replay, "replay recorded games"),
    "export": (export, "write a finished game to a file"),
    "import": (importing, "store an exported game in your database"),
    "prove": (prove, "check an exported game: draws, sealed picks, moves"),
    "invite": (invite, "print the link that adds the bot to a server"),
    "emojis": (emojis, "upload the games' emojis to your application"),
    "verify": (verify, "replay every stored game with this build"),
    "move-data": (move_data, "copy everything from SQLite to PostgreSQL or back"),
    "restored": (restored, "say that an older copy of a PostgreSQL database is back"),
    "match": (match, "play computer players against each other"),
    "ratings": (ratings, "rate computer players by games of all against all"),
    "train": (train, "learn from self-play what positions are worth"),
    "draw": (draw, "draw a position"),
    "gallery": (gallery, "draw every kind of picture for the documentation"),
    "bench": (bench, "run benchmarks"),
}
BAD_USAGE = 2  # restarting won't help
PASSING = 75  # restarting may help: EX_TEMPFAIL of sysexits.h
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without one, the bot."""
    args = _parser().parse_args(argv)
    command: Command = COMMANDS[args.command][0] if args.command else run
    try:
        return command.run(args)
    except (UsageError, UnknownGame, BadRecording, TooNew, BadDatabase, Damaged) as error:
        return _failed(args.command, error, BAD_USAGE)
    except (PassingTrouble, StoreError) as error:
        return _failed(args.command, error, PASSING)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody is reading; Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _failed(command: str | None, error: Exception, code: int) -> int:
    sys.stderr.write(f"{f'{NAME} {command}' if command else NAME}: {error}\n")
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=NAME, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    run.add_arguments(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (command, summary) in COMMANDS.items():
        sub = commands.add_parser(
            name,
            help=summary,
            description=command.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.add_arguments(sub)
    return parser


if __name__ == "__main__":
    sys.exit(main())
