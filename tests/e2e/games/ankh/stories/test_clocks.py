"""Story 17: somebody is silent."""

from __future__ import annotations

import pytest

from tests.kit.actor import Actor
from tests.kit.story import Story, click, clicks, labels, reads, said
from tests.kit.table_talk import is_private

HOUR = 3600.0
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
        {"god": "isis", "figures": ["god 21", "w 31"]},
    ]
}
PATIENCE = 40.0


@pytest.fixture
async def silent(story: Story):
    """Alice has been silent for 24 hours."""
    panel = await story.begins([story.alice, story.bob, story.olena], TURN, clock="async")
    assert "⏳ <t:" in said(panel)
    story.late(23 * HOUR)
    assert story.bob.shows("Time's up") is None
    await falls_silent(story, 24 * HOUR + 60)
    return panel


async def falls_silent(story: Story, seconds: float):
    """Let the clock of whoever is asked run out; return the question to the others."""
    known = {m["id"] for m in story.public()}
    story.late(seconds)

    def look():
        new = [m for m in story.public() if m["id"] not in known]
        return next((m for m in new if "Time's up" in said(m)), None)

    return await story.bob._appears(look, "that somebody's time is up", PATIENCE)


async def is_asked(story: Story, actor: Actor, panel):
    """Wait until a new panel asks somebody."""
    turn = await story.panel(other_than=panel)
    assert f"<@{actor.person.id}>" in title_of(turn), said(turn)
    return turn


async def takes_turn(story: Story, actor: Actor, panel):
    """Take the actions of a turn; return the next one's panel."""
    confirm = "Підтвердити" if actor is story.olena else "Confirm"
    while f"<@{actor.person.id}>" in title_of(panel):
        action = "Unlock" if "action 2" in title_of(panel) else "Gain"
        await clicks(actor, panel, action, confirm)
        panel = await story.panel(other_than=panel)
    return panel


def title_of(panel) -> str:
    return said(panel).strip().split("\n")[0]


async def test_story_17_the_others_are_asked_and_not_the_silent_one(story: Story, silent):
    """A player is silent for 24 hours: when the clock has run out, the opponents are asked to
    wait, to let a computer play, or to find a replacement.  They wait, and wait once more.
    """
    question = story.bob.shows("Time's up")
    assert f"<@{story.alice.person.id}>" in said(question)
    assert not is_private(question)
    assert labels(question) == [
        "Wait another 24 h",
        "Let the computer play this turn",
        "Find a replacement",
        "I'm back",
    ]
    called = {user["id"] for user in question["mentions"]}
    assert called == {story.bob.person.id, story.olena.person.id}
    told = await click(story.alice, question, "Wait")
    assert "The others choose" in said(told)
    await click(story.bob, question, "Wait")
    settled = await reads(story.olena, "let's wait another 24 h")
    assert labels(settled) == ["I'm back"]
    second = await falls_silent(story, 49 * HOUR)
    assert second["id"] != question["id"]
    back = await click(story.alice, second, "I'm back")
    assert "Welcome back" in said(back)
    await clicks(story.alice, silent, "Gain", "Confirm")  # the old panel still asks
    await is_asked(story, story.alice, silent)


async def test_story_17_a_computer_plays_until_the_player_is_back(story: Story, silent):
    """The opponents let a computer play for the silent player; after the second time in a row it
    goes on until the player presses [I'm back].
    """
    question = story.bob.shows("Time's up")
    await click(story.bob, question, "Let the computer")
    settled = await reads(story.olena, "the computer plays this turn for")
    turn = await is_asked(story, story.bob, silent)
    turn = await takes_turn(story, story.bob, turn)
    turn = await takes_turn(story, story.olena, turn)
    assert f"<@{story.alice.person.id}>" in said(turn)  # asked again: it was one turn
    question = await falls_silent(story, 49 * HOUR)
    await click(story.olena, question, "Let the computer")
    turn = await is_asked(story, story.bob, turn)
    turn = await takes_turn(story, story.bob, turn)
    turn = await takes_turn(story, story.olena, turn)
    assert f"<@{story.bob.person.id}>" in title_of(turn)  # nobody waited for Alice
    back = await click(story.alice, settled, "I'm back")
    assert "Welcome back" in said(back)
    turn = await takes_turn(story, story.bob, turn)
    turn = await takes_turn(story, story.olena, turn)
    assert f"<@{story.alice.person.id}>" in title_of(turn)


@pytest.mark.parametrize("newcomer", [True, False])
async def test_story_17_a_replacement_is_looked_for(story: Story, silent, newcomer):
    """The opponents look for a replacement: whoever wants to takes the seat.  Until somebody
    has, the player comes back with [I'm back]; after that it is too late.
    """
    question = story.bob.shows("Time's up")
    await click(story.bob, question, "Find")
    settled = await reads(story.olena, "let's find a replacement")
    offer = await reads(story.ivan, "Alice no longer plays Ra")
    if newcomer:
        told = await click(story.ivan, offer, "Take this seat")
        assert is_private(told)
        await reads(story.bob, "Ivan now plays Ra")
    back = await click(story.alice, settled, "I'm back")
    assert ("aren't playing at this table" if newcomer else "Welcome back") in said(back)
    owner = story.ivan if newcomer else story.alice
    assert story.stored("seat")[0][1][0][2] == int(owner.person.id)
    assert f"<@{owner.person.id}>" in said(await reads(story.bob, "takes over a seat"))
    if not newcomer:
        late = await click(story.ivan, offer, "Take this seat")
        assert "уже занято" in said(late)
