"""`python -m bot`: run the bot, on Discord with a token, on a local Discord without."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
from collections.abc import Sequence
from pathlib import Path

from bot.bench import sandbox as bench_sandbox
from bot.client import ThothBot
from bot.local import DEFAULT_PORT, run_local

TOKEN_VARIABLE = "DISCORD_TOKEN"


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="of the local Discord")
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of stored games")
    parser.set_defaults(run=run_bot)
    commands = parser.add_subparsers(title="commands")
    bench = commands.add_parser("bench", help="measure").add_subparsers(required=True)
    measure_sandbox = bench.add_parser("sandbox", help=bench_sandbox.__doc__)
    bench_sandbox.add_arguments(measure_sandbox)
    measure_sandbox.set_defaults(run=bench_sandbox.run)
    args = parser.parse_args(arguments)
    args.run(args)


def run_bot(args: argparse.Namespace) -> None:
    """Run until stopped; with a token the local Discord is never started."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        if token := os.environ.get(TOKEN_VARIABLE):
            ThothBot().run(token, log_handler=None)
        else:
            logging.getLogger("discord").setLevel(logging.WARNING)
            asyncio.run(run_local(args.port, args.data))


if __name__ == "__main__":
    main()
