"""``python -m bot bench ...``: how fast things are, beside others of their kind in the same run."""

from __future__ import annotations

import argparse

from bot.bench import acts, pictures, rules, sandbox, tables
from bot.command import Command

BENCHES: dict[str, Command] = {
    "acts": acts,
    "pictures": pictures,
    "rules": rules,
    "sandbox": sandbox,
    "tables": tables,
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
