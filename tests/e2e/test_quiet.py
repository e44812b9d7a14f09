"""What everybody sees of a quiet request: that something may be done, until when, nothing else."""

from __future__ import annotations

import asyncio
import copy
from datetime import timedelta

import pytest

from bot.store.rows import ClockRow
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.prepared import prepare
from tests.kit.quiet_battle import BATTLE, ask_quietly
from tests.kit.stage import Stage
from tests.kit.story import GREETING, answer, click
from tests.kit.table_talk import is_private, widgets

LONG = 30.0
LIMITS = {"async": timedelta(minutes=30), "none": None}


class Window(Stage[InProcessBot]):
    """Alice and Bob are asked quietly; Olena only reads the channel."""

    game: int

    def public(self):
        """What is in the channel for all to see, as it is now."""
        seen = [m for m in self.olena.messages() if not is_private(m)]
        return copy.deepcopy([m for m in seen if GREETING not in text_of(m)])

    async def opens(self):
        await self.bot.start()
        return await self.olena.sees("Cards are played until", patience=LONG)

    async def table(self):
        return await self.bot.client.services.tables.open(self.game)

    async def time_is_up(self):
        services, table = self.bot.client.services, await self.table()
        past = services.clock() - 1
        await services.store.clocks.start(ClockRow(table.id, table.row.opened, past))


@pytest.fixture
async def window(sandbox, tmp_path, monkeypatch):
    ask_quietly(monkeypatch, LIMITS)
    window = Window(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    window.game = await prepare(tmp_path, [window.alice, window.bob], BATTLE, clock="async")
    yield window
    await window.bot.stop()
    assert window.refused() == []


async def chooses(actor, panel, card):
    """Choose in secret; nobody else sees the answer."""
    offer = await click(actor, panel, "Choose in secret")
    widget = next(w for w in widgets(offer) if card in w.label)
    await widget.use(actor)
    return await actor.sees("Chosen: ", patience=LONG)


async def test_nobody_is_named_called_or_counted(window):
    panel = await window.opens()
    text = text_of(panel)
    assert "<t:" in text
    assert "<@" not in text
    assert "chosen" not in text
    assert panel["mentions"] == []


async def test_everybody_asked_reads_what_silence_means(window):
    panel = await window.opens()
    for actor in (window.alice, window.bob):
        offer = await click(actor, panel, "Choose in secret")
        assert is_private(offer)
        assert "If you don't answer in time" in text_of(offer)
        await actor.dm.sees("If you don't answer in time", patience=LONG)


async def test_an_answer_changes_nothing_that_others_see(window):
    panel = await window.opens()
    await window.bob.dm.sees("battle card", patience=LONG)
    before = window.public()
    await chooses(window.alice, panel, "Chariots")
    await asyncio.sleep(1)  # the worker has looked at the table
    assert (await window.table()).pick_of(0) == "chariots"
    assert window.public() == before, "nothing posted, nothing edited"


async def test_when_time_is_up_the_game_goes_on_and_asks_nobody(window):
    panel = await window.opens()
    await chooses(window.alice, panel, "Chariots")
    known = {m["id"] for m in window.public()}
    await window.time_is_up()
    await window.olena.sees("Cards:", patience=LONG)
    new = [m for m in window.public() if m["id"] not in known]
    assert not any("Time's up" in text_of(m) for m in new)
    assert not (await window.table()).is_quiet


async def test_it_ends_when_all_have_answered(window):
    panel = await window.opens()
    await chooses(window.alice, panel, "Chariots")
    offer = await click(window.bob, panel, "Choose in secret")
    await next(w for w in widgets(offer) if "Flood" in w.label).use(window.bob)
    await window.olena.sees("Cards:", patience=LONG)


async def test_after_a_restart_answers_stand_and_nothing_is_posted_or_edited(window):
    panel = await window.opens()
    await chooses(window.alice, panel, "Chariots")
    await window.bob.dm.sees("battle card", patience=LONG)
    before, letters = window.public(), len(window.bob.dm.messages())
    await window.bot.restart()
    await asyncio.sleep(2)  # what the last process left is attended to
    assert window.public() == before
    assert len(window.bob.dm.messages()) == letters
    assert (await window.table()).pick_of(0) == "chariots"
    await window.time_is_up()
    await window.olena.sees("Cards:", patience=LONG)


async def test_help_names_nobody_either(window):
    await window.opens()
    told = text_of(await answer(window.olena, window.olena.slash("/help")))
    assert "Чекаємо" in told
    assert "Alice" not in told
    assert "Bob" not in told
