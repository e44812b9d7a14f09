"""The newest picture of a table takes the place of the one that waits; nobody starves."""

from __future__ import annotations

import threading

import pytest

from renderer.pool import Busy, Pool, Superseded

PATIENCE = 5  # seconds


@pytest.fixture
def pool():
    pool = Pool(workers=1, most_waiting=3)
    yield pool
    pool.close()


@pytest.fixture
def gate(pool):
    """The only worker is held up until the gate opens."""
    gate, begun = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        gate.wait(PATIENCE)

    pool.submit("gate", wait)
    begun.wait(PATIENCE)
    yield gate
    gate.set()


def test_a_picture_is_drawn(pool):
    assert pool.submit("a", lambda: "picture").result(PATIENCE) == "picture"


def test_the_newest_replaces_the_one_that_waits(pool, gate):
    drawn: list[int] = []
    older = [pool.submit("a", lambda n=n: drawn.append(n)) for n in range(3)]
    gate.set()
    older[-1].result(PATIENCE)
    assert drawn == [2]
    for future in older[:-1]:
        with pytest.raises(Superseded):
            future.result(PATIENCE)


def test_a_replaced_picture_keeps_its_place_in_the_queue(pool, gate):
    drawn: list[str] = []
    pool.submit("a", lambda: drawn.append("a old"))
    last = pool.submit("b", lambda: drawn.append("b"))
    pool.submit("a", lambda: drawn.append("a new"))
    gate.set()
    last.result(PATIENCE)
    assert drawn == ["a new", "b"]


def test_a_table_that_is_being_drawn_may_have_one_more_waiting(pool, gate):
    again = pool.submit("gate", lambda: "newer")
    gate.set()
    assert again.result(PATIENCE) == "newer"


def test_the_pool_is_bounded(pool, gate):
    for table in "abc":
        pool.submit(table, lambda: None)
    with pytest.raises(Busy):
        pool.submit("d", lambda: None)
    pool.submit("a", lambda: None)  # takes a place that is taken already


def test_whoever_waits_hears_what_went_wrong(pool):
    def fail() -> None:
        raise ValueError("no such cell")

    with pytest.raises(ValueError, match="no such cell"):
        pool.submit("a", fail).result(PATIENCE)
    assert pool.submit("a", lambda: 1).result(PATIENCE) == 1


def test_a_picture_nobody_waits_for_is_not_drawn(pool, gate):
    drawn: list[int] = []
    given_up = pool.submit("a", lambda: drawn.append(1))
    given_up.cancel()
    newer = pool.submit("b", lambda: drawn.append(2))
    gate.set()
    newer.result(PATIENCE)
    assert drawn == [2]


def test_a_closed_pool_takes_nothing():
    pool = Pool(workers=1)
    pool.close()
    with pytest.raises(RuntimeError, match="closed"):
        pool.submit("a", lambda: None)
