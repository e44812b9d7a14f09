"""What a panel has no room for stays out of it, whatever is changed in it later."""

from __future__ import annotations

import pytest

from cogs.table import panel
from tests.kit.actor import text_of
from tests.kit.prepared import until
from tests.kit.table_talk import newest_panel
from tests.kit.whole_games import LONG, arranged

THREAD = "Alice · 7 Wonders Duel"
ASKED = "**Which Wonder do you pick?**"


@pytest.mark.parametrize(("tall", "lines"), [(panel.TALL, 5), (0, 1)])
async def test_a_changed_clock_brings_nothing_back(near_hall, monkeypatch, tall, lines):
    """Two people do without a clock; what the Wonders do is told as far as it was before."""
    monkeypatch.setattr(panel, "TALL", tall)
    await arranged(near_hall, "duel", near_hall.bob)
    alice, bob = near_hall.alice.at(THREAD), near_hall.bob.at(THREAD)
    before = text_of(await alice.sees("Wonders, batch 1 of 2", patience=LONG))
    asked = before[before.index(ASKED) :]
    assert asked.strip().count("\n") == lines - 1
    await alice.slash("/game settings", clock="none")
    await bob.sees("Agreed: 1 of 2")
    await bob.press("Agree")
    after = await until(lambda: without_clock(alice), LONG)
    assert after[after.index(ASKED) :] == asked


def without_clock(actor) -> str | None:
    """What the panel says, once it names no deadline."""
    text = text_of(newest_panel(actor))
    return None if "⏳" in text else text
