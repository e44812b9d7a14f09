"""How many messages a recorded game of Duel makes: one a turn, and one for each beginning."""

from __future__ import annotations

import pytest

from bot.commands.bench.volume import RECORDED, measure
from bot.commands.recordings import read
from bot.turns import together
from cogs.table import poster

ACTS = 25
# The first panel, the second batch of Wonders and Age I: whoever is asked then was asked before.
BEGINNINGS = 3


@pytest.fixture
def game():
    return read(RECORDED / "duel-base-game.jsonl")[0]


async def test_a_turn_is_one_message(game):
    volume = await measure(game, ACTS)
    assert volume.acts == ACTS > volume.turns
    assert volume.messages <= volume.turns + BEGINNINGS


async def test_one_message_an_act_would_be_more(game, monkeypatch):
    """The count above can fail: here every act is told at once, in a message of its own."""
    monkeypatch.setattr(together, "HELD_SECONDS", 0.0)
    monkeypatch.setattr(poster, "grows", lambda *_: False)
    volume = await measure(game, ACTS)
    assert volume.messages > volume.turns + BEGINNINGS
