"""Stopping when told to: Ctrl+C, or the signal by which services and containers are ended."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SIGNALS = (signal.SIGINT, signal.SIGTERM)


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
