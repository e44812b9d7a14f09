"""People see that a computer player thinks, if it takes long; never of what is asked quietly."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from bot.turns import thinking
from bot.turns.thinking import shown_thinking


@pytest.fixture
def seen(monkeypatch):
    monkeypatch.setattr(thinking, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(thinking, "LONG_SECONDS", 0.0)
    return []


async def thought_about(seen, *, quiet, patience=1.0):
    """Think until it was seen twice, or for as long as somebody has patience."""
    enough = asyncio.Event()

    async def show(table):
        seen.append(table)
        if len(seen) == 2:
            enough.set()

    table = SimpleNamespace(is_quiet=quiet)
    async with shown_thinking(table, show):
        try:
            await asyncio.wait_for(enough.wait(), patience)
        except TimeoutError:
            return


async def test_long_thinking_is_seen_again_and_again_until_it_is_over(seen):
    await thought_about(seen, quiet=False, patience=20.0)
    count = len(seen)
    assert count >= 2
    await asyncio.sleep(0.05)
    assert len(seen) == count


async def test_what_is_asked_quietly_is_not_given_away(seen):
    await thought_about(seen, quiet=True, patience=0.2)
    assert seen == []


async def test_quick_answers_are_not_seen(seen, monkeypatch):
    monkeypatch.setattr(thinking, "LONG_SECONDS", 60.0)
    await thought_about(seen, quiet=False, patience=0.1)
    assert seen == []


async def test_failing_to_show_it_does_no_harm(seen):
    async def show(table):
        seen.append(table)
        raise RuntimeError

    async with shown_thinking(SimpleNamespace(is_quiet=False), show):
        await asyncio.sleep(0.05)
    assert len(seen) == 1
