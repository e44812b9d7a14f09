"""The health check of a container: whether a bot is at work on its data, and well."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from bot.process import healthcheck
from bot.process.services import Services
from bot.store.opening import FILE, look_at
from tests.kit.example import GAME


@pytest.fixture(autouse=True)
def data(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("THOTH_LOCAL", raising=False)
    monkeypatch.setenv("THOTH_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
async def at_work(data):
    services = await Services.open(data)
    yield services
    await services.close()


async def renew(services) -> None:
    await services.store.fleet.keep(services.health.report(), 30.0)


async def test_a_bot_at_work_is_alive_and_one_that_has_left_is_not(data, capsys):
    assert healthcheck.main() == 1  # there is nothing at all
    assert "no bot is at work" in capsys.readouterr().err
    services = await Services.open(data)
    assert healthcheck.main() == 0
    await services.close()
    assert healthcheck.main() == 1


async def test_a_bot_that_no_longer_renews_is_not_alive(data, at_work):
    assert look_at(data / FILE, time.time()) is not None
    assert look_at(data / FILE, time.time() + 60) is None


async def test_a_loop_that_has_died_is_named(at_work, capsys):
    """Finding 2 of faults.md: the clocks were dead and the health check was green."""
    at_work.health.beat("clocks", within=-7)
    at_work.health.beat("gateway", within=60)
    await renew(at_work)
    assert healthcheck.main() == 1
    assert capsys.readouterr().err == "clocks: no sign of life, 7 s late\n"
    at_work.health.beat("clocks", within=60)
    await renew(at_work)
    assert healthcheck.main() == 0


async def test_unposted_news_is_named_unless_people_must_act(data, at_work, people, capsys):
    table = await at_work.tables.create(GAME, people, {}, host=1)
    assert healthcheck.main() == 0  # it has only just been made
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute("update outbox set made = made - 1000")
        db.commit()
    assert healthcheck.main() == 1
    assert f"game {table.id}: news of 100" in capsys.readouterr().err
    at_work.health.blocked.add(table.id)
    await renew(at_work)
    assert healthcheck.main() == 0


def test_a_wrong_setting_is_named(monkeypatch, capsys):
    monkeypatch.setenv("THOTH_PORT", "x")
    assert healthcheck.main() == 2
    assert "THOTH_PORT must be" in capsys.readouterr().err
