"""``python -m bot.worker_process``: works off what :mod:`bot.workers` sends, one by one.

It reads a pickled function from its standard input and writes what the function returned, or
where it failed, to its standard output; when nobody sends any more, it ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from bot.tables.refusals import place_of

KINDNESS = 10  # by how much the bot itself comes before its workers, where that is all there is


def work_off() -> None:
    """Work until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends us
    _give_way()
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whoever prints must not spoil an answer
    with suppress(EOFError, BrokenPipeError):
        while True:
            pickle.dump(_done(pickle.load(asked)), answers, pickle.HIGHEST_PROTOCOL)
            answers.flush()


def _give_way() -> None:
    """Let the bot come first.

    Linux lets idle work wait the moment that anything else wants the processor; a process that
    is only nice goes on for some milliseconds each time, and whoever presses a button waits.
    """
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


def _done(work: Callable[[], object]) -> tuple[object, str | None]:
    try:
        return work(), None
    except Exception as error:  # its words may hold a secret, and its type may not be pickled
        return None, place_of(error)


if __name__ == "__main__":
    work_off()
