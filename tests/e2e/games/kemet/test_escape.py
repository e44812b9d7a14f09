"""Where an Escape is asked about before the cards, nobody's screen tells who holds one."""

from __future__ import annotations

import pytest

from tests.e2e.games.kemet.positions import player, position
from tests.kit.story import answer, buttons, click, reads
from tests.kit.table_talk import newest_panel

LONG = 25.0  # seconds that nobody should need
PRESCIENCE = 333


@pytest.mark.parametrize("held", ["escape", "bronze"])
async def test_a_defender_sees_both_answers_and_can_give_those_they_hold(story, held):
    used = {"move1": "normal"}
    given = position(
        player(0, soldiers={"10": 5}, tokens=used),
        player(1, soldiers={"81": 3}, hand=[held], tiles=[PRESCIENCE], tokens=used),
        turn=2,
    )
    await story.begins([story.alice, story.bob], given, game="kemet", clock="async")
    await answer(story.alice, story.alice.slash("/play", do="10>81"))
    await reads(story.bob, "Escape possible until", patience=LONG)
    own = await click(story.bob, newest_panel(story.bob), "Choose in secret")
    shown = {label: bool(part.get("disabled")) for label, part in buttons(own).items()}
    assert shown["Fight"] is False
    assert shown["Escape"] is (held != "escape")
