"""Letters that ask in secret: where they lead, and what becomes of them."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.process.services import Drawing, Services
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import BATTLE
from tests.kit.prepared import prepare
from tests.kit.stage import Stage
from tests.kit.table_talk import widgets

LONG = 30.0


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
    services = battle.bot.client.services
    writing, gate, drawing = asyncio.Event(), asyncio.Event(), services.drawing

    class Slow:
        async def within(self, seconds):
            writing.set()
            await gate.wait()

    def slow(key, work):
        return Slow() if key.startswith("letter") else drawing(key, work)

    monkeypatch.setattr(services, "drawing", slow)
    await asyncio.wait_for(writing.wait(), LONG)
    table = await services.tables.open(battle.game)
    with caplog.at_level(logging.ERROR):
        for person in table.people:
            await table.act(person, ["chariots"], table.revision)
        gate.set()
        await battle.alice.sees("Cards:", patience=LONG)
    assert "cannot be attended to" not in caplog.text


async def test_no_panel_waits_for_the_picture_of_a_letter(battle, monkeypatch):
    """faults.md 5, a brother: letters come before what is told next, and pictures may starve."""
    monkeypatch.setattr(Services, "patience", 0.2)
    never, drawing = asyncio.get_running_loop().create_future(), Services.drawing

    def starving(self, key, work):
        return Drawing(never) if key.startswith("letter") else drawing(self, key, work)

    monkeypatch.setattr(Services, "drawing", starving)
    await battle.bot.start()
    for person in (battle.alice, battle.bob):
        letter = await person.dm.sees("Choose your battle card", patience=LONG)
        assert letter["attachments"] == []
        await next(w for w in widgets(letter)).use(person)
    await battle.alice.sees("Cards:", patience=LONG)
    never.cancel()
