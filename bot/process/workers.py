"""Heavy work in other processes, at lower priority.

Drawing and thinking are mostly Python.  In threads of the bot's process they would hold Python's
lock, and everyone who presses a button would wait for it.

Of each key, such as a table, only the newest work waits.  Newer work replaces the waiting one and
keeps its place in the queue, so a busy table neither piles up work nor falls behind the others.
Work in progress is finished.

The standard library's pools cannot do this.  ``ProcessPoolExecutor`` has no timeout, breaks
completely when one process is killed, and its queue cannot be reordered;
``multiprocessing.Pool`` waits forever for work whose process has died.  Their fork server imports
the bot's main module again and cannot draw between two forks what all workers share.  And work
that starves at low priority must be restarted in a process with a higher one: without privileges
no priority can be raised (:mod:`bot.process.worker`).
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from bot.process.worker import Starved, Worker, WorkerLost, WorkFailed
from bot.process.worker_process import IDLE, KIND, PRESSING

__all__ = ["Busy", "Superseded", "WorkFailed", "WorkerLost", "Workers"]

T = TypeVar("T")
IDLE_SECONDS = 60.0  # for which a process is kept that has nothing to do


class Superseded(Exception):
    """Newer work with the same key replaced this one."""


class Busy(Exception):
    """More keys wait than are taken."""


class _Job(NamedTuple, Generic[T]):
    work: Callable[[], T]
    result: asyncio.Future[T]

    def fail(self, error: Exception) -> None:
        """Say why nothing comes of it; whoever does not ask need not hear of it."""
        if not self.result.done():
            self.result.set_exception(error)
            self.result.exception()


class Workers:
    """So many processes at most, each begun when all others are at work.

    Work that takes longer than ``seconds`` is given up, and its process with it.  Those that are
    ``idle`` give way also to those that are not.
    """

    def __init__(
        self, most: int, seconds: float, *, idle: bool = False, most_waiting: int = 256
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._manner = IDLE if idle else KIND
        self._waiting: dict[Hashable, _Job[Any]] = {}  # by key, in the order of asking
        self._most_waiting = most_waiting
        self._asked = asyncio.Event()  # set: something waits
        self._running: set[asyncio.Task[None]] = set()  # one a process
        self._idle = 0  # of those
        self._closed = False
        self.begun = 0  # processes so far, those too that had nothing to do and were ended
        self.lost = 0  # of those: they took too long, were stopped or died

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def share(self) -> float:
        """How much of everybody's wish can be done at once, of 1."""
        return self._most / (self._most + len(self._waiting))

    def submit(self, key: Hashable, work: Callable[[], T]) -> asyncio.Future[T]:
        """Ask for some work, a function of a module or a partial of one.

        It is pickled when its turn comes.

        On a busy machine it may be begun twice, so all it does is to return something.
        Raises :exc:`Busy` when too many keys wait.  The future raises :exc:`Superseded`,
        :exc:`~bot.process.worker.WorkFailed` or what is wrong with work that cannot be pickled.
        """
        if self._closed:
            raise RuntimeError("the workers are gone")
        older = self._waiting.get(key)
        if older is None and len(self._waiting) >= self._most_waiting:
            raise Busy(f"{len(self._waiting)} wait already")
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting[key] = job
        if older is not None:
            older.fail(Superseded())
        self._asked.set()
        if len(self._waiting) > self._idle and len(self._running) < self._most:
            task = asyncio.create_task(self._run())
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return job.result

    async def close(self) -> None:
        """Give up what waits and what is under way."""
        self._closed = True
        for job in self._waiting.values():
            job.result.cancel()
        self._waiting.clear()
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self) -> None:
        """Work off what waits, in one process as long as it is well."""
        worker: Worker | None = None
        try:
            while (job := await self._next()) is not None:
                if worker is not None and not worker.is_well:
                    worker.end()
                    worker = None
                if not job.result.done():  # somebody still wants it
                    worker = await self._do(job, worker)
        finally:
            if worker is not None:
                worker.end()

    async def _next(self) -> _Job[Any] | None:
        """What waits longest; None when nothing has come for a while."""
        self._idle += 1
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS):
                    while not self._waiting:
                        self._asked.clear()
                        await self._asked.wait()
        finally:
            self._idle -= 1
        return self._waiting.pop(next(iter(self._waiting))) if self._waiting else None

    async def _begin(self, manner: bytes) -> Worker:
        self.begun += 1
        return await Worker.begin(manner)

    async def _do(self, job: _Job[Any], worker: Worker | None) -> Worker | None:
        """Let a worker do some work, and if it starves, another one that gives way less.

        Returns the worker that is there for more.
        """
        try:
            work = pickle.dumps(job.work, pickle.HIGHEST_PROTOCOL)
            worker = worker or await self._begin(self._manner)
            try:
                done = await worker.do(work, self._seconds)
            except Starved:
                worker.end()
                worker = await self._begin(PRESSING)
                done = await worker.do(work, self._seconds)
                worker.end()  # the next one gives way again
                worker = None
            if not job.result.done():
                job.result.set_result(done)
        except Exception as error:  # whoever waits must hear of it
            self.lost += isinstance(error, WorkerLost)
            job.fail(error)
        except BaseException:
            job.fail(WorkerLost("a worker process: the bot ends"))
            if worker is not None:
                worker.end()
            raise
        return worker
