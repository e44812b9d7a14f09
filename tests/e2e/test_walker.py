"""The person of ``bench walk``, who takes the first thing on offer, whatever is asked."""

from __future__ import annotations

import pytest

from bot.commands.bench.walker import Walker
from bot.commands.command import UsageError
from bot.store.opening import FILE
from tests.kit.actor import text_of
from tests.kit.example import BATTLE
from tests.kit.table_talk import is_private


async def test_a_secret_choice_is_made_on_the_way_to_a_draft(story):
    await story.begins([story.alice, None], BATTLE)
    walker = walker_at(story)
    await walker.draft()
    ((_, decisions),) = story.stored("decision")
    secret = [row for row in decisions if row[6]]
    assert {row[2] for row in secret} == {0, 1}, "both have chosen a card"
    newest = [m for m in story.alice.messages() if is_private(m)][-1]
    assert "Your draft" in text_of(newest)


async def test_after_the_end_no_move_can_be_made(story):
    await story.begins([story.alice, story.bob], BATTLE)
    await story.alice.slash("/tableadmin end")
    await story.alice.sees("Really end game")
    await story.alice.press("End game")
    await story.alice.sees("The game was ended")
    with pytest.raises(UsageError, match="over too soon"):
        await walker_at(story).draft()


def walker_at(story):
    channel = story.alice.channel()["id"]
    return Walker(story.alice.person, channel, story.bot.folder / FILE)
