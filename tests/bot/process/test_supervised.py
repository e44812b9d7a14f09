"""Loops that go on whatever happens in a round, and are missed when no round succeeds."""

from __future__ import annotations

import ast
import asyncio
import logging
from pathlib import Path

import pytest

from bot.process.health import Health
from bot.process.supervised import LATE, LEAST, again_and_again
from bot.store.errors import WriteFailed

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def rounds(clock):
    """Begins a loop; each round takes the next of some outcomes."""
    begun = []

    def begin(outcomes, health, seconds=0.001):
        left = list(outcomes)

        async def work():
            outcome = left.pop(0) if left else None
            if outcome is not None:
                raise outcome

        begun.append(asyncio.create_task(again_and_again("some loop", work, seconds, health)))
        return left

    yield begin
    for task in begun:
        assert not task.done(), "it has ended"
        task.cancel()


ERRORS = [
    WriteFailed("not stored: disk is full"),
    OSError("no network"),
    RuntimeError("a secret"),
    TimeoutError(),
    KeyError("a secret"),
]


async def empties(left):
    for _ in range(3000):
        await asyncio.sleep(0.01)
        if not left:
            break
    await asyncio.sleep(0.05)  # the round after the last of them


async def test_no_error_ends_a_loop(rounds, clock, caplog):
    """faults.md 2: one failed write killed the loop of the clocks until a restart."""
    health = Health(clock)
    with caplog.at_level(logging.ERROR):
        await empties(rounds(ERRORS, health))
    assert caplog.text.count("some loop") == len(ERRORS)
    assert "secret" not in caplog.text


async def test_a_loop_whose_rounds_all_fail_is_missed_until_one_succeeds(rounds, clock):
    health = Health(clock)
    left = rounds([RuntimeError()] * 40, health)
    await asyncio.sleep(0)  # it has begun
    clock.now += LEAST + 1
    assert "some loop" in health.late()
    await empties(left)
    assert health.late() == {}


async def test_a_slow_loop_has_so_much_more_time(rounds, clock):
    health = Health(clock)
    rounds([], health, seconds=100.0)
    await asyncio.sleep(0.01)
    clock.now += LATE * 100.0 - 1
    assert health.late() == {}
    clock.now += 2
    assert "some loop" in health.late()


KNOWN = {  # loops without an end that are looked after otherwise
    "bot/process/client.py": "the gateway is missed when its loop no longer beats",
    "bot/process/fleet.py": "it catches everything; whoever stops renewing loses the lease",
    "bot/process/supervised.py": "this is what looks after the others",
    "bot/store/postgres/database.py": "a work that met another is tried until its patience ends",
    "bot/store/postgres/listening.py": "it connects again; what was missed is read again",
    "bot/turns/deadlines.py": "it ends once nobody else has changed the clocks meanwhile",
    "bot/turns/table_workers.py": "it catches everything until it has begun",
    "bot/turns/thinking.py": "it ends with what it shows; if it fails, nobody is seen to type",
    "cogs/core/replies.py": "an answer that is tried until its interaction expires",
}


def endless_loops(path):
    """Loops of ``async`` functions that nothing but an error or a return ends."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.While) and getattr(node.test, "value", None) is True:
                    yield node


def test_every_loop_without_an_end_is_looked_after():
    """A new one goes through ``again_and_again``, or is named here with the reason."""
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("bot/process", "bot/turns", "bot/tables", "bot/store", "cogs")
        for path in ROOT.glob(f"{room}/**/*.py")
        if any(endless_loops(path))
    }
    assert found == set(KNOWN)
