"""Services without Discord, whose clock a test can put forward, and a referee."""

from __future__ import annotations

import pytest

from bot.process import worker
from bot.process.services import Services
from bot.store.rows import SeatRow
from tests.kit.databases import FilePlace, ServerPlace
from tests.kit.judge import InProcess

ALICE, BOB, OLENA = 11, 12, 13


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def well_fed(monkeypatch):
    """No worker ever starves, so work that may be done only once is done only once."""
    monkeypatch.setattr(worker, "STARVED", 0.0)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def services(tmp_path, clock):
    opened = await Services.open(tmp_path, clock)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def place(request, tmp_path):
    """A place for a database; the test runs once with each kind."""
    if request.param == "sqlite":
        yield FilePlace(tmp_path / "thoth.sqlite3")
        return
    async with request.getfixturevalue("postgres").database() as address:
        yield ServerPlace(address)


@pytest.fixture
async def store(place):
    """An open store of either kind."""
    opened = await place.open()
    yield opened
    await opened.close()


@pytest.fixture
def people():
    return [SeatRow(0, "Alice", ALICE), SeatRow(1, "Bob", BOB), SeatRow(2, "Olena", OLENA)]


@pytest.fixture
def judge():
    return InProcess()
