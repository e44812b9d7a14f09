"""The interface of a command, and the errors it may raise."""

from __future__ import annotations

import argparse
import json
from typing import Any, Protocol


class Command(Protocol):
    """A module that is a command."""

    __doc__: str | None

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command line."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it, and return the exit code."""
        ...


class UsageError(Exception):
    """The arguments make no sense together; the message says why."""


class PassingTrouble(Exception):
    """Something outside fails that may work again later; the message says what."""


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Declare how many play, and what is agreed; whatever is left out is left to chance."""
    parser.add_argument("--seats", type=int, metavar="K", help="only with so many players")
    parser.add_argument(
        "--options", type=_options, default={}, metavar="JSON", help="agreed on in every game"
    )


def _options(text: str) -> dict[str, Any]:
    """Read options; argparse makes a message of the ValueError."""
    options = json.loads(text)
    if not isinstance(options, dict):
        raise ValueError(text)
    return options
