"""One process at a time."""

from __future__ import annotations

import asyncio
import os
import socket
import sys

import pytest

from bot.process.fleet import Fleet
from bot.store.errors import LeaseHeld, LeaseLost
from bot.store.holders import is_gone
from bot.store.sqlite.store import SqliteStore

NOW = [0.0]


@pytest.fixture
async def stores(tmp_path):
    """Two processes' stores of one database."""
    both = [await SqliteStore.open(tmp_path / "a.sqlite3", clock=lambda: NOW[0]) for _ in range(2)]
    yield both
    for store in both:
        await store.close()


async def join(store, holder, now) -> None:
    NOW[0] = now
    await store.fleet.join(holder, 1, 30)


async def keep(store, now) -> None:
    NOW[0] = now
    assert await store.fleet.keep("{}", 30) == (0,)


async def test_a_second_process_is_kept_out_until_the_lease_expires(stores) -> None:
    first, second = stores
    await join(first, "elsewhere:1:a", 1000.0)
    with pytest.raises(LeaseHeld, match="elsewhere:1:a works with this database"):
        await join(second, "here:2:b", 1029.0)
    await keep(first, 1020.0)
    with pytest.raises(LeaseHeld):
        await join(second, "here:2:b", 1049.0)
    await join(second, "here:2:b", 1051.0)


async def test_a_process_that_slept_through_its_lease_writes_nothing_more(stores) -> None:
    first, second = stores
    await join(first, "elsewhere:1:a", 1000.0)
    await join(second, "here:2:b", 1031.0)
    with pytest.raises(LeaseLost):
        await first.set_setting("person:1", "language", "uk")
    with pytest.raises(LeaseLost):
        await keep(first, 1032.0)
    assert await second.setting("person:1", "language") is None
    await second.set_setting("person:1", "language", "uk")
    assert await first.setting("person:1", "language") == "uk"


async def test_a_lease_that_was_left_is_free_at_once(stores) -> None:
    first, second = stores
    NOW[0] = 0.0
    lease = Fleet(first.fleet)
    await lease.join()
    with pytest.raises(LeaseHeld):
        await join(second, "elsewhere:2:b", 0.0)
    await lease.leave()
    await join(second, "elsewhere:2:b", 0.0)


async def test_a_lease_is_renewed_while_the_process_lives_and_its_loss_is_told(stores) -> None:
    first, second = stores
    NOW[0] = 0.0
    lease = Fleet(first.fleet, seconds=0.06)
    await lease.join()
    NOW[0] = 50.0
    await asyncio.sleep(0.1)
    with pytest.raises(LeaseHeld):
        await join(second, "elsewhere:2:b", 50.0)
    await join(second, "elsewhere:2:b", 51.0)
    await asyncio.wait_for(lease.lost.wait(), 2)
    await lease.leave()
    with pytest.raises(LeaseHeld):  # it left only what was its own
        await join(first, "elsewhere:3:c", 52.0)


async def test_nobody_waits_for_a_dead_process_of_the_same_machine(stores) -> None:
    first, second = stores
    dead = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    await dead.wait()
    await join(first, f"{socket.gethostname()}:{dead.pid}:a", 1000.0)
    await join(second, f"{socket.gethostname()}:{os.getpid()}:b", 1001.0)
    assert not is_gone(f"{socket.gethostname()}:{os.getpid()}:c")
    assert not is_gone("elsewhere:1:a")
