"""How late an event loop is, and which of its callbacks took longest.

Something that is due every few milliseconds notes how late it is called.  On a shared machine
that is also the machine's doing; so every callback's processor time is taken too: what the loop
itself has done in one go.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.events import Handle
from collections.abc import Callable
from typing import Any

STEP = 0.002  # seconds between two looks


def percentile(values: list[float], percent: float) -> float:
    """The value under which so many lie; 0 of nothing."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


class Lag:
    """Watches the running loop from its making on."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._late: list[float] = []
        self._busiest, self._whose = 0.0, ""
        self._due = self._loop.time() + STEP
        self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        now = self._loop.time()
        self._late.append(max(0.0, now - self._due))
        self._due = now + STEP
        self._loop.call_at(self._due, self._look)

    def time_callbacks(self) -> None:
        """Take the processor time of every callback of this process from now on."""
        plain: Callable[[Handle], None] = Handle._run

        def timed(handle: Handle) -> None:
            whose = handle._callback  # type: ignore[attr-defined]  # it is gone afterwards
            began = time.thread_time()
            plain(handle)
            took = time.thread_time() - began
            if took > self._busiest:
                self._busiest, self._whose = took, _name(whose)

        Handle._run = timed  # type: ignore[method-assign]

    def take(self) -> dict[str, Any]:
        """Say what was seen since the last time, in milliseconds."""
        late, self._late = self._late, []
        busiest, whose = self._busiest, self._whose
        self._busiest, self._whose = 0.0, ""
        return {
            "late_p99_ms": percentile(late, 99) * 1000,
            "late_ms": max(late, default=0.0) * 1000,
            "late_over_50": sum(value > 0.05 for value in late),
            "busiest_ms": busiest * 1000,
            "busiest": whose,
        }


def _name(callback: object) -> str:
    """Whose callback it is: of a task, its coroutine."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))
