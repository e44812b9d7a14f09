"""Arranging and ending games, through the local Discord."""

from __future__ import annotations

import random
from importlib.util import find_spec

import pytest

from bot.store.rows import Place
from bot.texts import Texts
from bot.tables.refusals import Refused
from sandbox.wire import MessageFlag
from tests.kit.actor import Actor, text_of
from tests.kit.bots import GAMES, InProcessBot, ProcessBot
from tests.kit.stage import Stage

HERE = tuple(name for name in GAMES if find_spec(name) is not None)


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture
async def room(sandbox, tmp_path):
    """A stage with the cogs that are there; the bot runs in the test's process."""
    bot = InProcessBot(sandbox, tmp_path, HERE)
    await bot.start()
    stage = Stage(sandbox, bot)
    stage.ivan = Actor(sandbox.person("ivan"))
    yield stage
    await bot.stop()
    assert [code for code in stage.refused() if code not in ((403, 50007),)] == []


async def test_a_new_game_opens_a_thread_with_fitting_scenarios(room):
    """Story 1."""
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", seats=3)
    lobby = await bob.sees("a table for 3")
    assert "1. **Alice**" in text_of(lobby)
    assert "3. free" in text_of(lobby)
    await bob.at("Ankh: Gods of Egypt: Alice").sees("this is your table")
    await alice.sees("Your table is open")
    assert bob.shows("Your table is open") is None
    offered = await alice.completes("/game new", "scenario", "", seats=3)
    assert "Gift of the Delta" in offered
    assert "The Great Flood" not in offered
