"""Heavy work in processes beside the bot's, at lower priority.

Drawing and thinking are Python for the most part.  In threads of the bot's process they would
hold Python's lock, and everybody who presses a button would wait for it.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class WorkFailed(Exception):
    """Some work failed, or its process died; says where."""


class _Worker:
    """One process, started with its first work."""

    def __init__(self) -> None:
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot.worker_process"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path},
        )  # fmt: skip

    def do(self, work: Callable[[], T]) -> T:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        pickled = pickle.dumps(work, pickle.HIGHEST_PROTOCOL)
        try:
            self._process.stdin.write(pickled)
            self._process.stdin.flush()
            done, failed = pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise _Died from error
        if failed is not None:
            raise WorkFailed(failed)
        result: T = done
        return result

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


class _Died(Exception):
    """The process is gone."""


_idle: list[_Worker] = []  # kept for the next house too: a painter's sprites are costly
_everybody: set[_Worker] = set()


class Workers:
    """So many processes at most; each is started when all others are at work."""

    def __init__(self, most: int) -> None:
        self._free = threading.Semaphore(most)

    def do(self, work: Callable[[], T]) -> T:
        """Let a process work and wait for it, so call this in a thread.

        ``work`` and what it returns are pickled: a function of a module, or a partial of one.
        Raises :exc:`WorkFailed`.
        """
        with self._free:
            worker = _take()
            try:
                return worker.do(work)
            except _Died:
                _dismiss(worker)
                raise WorkFailed("a worker process that died") from None
            finally:
                if worker in _everybody:
                    _idle.append(worker)


def _take() -> _Worker:
    try:
        return _idle.pop()
    except IndexError:
        worker = _Worker()
        _everybody.add(worker)
        return worker


def _dismiss(worker: _Worker) -> None:
    _everybody.discard(worker)
    worker.end()


@atexit.register
def _end_all() -> None:
    for worker in list(_everybody):
        _dismiss(worker)
