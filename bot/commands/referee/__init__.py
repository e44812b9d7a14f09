"""``thoth referee``: referee games over JSON lines, without Discord.

One request per line on stdin, one answer per line on stdout; ``id`` is echoed:

  {"do":"games"}
  {"do":"new","game":"chess","seats":2,"options":{...},"seed":7}
  {"do":"load","game":"chess","position":{...}}
  {"do":"answer","table":"t1","seat":0,"answer":"e2-e4","revision":1}
  {"do":"line","table":"t1","seat":0,"line":"e2-e4 clock"}     several answers, all or none
  {"do":"view","table":"t1","seat":0}          seat null: what the public sees
  {"do":"events","table":"t1","seat":0,"since":12}
  {"do":"position","table":"t1"}
  {"do":"log","table":"t1"}
  {"do":"undo","table":"t1"}
  {"do":"random","table":"t1","steps":100}

An answer about a table has its revision, the pending choices, what happened and, once the
game is over, the result; with "for":0 only what seat 0 may know of it, with "for":null the
public.  {"refused":{...}} and {"error":{...}} mean that nothing changed.
"""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path
from typing import BinaryIO

from bot.commands.command import UsageError
from bot.commands.referee.judge import Referee
from bot.commands.referee.lists import with_lists
from bot.commands.referee.requests import read_lines

__all__ = ["Referee", "add_arguments", "run", "serve"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument(
        "--write-lists",
        type=Path,
        metavar="PAGE",
        help="write all ids, decisions and events into docs/referee.md and exit",
    )


def run(args: argparse.Namespace) -> int:
    """Answer until stdin ends."""
    if args.write_lists is not None:
        write_lists(args.write_lists)
        return 0
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def write_lists(page: Path) -> None:
    """Bring the lists of the referee's page up to date."""
    try:
        text = page.read_text("utf-8")
    except OSError as error:
        raise UsageError(f"--write-lists: {error}") from error
    page.write_text(with_lists(text), "utf-8")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line; a line that is too long is refused unread."""
    referee = Referee()
    for line in read_lines(requests):
        answer = referee.handle_line(line)
        if answer is not None:
            answers.write(answer.encode("ascii") + b"\n")
            answers.flush()
