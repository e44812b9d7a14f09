"""Work done in processes beside the bot's, each with a limit, none of which can stop the others."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.process import worker
from bot.process.worker_process import NICE
from bot.process.workers import WorkerLost, Workers, WorkFailed
from bot.texts import Texts

LONG = 120.0  # seconds that a busy machine may take
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals"),
    pytest.mark.usefixtures("well_fed"),
]


@pytest.fixture
async def hired():
    """Workers that are gone after the test."""
    made = []

    def hire(most: int = 1, seconds: float = LONG, *, idle: bool = False) -> Workers:
        made.append(Workers(most, seconds, idle=idle))
        return made[-1]

    yield hire
    for workers in made:
        await workers.close()


async def do(workers, work):
    return await asyncio.wait_for(workers.submit(object(), work), LONG)


def open_quietly(path, flags):
    os.close(os.open(path, flags))
    return os.getpid()


def growing(mb):
    """Work that keeps so much memory; a function of this module would import all of the tests."""
    return partial(exec, f"import os; os.grown = b'x' * ({mb} << 20)")


async def test_work_is_done_in_another_process_that_is_kept(hired):
    workers = hired()
    first = await do(workers, os.getpid)
    assert first != os.getpid()
    assert await do(workers, os.getpid) == first


async def test_as_many_work_at_once_as_are_allowed(hired, tmp_path):
    """Each waits for the other's pipe, so two that did not work at once would never end."""
    pipe, workers = str(tmp_path / "pipe"), hired(2)
    os.mkfifo(pipe)
    ways = [
        workers.submit(way, partial(open_quietly, pipe, way)) for way in (os.O_RDONLY, os.O_WRONLY)
    ]
    assert len({await asyncio.wait_for(way, LONG) for way in ways}) == 2


async def test_what_fails_is_named_by_its_place_and_none_of_its_words(hired):
    with pytest.raises(WorkFailed) as failed:
        await do(hired(), partial(int, "a secret"))
    assert "ValueError" in str(failed.value)
    assert "secret" not in str(failed.value)
    assert not isinstance(failed.value, WorkerLost)


@pytest.mark.parametrize("work", [lambda: 1, partial(max, 1, iter([1]))], ids=["work", "partial"])
async def test_what_cannot_be_sent_says_so(hired, work):
    """House review 8: it was logged and forgotten."""
    workers = hired()
    with pytest.raises((pickle.PicklingError, WorkFailed, TypeError, AttributeError)):
        await do(workers, work)
    assert await do(workers, partial(max, 1, 2)) == 2


async def test_a_result_that_cannot_be_sent_has_failed(hired):
    workers = hired()
    with pytest.raises(WorkFailed):
        await do(workers, partial(memoryview, b"no pickle of this"))
    assert await do(workers, partial(max, 1, 2)) == 2


async def test_what_is_printed_does_not_spoil_an_answer(hired):
    assert await do(hired(), partial(print, "something", flush=True)) is None


async def test_after_a_worker_has_died_another_one_works(hired):
    workers = hired()
    pid = await do(workers, os.getpid)
    with pytest.raises(WorkerLost):
        await do(workers, partial(os.kill, pid, signal.SIGKILL))
    assert await do(workers, os.getpid) != pid


async def test_a_worker_that_died_while_nobody_looked_is_replaced_at_once(hired):
    workers = hired()
    pid = await do(workers, os.getpid)
    os.kill(pid, signal.SIGKILL)
    await wait_until_gone(pid)
    assert await do(workers, os.getpid) != pid


async def test_work_that_never_ends_is_given_up(hired):
    """Faults 10: there was no limit."""
    workers = hired(seconds=0.5)
    with pytest.raises(WorkerLost, match="too long"):
        await do(workers, partial(time.sleep, 10 * LONG))
    assert await do(workers, partial(max, 1, 2)) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
@pytest.mark.parametrize("at_work", [True, False])
async def test_a_worker_that_was_stopped_is_replaced(hired, at_work):
    """Faults 10: a frozen worker stopped its table.  It is noticed long before the limit."""
    workers = hired()
    pid = await do(workers, os.getpid)
    if at_work:
        with pytest.raises(WorkerLost, match="stopped"):
            await do(workers, partial(os.kill, pid, signal.SIGSTOP))
    else:
        os.kill(pid, signal.SIGSTOP)
        await asyncio.to_thread(wait_until_stopped, pid)
    assert await do(workers, os.getpid) != pid
    await wait_until_gone(pid)


async def test_one_that_hangs_does_not_hold_up_the_others(hired):
    """House review 8: one hung computer player blocked thinking everywhere."""
    workers = hired(2)
    hanging = workers.submit("hanging", partial(time.sleep, 10 * LONG))
    assert [await do(workers, partial(max, n, 0)) for n in range(3)] == [0, 1, 2]
    assert not hanging.done()


def wait_until_down(pid):
    """Wait until a process is dead or stopped; it takes the system a moment."""
    state = "R"
    while state not in ("", "Z", "T"):
        told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
        state = told.stdout.strip()[:1]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
async def test_the_nursery_is_replaced_too(hired, blow):
    await do(hired(), os.getpid)
    os.kill(worker._nursery.pid, blow)
    wait_until_down(worker._nursery.pid)
    later = hired()
    if blow == signal.SIGSTOP:
        with pytest.raises(WorkerLost):
            await do(later, os.getpid)
    assert await do(later, os.getpid) != os.getpid()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
async def test_a_worker_that_has_grown_is_replaced(hired):
    """Faults 12: three workers reached 790 MB together."""
    workers = hired()

    async def outlives(mb):
        pid = await do(workers, os.getpid)
        await do(workers, growing(mb))
        return await do(workers, os.getpid) == pid

    # When the nursery draws ahead, what a worker shared with it becomes the worker's own.
    assert any([await outlives(1) for _ in range(3)])
    pid = await do(workers, os.getpid)
    await do(workers, growing(60))
    assert await do(workers, os.getpid) != pid


async def test_whoever_waits_when_all_is_over_hears_of_it():
    workers = Workers(1, LONG)
    await do(workers, os.getpid)
    under_way = workers.submit("now", partial(time.sleep, 10 * LONG))
    await asyncio.sleep(0)  # it is taken
    assert len(workers) == 0
    waiting = workers.submit("later", os.getpid)
    await workers.close()
    assert isinstance(under_way.exception(), WorkerLost)
    assert waiting.cancelled()
    with pytest.raises(RuntimeError, match="gone"):
        workers.submit("too late", os.getpid)


def work_hard(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.nice(0)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
async def test_a_worker_gives_way_to_all_and_one_that_starves_does_not(hired, monkeypatch):
    """Faults 5: what all others left over was nothing on a busy machine, so nothing was drawn."""
    workers = hired()
    monkeypatch.setattr(worker, "STARVED", 0.0)  # however busy the machine is
    assert await do(workers, partial(os.nice, 0)) == 19
    assert await do(workers, partial(os.sched_getscheduler, 0)) == os.SCHED_OTHER
    monkeypatch.setattr(worker, "STARVED", 2.0)  # nobody gets as much
    assert await do(workers, partial(work_hard, 3 * worker.LOOK_SECONDS)) == min(
        19, os.nice(0) + NICE
    )
    monkeypatch.setattr(worker, "STARVED", 0.0)
    assert await do(workers, partial(work_hard, 0)) == 19


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
async def test_one_that_is_idle_gives_way_also_to_those_that_give_way(hired):
    """Whatever computer players think, pictures are drawn first."""
    workers = hired(idle=True)
    assert await do(workers, partial(os.nice, 0)) == 19
    assert await do(workers, partial(os.sched_getscheduler, 0)) == os.SCHED_IDLE


async def test_work_is_pickled_when_its_turn_comes(hired):
    workers, asked = hired(), []
    first, second = (workers.submit(n, Late(asked)) for n in range(2))
    assert asked == []
    assert await asyncio.wait_for(first, LONG) == 1
    assert await asyncio.wait_for(second, LONG) == 2


class Late:
    """Work that notes when it is pickled, and returns how often such work was before."""

    def __init__(self, asked):
        self.asked = asked

    def __reduce__(self):
        self.asked.append(self)
        return partial, (int, len(self.asked))


def test_texts_travel_by_their_language():
    texts = pickle.loads(pickle.dumps(Texts("uk")))
    assert texts("error-our-fault") == Texts("uk")("error-our-fault")
    assert len(pickle.dumps(Texts("uk"))) < 100


def wait_until_stopped(pid):
    """It takes the system a moment."""
    while ") T " not in Path(f"/proc/{pid}/stat").read_text():
        time.sleep(0.01)


async def wait_until_gone(pid):
    end = time.monotonic() + LONG
    with suppress(ProcessLookupError):
        while time.monotonic() < end:
            os.kill(pid, 0)
            await asyncio.sleep(0.01)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
