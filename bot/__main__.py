"""``python -m bot``: the command line.

Without a command it runs the bot: on Discord if DISCORD_TOKEN is set, else on a local Discord.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot import bench, draw, duel, fuzz, gallery, invite, play, referee, replay, verify
from bot.command import Command, UsageError
from bot.games import UnknownGame
from bot.recorded import BadRecording
from bot.store.errors import StoreError

COMMANDS: dict[str, tuple[Command, str]] = {
    "referee": (referee, "judge games over JSON lines"),
    "fuzz": (fuzz, "play random games and check everything"),
    "replay": (replay, "play recorded games again"),
    "invite": (invite, "print the link that adds the bot to a server"),
    "verify": (verify, "play every stored game again with this build"),
    "duel": (duel, "let computer players play one another"),
    "draw": (draw, "draw a position"),
    "gallery": (gallery, "draw every kind of picture for the documentation"),
    "bench": (bench, "measure speed"),
}
BAD_USAGE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without one, the bot."""
    args = _parser().parse_args(argv)
    command: Command = COMMANDS[args.command][0] if args.command else play
    try:
        return command.run(args)
    except (UsageError, UnknownGame, BadRecording, StoreError) as error:
        command_line = f"bot {args.command}" if args.command else "bot"
        sys.stderr.write(f"{command_line}: {error}\n")
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads us any more; Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bot", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    play.add_arguments(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (command, summary) in COMMANDS.items():
        sub = commands.add_parser(
            name, help=summary, description=command.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        command.add_arguments(sub)
    return parser


if __name__ == "__main__":
    sys.exit(main())
