"""``thoth move-data --from A --to B``: copy everything into a database of the other kind.

One is a directory with thoth.sqlite3, the other the address of an empty PostgreSQL database.  No
bot may work with the first; it stays as it is.  Everything is written at once or not at all, and
read again afterwards: both hold the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.commands.command import UsageError
from bot.store.opening import FILE, Where, is_address, move

_HELP = f"the directory of {FILE}, or the address of a PostgreSQL database"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--from", dest="source", required=True, metavar="A", help=_HELP)
    parser.add_argument("--to", dest="target", required=True, metavar="B", help=_HELP)


def run(args: argparse.Namespace) -> int:
    """Move everything."""
    source, target = _where(args.source), _where(args.target)
    if isinstance(source, Path) == isinstance(target, Path):
        raise UsageError("one of them must be a directory, and the other a PostgreSQL address")
    if isinstance(source, Path) and not source.is_file():
        raise UsageError(f"no {FILE} in the --from directory")
    if isinstance(target, Path):
        if target.exists():
            raise UsageError(f"there is a {FILE} in the --to directory already")
        target.parent.mkdir(parents=True, exist_ok=True)
    rows = move(source, target)
    sys.stdout.write(f"{rows} rows moved; both databases hold the same\n")
    return 0


def _where(written: str) -> Where:
    return written if is_address(written) else Path(written) / FILE
