"""What tests/e2e/test_volume.py counts would be more if every act had a message of its own."""

from __future__ import annotations

from bot.commands.bench.volume import RECORDED, measure
from bot.commands.recordings import read
from bot.turns import together
from cogs.table import poster
from tests.e2e.test_volume import ACTS, BEGINNINGS


async def test_one_message_an_act_would_be_more(monkeypatch):
    """Duel tells a turn of several acts at once, so the difference is large here."""
    monkeypatch.setattr(together, "HELD_SECONDS", 0.0)
    monkeypatch.setattr(poster, "grows", lambda *_: False)
    volume = await measure(read(RECORDED / "duel-base-game.jsonl")[0], ACTS)
    assert volume.messages > volume.turns + BEGINNINGS
