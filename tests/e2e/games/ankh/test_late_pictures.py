"""Private answers whose pictures take long: words and buttons come first."""

from __future__ import annotations

import asyncio

import pytest

from bot.process.services import Drawing, Services
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import BATTLE
from tests.kit.prepared import prepare, until
from tests.kit.stage import Stage
from tests.kit.story import click, labels, pictures, said
from tests.kit.table_talk import newest_panel, widgets

LONG = 30.0
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}


class Slow:
    """Pictures of one kind, which begin to be drawn when a test says so."""

    def __init__(self, monkeypatch, kind: str) -> None:
        self.gate, self.drawn = asyncio.Event(), asyncio.Event()
        drawing = Services.drawing

        def slow(services, key, work):
            drawn = drawing(services, key, work)
            if not key.startswith(kind):
                return drawn
            return Drawing(asyncio.ensure_future(self._behind(drawn)))

        monkeypatch.setattr(Services, "drawing", slow)
        monkeypatch.setattr(Services, "private_patience", 0.1)

    async def _behind(self, drawn):
        await self.gate.wait()
        found = await drawn
        self.drawn.set()
        return found


@pytest.fixture
async def stage(sandbox, tmp_path):
    found = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    yield found
    await found.bot.stop()


async def panel(stage):
    return await until(lambda: newest_panel(stage.alice), LONG)


def shown(actor, message):
    return actor.person.message(message["id"])


async def test_a_draft_comes_before_its_picture(stage, tmp_path, monkeypatch):
    """`bench tables`: a typed line was answered 5 s later, behind a hundred pictures."""
    slow = Slow(monkeypatch, "draft")
    await prepare(tmp_path, [stage.alice, stage.bob], TURN)
    await stage.bot.start()
    draft = await click(stage.alice, await panel(stage), "Move")
    assert "Cancel" in labels(draft)
    assert pictures(draft) == []
    slow.gate.set()
    await until(lambda: pictures(shown(stage.alice, draft)), LONG)
    assert labels(shown(stage.alice, draft)) == labels(draft)
    assert said(shown(stage.alice, draft)) == said(draft)


async def test_a_picture_that_comes_too_late_is_not_brought(stage, tmp_path, monkeypatch):
    slow = Slow(monkeypatch, "draft")
    await prepare(tmp_path, [stage.alice, stage.bob], TURN)
    await stage.bot.start()
    draft = await click(stage.alice, await panel(stage), "Move")
    cancelled = said(await click(stage.alice, draft, "Cancel"))
    assert "Cancel" not in labels(shown(stage.alice, draft))
    slow.gate.set()
    await asyncio.wait_for(slow.drawn.wait(), LONG)
    await asyncio.sleep(0.5)  # nothing is to be seen
    assert said(shown(stage.alice, draft)) == cancelled
    assert pictures(shown(stage.alice, draft)) == []


async def test_a_secret_choice_comes_before_its_picture(stage, tmp_path, monkeypatch):
    slow = Slow(monkeypatch, "pick")
    await prepare(tmp_path, [stage.alice, stage.bob], BATTLE)
    await stage.bot.start()
    mine = await click(stage.alice, await panel(stage), "Choose in secret")
    assert pictures(mine) == []
    assert len(widgets(mine)) > 1
    slow.gate.set()
    await until(lambda: pictures(shown(stage.alice, mine)), LONG)
    assert said(shown(stage.alice, mine)) == said(mine)
