"""Letters that ask in secret: where they lead, and what becomes of them."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.texts import Texts
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.prepared import prepare
from tests.kit.stage import Stage
from tests.kit.table_talk import widgets

BATTLE = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"], "followers": 2},
        {"god": "ra", "figures": ["god 81", "w 82"], "followers": 2},
    ],
    "next": "region 3",
}
LONG = 30.0


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture
async def battle(sandbox, tmp_path):
    """Alice and Bob are asked for their cards; the bot has not begun yet."""
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    stage.game = await prepare(tmp_path, [stage.alice, stage.bob], BATTLE)
    yield stage
    await stage.bot.stop()


async def test_a_letter_says_what_for_and_where_and_ends(battle):
    await battle.bot.start()
    for person in (battle.alice, battle.bob):
        letter = await person.dm.sees("Choose your battle card", patience=LONG)
        assert "battle in region 3" in text_of(letter)
        assert "https://discord.com/channels/" in text_of(letter)
    await next(w for w in widgets(battle.alice.dm.messages()[-1])).use(battle.alice)
    chosen = await battle.alice.dm.sees("Chosen: ", patience=LONG)
    assert widgets(chosen)  # it may still be changed
    await next(w for w in widgets(battle.bob.dm.messages()[-1])).use(battle.bob)
    for person in (battle.alice, battle.bob):
        ended = await person.dm.sees("This choice is over", patience=LONG)
        assert widgets(ended) == []
        assert "Choose your battle card" not in text_of(ended)


async def test_everybody_may_choose_while_a_letter_is_being_written(battle, monkeypatch, caplog):
    await battle.bot.start()
    house = battle.bot.client.house
    writing, gate, draw = asyncio.Event(), asyncio.Event(), house.draw

    async def slow(key, work):
        if key.startswith("letter"):
            writing.set()
            await gate.wait()
        return await draw(key, work)

    monkeypatch.setattr(house, "draw", slow)
    await asyncio.wait_for(writing.wait(), LONG)
    table = await house.tables.open(battle.game)
    with caplog.at_level(logging.ERROR):
        for person in table.people:
            await table.act(person, ["chariots"], table.revision)
        gate.set()
        await battle.alice.sees("Cards:", patience=LONG)
    assert "cannot be attended to" not in caplog.text
