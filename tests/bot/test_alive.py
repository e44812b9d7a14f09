"""The health check of a container: whether a bot holds the lease of its data."""

from __future__ import annotations

import time

import pytest

from bot import alive
from bot.house import House
from bot.store.database import FILE
from bot.store.leasing import is_held


@pytest.fixture(autouse=True)
def data(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("THOTH_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


async def test_a_bot_at_work_is_alive_and_one_that_has_left_is_not(data):
    assert alive.main() == 1  # there is nothing at all
    house = await House.open(data)
    assert alive.main() == 0
    await house.close()
    assert alive.main() == 1


async def test_a_bot_that_no_longer_renews_is_not_alive(data):
    house = await House.open(data)
    assert is_held(data / FILE, time.time())
    assert not is_held(data / FILE, time.time() + 60)
    await house.close()


def test_a_wrong_setting_is_named(monkeypatch, capsys):
    monkeypatch.setenv("THOTH_PORT", "x")
    assert alive.main() == 2
    assert "THOTH_PORT must be" in capsys.readouterr().err
