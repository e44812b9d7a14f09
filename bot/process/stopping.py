"""Stopping on Ctrl+C, or on the signal that stops services and containers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SIGNALS = (signal.SIGINT, signal.SIGTERM)
PATIENCE = 30.0  # seconds for a process that has let go of everything, to end
STUCK = 70  # the exit code of one that did not

log = logging.getLogger(__name__)


@asynccontextmanager
async def told_to_stop() -> AsyncIterator[asyncio.Event]:
    """An event that is set when this process shall end; it then ends by itself."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    heard = []
    for number in SIGNALS:
        with contextlib.suppress(NotImplementedError):  # Windows raises KeyboardInterrupt instead
            loop.add_signal_handler(number, stop.set)
            heard.append(number)
    try:
        yield stop
    finally:
        for number in heard:
            loop.remove_signal_handler(number)


def end_in_any_case(seconds: float = PATIENCE) -> None:
    """See that this process ends, even if some thread of it hangs."""

    def end() -> None:
        log.error("the process does not end by itself after %.0f s; it is ended", seconds)
        os._exit(STUCK)

    timer = threading.Timer(seconds, end)
    timer.daemon = True  # nobody waits for it
    timer.start()
