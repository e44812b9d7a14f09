"""One worker process as the bot sees it, and the nursery that forks them all.

A worker that takes too long, was stopped or has died is lost; another one is there in a moment.
A worker gives way to nearly everybody.  One that starves therefore lets its work be done by
another one that presses: nobody may come to the fore again by itself.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.process.worker_process import KIND, LENGTH, PRESSING

LOOK_SECONDS = 0.5  # between two looks whether a worker was stopped, or starves
STARVED = 0.1  # share of one processor below which a worker starves
START_SECONDS = 60.0  # for a worker to begin, on a machine that has much else to do
# What is larger goes back to the system when it is freed; a picture's first, large version
# would stay for ever.
LARGE_BYTES = 4 * 2**20
AHEAD_SECONDS = 5.0  # until the nursery draws ahead: a bot that has just begun has better to do
MOST_OWN_MB = 12.0  # memory that a worker shares with nobody; one that needs more is replaced
MOST_BUFFERED = 2**20  # bytes of an answer before it is read
_COMMAND = (sys.executable, "-m", "bot.process.worker_process")


class WorkFailed(Exception):
    """Some work failed; says where."""


class WorkerLost(WorkFailed):
    """The process took too long, was stopped or has died."""


class Starved(Exception):
    """Others keep the processors so busy that a kind worker does not get on."""


class Worker:
    """A process that does one thing after another; made by :meth:`begin`."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, manner: bytes
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._gives_way = manner != PRESSING
        self._pid: int | None = None  # until it has said that it is there
        self._is_well = True

    @classmethod
    async def begin(cls, manner: bytes = KIND) -> Worker:
        """Fork a worker and wait until it is there; raises :exc:`WorkerLost`.

        It is ``KIND``, ``IDLE`` (it gives way also to the kind ones) or ``PRESSING``.
        """
        nursery = _present_nursery()
        link = nursery.fork(manner)
        reader, writer = await asyncio.open_unix_connection(sock=link, limit=MOST_BUFFERED)
        worker = cls(reader, writer, manner)
        try:
            worker._pid = await worker._answer(nursery.pid, START_SECONDS)
        except BaseException as error:
            worker.end()
            if isinstance(error, WorkerLost):
                nursery.end()  # it is to blame
            raise
        return worker

    async def do(self, work: bytes, seconds: float) -> object:
        """Send pickled work and wait for what it returns.

        Raises :exc:`WorkFailed` and, if it gives way, :exc:`Starved`.
        """
        assert self._pid is not None
        self._is_well = False  # until it has answered
        self._writer.write(LENGTH.pack(len(work)) + work)
        done, failed, is_leaving = await self._answer(self._pid, seconds, gives_way=self._gives_way)
        self._is_well = not is_leaving
        if failed is not None:
            raise WorkFailed(failed)
        return pickle.loads(done)

    @property
    def is_well(self) -> bool:
        """Return whether it takes more work."""
        return self._is_well and not self._reader.at_eof() and not is_stopped(self._pid)

    def end(self) -> None:
        """End the process, whatever it does."""
        pid, self._pid = self._pid, None  # the number may soon be somebody else's
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._writer.transport.abort()

    async def _answer(self, process: int, seconds: float, *, gives_way: bool = False) -> Any:  # noqa: ANN401 - whatever it has pickled
        """Wait for an answer, but not for ever, nor for a process that does not get on."""
        answer = asyncio.ensure_future(self._read())
        began, worked = time.monotonic(), _worked(process)
        try:
            while not (await asyncio.wait({answer}, timeout=LOOK_SECONDS))[0]:
                took = time.monotonic() - began
                if took > seconds or is_stopped(process):
                    raise WorkerLost("a worker process: it took too long, or was stopped")
                is_waiting = _stat(process)[:1] == ["R"]  # for a processor
                if gives_way and is_waiting and _worked(process) - worked < STARVED * took:
                    raise Starved
            return answer.result()
        except (EOFError, OSError):
            raise WorkerLost("a worker process: it has died") from None
        finally:
            answer.cancel()

    async def _read(self) -> Any:  # noqa: ANN401 - whatever it has pickled
        (size,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
        return pickle.loads(await self._reader.readexactly(size))


def is_stopped(process: int | None) -> bool:
    """Return whether a process stands still until somebody lets it go on."""
    return _stat(process)[:1] in (["T"], ["t"])


def _worked(process: int) -> float:
    """The seconds for which a process had a processor."""
    return sum(map(int, _stat(process)[11:13])) / os.sysconf("SC_CLK_TCK")


def _stat(process: int | None) -> list[str]:
    """What Linux says of a process, from its state on; nothing elsewhere."""
    with suppress(OSError):
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
        return stat.rpartition(")")[2].split()
    return []


class _Nursery:
    """The process that forks workers (:mod:`bot.process.worker_process`)."""

    def __init__(self) -> None:
        self._link, theirs = socket.socketpair()
        path = os.pathsep.join(entry for entry in sys.path if entry)
        memory = {"MALLOC_MMAP_THRESHOLD_": str(LARGE_BYTES)}
        with theirs:
            self._process = subprocess.Popen(
                [*_COMMAND, str(AHEAD_SECONDS), str(MOST_OWN_MB)],
                stdin=theirs.fileno(),
                stdout=2,  # prints must not mix with the bot's output
                env=memory | os.environ | {"PYTHONPATH": path},
                process_group=0,  # it can be ended with all its workers
            )
        self.pid = self._process.pid

    def fork(self, manner: bytes) -> socket.socket:
        """Ask for a worker and return the link to it, from which nothing comes if all are gone."""
        ours, theirs = socket.socketpair()
        with theirs, suppress(OSError):
            socket.send_fds(self._link, [manner], [theirs.fileno()])
        return ours

    @property
    def is_there(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        """End it; its workers go on until they are let go of."""
        self._process.kill()
        self._process.wait()
        self._link.close()


_nursery: _Nursery | None = None  # one for all services of this process


def _present_nursery() -> _Nursery:
    """The nursery, if need be a new one."""
    global _nursery
    if _nursery is not None and not _nursery.is_there:
        _nursery.end()
        _nursery = None
    if _nursery is None:
        _nursery = _Nursery()
    return _nursery


@atexit.register
def _end_all() -> None:
    if _nursery is not None:
        with suppress(ProcessLookupError):
            os.killpg(_nursery.pid, signal.SIGKILL)
        _nursery.end()
