"""What hosts see: presence, metrics, the health page."""

from __future__ import annotations

import re

import pytest

from bot.process.settings import Hosting
from sandbox.errors import CannotDoError
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.gallery import Gallery, answers, at_step
from tests.kit.rooms import eventually
from tests.kit.stage import begun
from tests.kit.table_talk import is_private


@pytest.fixture
async def house(sandbox, tmp_path):
    """Alice, who manages the server, and Bob play; the bot is measured."""
    house = Gallery(
        sandbox, InProcessBot(sandbox, tmp_path, GAMES, hosting=Hosting(metrics_port=0))
    )
    async with begun(house):
        await house.opens()
        yield house
    assert house.refused() == []


def cog(house):
    return house.bot.client.get_cog("Hosting")


async def test_the_presence_says_how_many_tables_there_are(house):
    presence = house.gateway.presence
    await cog(house).presence.show()

    async def says(text):
        return presence.text == text

    await eventually(lambda: says("1 table · /help"))
    before = presence.updates
    await cog(house).presence.show()
    await house.opens(seed=2)
    await cog(house).presence.show()
    await eventually(lambda: says("2 tables · /help"))
    assert presence.updates == before + 1


async def test_metrics_are_served_and_name_nobody(house, http):
    await house.plays(at_step(3))
    await answers(house.bob, "/help")
    async with http.get(f"http://127.0.0.1:{cog(house).page.port}/metrics") as answer:
        text = await answer.text()
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert values['thoth_interactions_total{kind="command"}'] == "1"
    assert values['thoth_answers_total{outcome="done"}'] == "1"
    assert values["thoth_acknowledge_seconds_count"] == "1"
    assert values["thoth_answer_seconds_count"] == "1"
    assert values['thoth_games{status="playing"}'] == "1"
    assert values["thoth_tables_in_memory"] == "1"
    assert values["thoth_gateway_up"] == "1"
    assert float(values["thoth_outbox_age_seconds"]) >= 0
    assert 'thoth_worker_losses_total{pool="painters"}' in values
    for line in text.splitlines():
        assert re.fullmatch(r'#.*|thoth_[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line
    for secret in ("Alice", "Bob", house.alice.person.id, house.sandbox.token):
        assert secret not in text


async def test_what_is_refused_and_what_is_our_fault_is_counted_apart(house, monkeypatch):
    metrics = house.services.metrics
    await answers(house.bob.at("games"), "/game leave")
    assert metrics.answers == {"refused": 1}

    def fail(*_):
        raise ValueError

    monkeypatch.setattr("cogs.help.rules_pages.topics.find", fail)
    await answers(house.bob, "/rules", topic="battle")
    assert metrics.answers == {"refused": 1, "failed": 1}


async def test_managers_read_how_the_bot_is_doing(house):
    with pytest.raises(CannotDoError):
        await house.bob.slash("/tableadmin health")
    house.services.health.blocked.add(house.table.id)
    (message,) = await answers(house.alice, "/tableadmin health")
    assert is_private(message)
    told = text_of(message)
    assert "Games: 1 running, 0 paused. Tables waiting for players: 0. Servers: 1." in told
    assert "Connected to Discord" in told
    assert "All background loops are on time." in told
    assert f"these games wait for a permission: {house.table.id}." in told
    house.services.health.beat("clocks", within=-1)
    (message,) = await answers(house.alice, "/tableadmin health")
    assert "background loops are late: clocks." in text_of(message)
