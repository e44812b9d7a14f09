"""A house without Discord, whose clock a test can put forward."""

from __future__ import annotations

import pytest

from bot.house import House
from bot.store.rows import SeatRow

ALICE, BOB, OLENA = 11, 12, 13


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def house(tmp_path, clock):
    opened = await House.open(tmp_path, clock)
    yield opened
    await opened.close()


@pytest.fixture
def people():
    return [SeatRow(0, "Alice", ALICE), SeatRow(1, "Bob", BOB), SeatRow(2, "Olena", OLENA)]
