"""A panel's button for close-ups opens a private choice of them, and each is a press away."""

from __future__ import annotations

import pytest

from bot.games.uis import ui_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import GAME
from tests.kit.prepared import prepare
from tests.kit.stage import Stage
from tests.kit.story import click, labels, pictures
from tests.kit.table_talk import is_private

LONG = 30.0
TURN = {"gods": [{"god": "ra", "figures": ["god 57"]}, {"god": "isis", "figures": ["god 21"]}]}


@pytest.fixture
async def stage(sandbox, tmp_path, monkeypatch):
    groups = {"Market": ("1", "2"), "Delta": ("3",)}
    ui = ui_of(GAME)
    monkeypatch.setattr(ui, "closeup_groups", lambda texts, view: groups, raising=False)
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    await prepare(tmp_path, [stage.alice, stage.bob], TURN)
    await stage.bot.start()
    yield stage
    await stage.bot.stop()
    assert stage.refused() == []


async def test_a_group_is_offered_and_each_part_shown_with_the_others(stage):
    panel = await stage.bob.sees("Ra", patience=LONG)
    offer = await click(stage.bob, panel, "Market")
    assert is_private(offer)
    assert labels(offer) == ["Region 1", "Region 2"]
    assert pictures(offer) == []
    shown = await click(stage.bob, offer, "Region 2")
    assert is_private(shown)
    assert [name for name, *_ in pictures(shown)] == ["region-2.png"]
    assert labels(shown) == ["Region 1", "Region 2"]


async def test_a_group_of_one_is_shown_at_once(stage):
    panel = await stage.bob.sees("Ra", patience=LONG)
    shown = await click(stage.bob, panel, "Delta")
    assert [name for name, *_ in pictures(shown)] == ["region-3.png"]
    assert labels(shown) == []
