"""How late an event loop is, and which of its callbacks took longest.

A timer that is due every few milliseconds records how late it runs.  On a shared machine other
programs delay it too, so it also records the CPU time of the loop's thread in between: that is
what the bot itself did in one go.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.events import Handle
from collections.abc import Callable
from typing import Any

STEP = 0.002  # seconds between two looks


def percentile(values: list[float], percent: float) -> float:
    """The percentile of the values; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


class Lag:
    """Watches the running loop from its making on."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._late: list[float] = []
        self._busy: list[float] = []
        self._longest, self._whose = 0.0, ""
        self._worked = time.thread_time()
        self._due = self._loop.time() + STEP
        self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        now, worked = self._loop.time(), time.thread_time()
        self._late.append(max(0.0, now - self._due))
        self._busy.append(worked - self._worked)
        self._worked = worked
        self._due = now + STEP
        self._loop.call_at(self._due, self._look)

    def time_callbacks(self) -> None:
        """Note from now on whose callback took longest, by the clock on the wall."""
        plain: Callable[[Handle], None] = Handle._run

        def timed(handle: Handle) -> None:
            whose = handle._callback  # type: ignore[attr-defined]  # it is gone afterwards
            began = time.perf_counter()
            plain(handle)
            took = time.perf_counter() - began
            if took > self._longest:
                self._longest, self._whose = took, _name(whose)

        Handle._run = timed  # type: ignore[method-assign, assignment]  # to listen in

    def take(self) -> dict[str, Any]:
        """Say what was seen since the last time, in milliseconds."""
        late, self._late = self._late, []
        busy, self._busy = self._busy, []
        longest, whose = self._longest, self._whose
        self._longest, self._whose = 0.0, ""
        return {
            "late_p99_ms": percentile(late, 99) * 1000,
            "late_ms": max(late, default=0.0) * 1000,
            "late_over_50": sum(value > 0.05 for value in late),
            "busy_ms": max(busy, default=0.0) * 1000,
            "longest_ms": longest * 1000,
            "longest": whose,
        }


def _name(callback: object) -> str:
    """Whose callback it is: of a task, its coroutine."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))
