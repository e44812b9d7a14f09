"""How much a recorded game says: a message a turn, few calls an act, panels that fit a phone."""

from __future__ import annotations

import pytest

from bot.commands.bench.volume import measure, one_of_each
from bot.commands.recordings import read

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
