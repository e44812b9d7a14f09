"""``thoth bench ...``: benchmarks, each with a comparable program in the same run."""

from __future__ import annotations

import argparse

from bot.commands.bench import (
    acts,
    busy,
    fleet,
    pictures,
    rules,
    sandbox,
    soak,
    tables,
    volume,
    walk,
)
from bot.commands.command import Command

BENCHES: dict[str, Command] = {
    "acts": acts,
    "busy": busy,
    "fleet": fleet,
    "pictures": pictures,
    "rules": rules,
    "sandbox": sandbox,
    "soak": soak,
    "tables": tables,
    "volume": volume,
    "walk": walk,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    benches = parser.add_subparsers(dest="bench", required=True, metavar="WHAT")
    for name, bench in BENCHES.items():
        summary = (bench.__doc__ or "").partition("\n")[0]
        bench.add_arguments(benches.add_parser(name, help=summary, description=summary))


def run(args: argparse.Namespace) -> int:
    """Run one of them."""
    return BENCHES[args.bench].run(args)
