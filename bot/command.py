"""What a command of the command line is, and what its caller can get wrong."""

from __future__ import annotations

import argparse
from typing import Protocol


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
