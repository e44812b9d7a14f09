"""``thoth restored --database ADDRESS``: say that an older copy of a PostgreSQL database is back.

Stop every bot first.  Lost turns have left buttons on Discord that this copy knows nothing of; when
the bots start, every table posts its panel again and no old button fits.  A dump that was restored,
a recovery and a standby that took over are noticed without this; a copy of the server's files that
was put back is not.
"""

from __future__ import annotations

import argparse
import sys

from bot.commands.databases import DATABASE, address
from bot.store.opening import note_restored


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--database", metavar="ADDRESS", help=f"without it, that of {DATABASE}")


def run(args: argparse.Namespace) -> int:
    """Let the database begin another life."""
    note_restored(address(args.database))
    sys.stdout.write("noted: every table will be told and post its panel again\n")
    return 0
