"""Of each key the newest work takes the place of what waits; nobody starves."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path

import pytest

from bot.process.workers import Busy, Superseded, Workers

LONG = 120.0  # seconds that a busy machine may take
pytestmark = pytest.mark.usefixtures("well_fed")


@pytest.fixture
async def workers():
    workers = Workers(1, LONG, most_waiting=3)
    yield workers
    await workers.close()


@pytest.fixture
async def gate(workers, tmp_path):
    """The only worker is held up until the gate opens."""
    pipe = tmp_path / "gate"
    os.mkfifo(pipe)
    held_up = workers.submit("gate", partial(Path.read_text, pipe))
    with await asyncio.to_thread(open, pipe, "w", encoding="utf-8") as file:  # waits for a reader
        yield file
    await asyncio.wait_for(held_up, LONG)


@pytest.fixture
def done(tmp_path):
    """A file to which all work adds a line."""
    path = tmp_path / "done"
    path.touch()
    return path


def add(path, line):
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"{line}\n")


async def test_the_newest_replaces_what_waits(workers, gate, done):
    asked = [workers.submit("a", partial(add, done, n)) for n in range(3)]
    gate.close()
    await asyncio.wait_for(asked[-1], LONG)
    assert done.read_text().split() == ["2"]
    for older in asked[:-1]:
        with pytest.raises(Superseded):
            await asyncio.wait_for(older, LONG)


async def test_what_is_replaced_keeps_its_place_in_the_queue(workers, gate, done):
    workers.submit("a", partial(add, done, "old"))
    last = workers.submit("b", partial(add, done, "b"))
    workers.submit("a", partial(add, done, "new"))
    gate.close()
    await asyncio.wait_for(last, LONG)
    assert done.read_text().split() == ["new", "b"]


async def test_a_key_whose_work_is_under_way_may_have_one_more_waiting(workers, gate):
    again = workers.submit("gate", partial(str, "newer"))
    gate.close()
    assert await asyncio.wait_for(again, LONG) == "newer"


async def test_not_everything_is_taken(workers, gate):
    for key in "abc":
        workers.submit(key, os.getpid)
    assert len(workers) == 3
    with pytest.raises(Busy):
        workers.submit("d", os.getpid)
    workers.submit("a", os.getpid)  # takes a place that is taken already


async def test_what_nobody_waits_for_is_not_done(workers, gate, done):
    workers.submit("a", partial(add, done, 1)).cancel()
    newer = workers.submit("b", partial(add, done, 2))
    gate.close()
    await asyncio.wait_for(newer, LONG)
    assert done.read_text().split() == ["2"]
