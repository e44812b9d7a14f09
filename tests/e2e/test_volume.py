"""How much a recorded game says: a message a turn, few calls an act, panels that fit a phone."""

from __future__ import annotations

import pytest

from bot.commands.bench.volume import RECORDED, measure, one_of_each
from bot.commands.recordings import read
from bot.turns import together
from cogs.table import poster

ACTS = 20
# The first panel, and what is asked when a new age or a new day begins: whoever is asked then may
# have been asked before.
BEGINNINGS = 3
MOST_CALLS = 1.5  # under Discord's global limit, for an act
TALLEST = 1400  # pixels on a phone 390 pixels wide


@pytest.mark.parametrize("path", one_of_each(), ids=lambda path: path.name.partition("-")[0])
async def test_a_turn_is_one_message_that_fits_a_phone(path):
    volume = await measure(read(path)[0], ACTS)
    assert volume.acts == ACTS > volume.turns
    assert volume.messages <= volume.turns + BEGINNINGS
    assert volume.calls_an_act <= MOST_CALLS
    assert max(volume.heights) <= TALLEST


async def test_one_message_an_act_would_be_more(monkeypatch):
    """The count above can fail: here every act is told at once, in a message of its own."""
    monkeypatch.setattr(together, "HELD_SECONDS", 0.0)
    monkeypatch.setattr(poster, "grows", lambda *_: False)
    volume = await measure(read(RECORDED / "duel-base-game.jsonl")[0], ACTS)
    assert volume.messages > volume.turns + BEGINNINGS
