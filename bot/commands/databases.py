"""Which database a command works with: ``--data DIR``, ``--database ADDRESS`` or THOTH_DATABASE."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from bot.commands.command import UsageError
from bot.store.opening import FILE, Where, is_address

DATABASE = "THOTH_DATABASE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"the directory with {FILE}")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help=f"a PostgreSQL database (postgresql://...); without either, that of {DATABASE}",
    )


def chosen(args: argparse.Namespace) -> Where:
    """Return the database that somebody means; raises :exc:`~bot.commands.command.UsageError`."""
    if args.data is not None and args.database is not None:
        raise UsageError("give either --data or --database")
    if args.data is None:
        return address(args.database)
    path: Path = args.data / FILE
    if not path.is_file():
        raise UsageError(f"no {FILE} in the --data directory")
    return path


def address(given: str | None) -> str:
    """Return the address of a PostgreSQL database; raises :exc:`UsageError`."""
    written = given or os.environ.get(DATABASE, "")
    if not written:
        raise UsageError(f"give --data, --database or {DATABASE}")
    if not is_address(written):
        raise UsageError("a PostgreSQL address begins with postgresql://")
    return written
