"""The quick taste of Kemet: the first thing that somebody reads when practising."""

from __future__ import annotations

from tests.kit.actor import text_of
from tests.kit.whole_games import LONG

THREAD = "Alice · Kemet"


async def test_practice_gives_the_hint_of_the_game_and_no_other(hall):
    await hall.alice.slash("/game practice", game="kemet")
    alice = hall.alice.at(THREAD)
    first = text_of(await alice.sees("Place an action token", patience=LONG))
    assert "💡 `10>81` attacks the temple" in first
    assert first.count("💡") == 1, "no hint of a computer player beside it"
