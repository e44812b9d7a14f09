"""A bounded pool of workers that draw; of each table only the newest picture waits.

A table whose picture is being drawn may have one more waiting.  Another one asked for
meanwhile takes the place of the one that waits, in its place in the queue, so a busy
table neither piles up work nor falls behind the others.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Superseded(Exception):
    """A newer picture of the same table took this one's place."""


class Busy(Exception):
    """More tables wait than the pool takes."""


class _Job(NamedTuple, Generic[T]):
    draw: Callable[[], T]
    result: Future[T]

    def run(self) -> None:
        """Draw, and hand over the picture or what went wrong."""
        if not self.result.set_running_or_notify_cancel():
            return
        try:
            self.result.set_result(self.draw())
        except BaseException as error:  # whoever waits for the picture must hear of it
            self.result.set_exception(error)


class Pool:
    """Threads that work off what waits; each may hand its work to a process and wait for it."""

    def __init__(self, workers: int = 2, *, most_waiting: int = 256) -> None:
        self._waiting: dict[Hashable, _Job[Any]] = {}  # by table, in the order of asking
        self._most_waiting = most_waiting
        self._changed = threading.Condition()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._work, name=f"picture-{n}", daemon=True)
            for n in range(workers)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, table: Hashable, draw: Callable[[], T]) -> Future[T]:
        """Ask for a picture of a table; raises :exc:`Busy` when too many tables wait."""
        job = _Job(draw, Future[T]())
        with self._changed:
            if self._closed:
                raise RuntimeError("the pool is closed")
            older = self._waiting.get(table)
            if older is None and len(self._waiting) >= self._most_waiting:
                raise Busy(f"{len(self._waiting)} tables wait for pictures")
            self._waiting[table] = job
            self._changed.notify()
        if older is not None and older.result.set_running_or_notify_cancel():
            older.result.set_exception(Superseded())
        return job.result

    def __len__(self) -> int:
        return len(self._waiting)

    def close(self) -> None:
        """Draw what waits, then stop."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (job := self._take()) is not None:
            job.run()

    def _take(self) -> _Job[Any] | None:
        """The job that waits longest; None when the pool is closed and empty."""
        with self._changed:
            while not self._waiting:
                if self._closed:
                    return None
                self._changed.wait()
            table = next(iter(self._waiting))
            return self._waiting.pop(table)
