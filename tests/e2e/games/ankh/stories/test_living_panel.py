"""A turn is one message, and a conflict few: what happens goes on where it began."""

from __future__ import annotations

from sandbox.wire import MessageFlag
from tests.e2e.games.ankh.stories.test_secrets import picks
from tests.kit.actor import Actor
from tests.kit.prepared import until
from tests.kit.story import Story, buttons, click, clicks, labels, pictures, said
from tests.kit.table_talk import is_private, widgets

# Ra and Anubis fight in regions 1 and 3; Isis is alone in region 2.
CONFLICT = {
    "gods": [
        {"god": "ra", "figures": ["god 62", "w 24", "w 25", "w 53"]},
        {"god": "anubis", "figures": ["god 81", "w 26"]},
        {"god": "isis", "figures": ["god 76", "w 85"]},
    ],
    "markers": {"gain": 6},
    "event": 3,
    "next": "action",
}
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}


def ids(story: Story) -> list[str]:
    return [message["id"] for message in story.public()]


def goal(actor: Actor, number: str) -> str:
    """The message to which the link in another one leads."""
    return said(actor.person.message(number)).partition("](")[2].partition(")")[0].split("/")[-1]


def is_silent(message) -> bool:
    return bool(message["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS)


async def test_a_turn_is_one_message_and_shrinks_when_it_is_over(story: Story):
    """Both actions edit the panel; when Bob is called it keeps its words and nothing else."""
    first = await story.begins([story.alice, story.bob], TURN, clock="async")
    assert "⏳" in said(first)
    await clicks(story.alice, first, "Gain", "Confirm")
    second = await story.panel(other_than=first)
    assert second["id"] == first["id"]
    assert [name for name, *_ in pictures(second)] == ["map-1.png", "strip-1.png"]
    await clicks(story.alice, second, "Unlock", "Confirm")
    third = await story.panel(other_than=second)
    assert ids(story)[-2:] == [first["id"], third["id"]]
    assert [user["id"] for user in third["mentions"]] == [story.bob.person.id]
    assert not is_silent(third)
    await until(lambda: not buttons(story.bob.person.message(first["id"])))
    old = story.bob.person.message(first["id"])
    assert "gains" in said(old)
    assert "⏳" not in said(old)
    assert "action" not in said(old)
    assert pictures(old) == []


async def test_a_conflict_of_two_battles_and_a_domination_is_three_messages(story: Story):
    """A call for each battle, and the result with whose turn it is; every call pings."""
    panel = await story.begins([story.alice, story.bob, story.olena], CONFLICT)
    before = len(story.public())
    await clicks(story.alice, panel, "Gain", "Confirm")
    for mine, theirs in (("drought", "flood"), ("miracle", "cycle")):
        panel = await story.panel(other_than=panel)
        assert {u["id"] for u in panel["mentions"]} == {
            a.person.id for a in (story.alice, story.bob)
        }
        assert not is_silent(panel)
        await picks(story.alice, panel, mine)
        reply = await picks(story.bob, panel, theirs)
    last = await story.panel(other_than=panel)
    # Whoever chose last is led from their private answer to the result.
    await until(lambda: goal(story.bob, reply["id"]) == last["id"])
    assert "pick" not in {w.verb for w in widgets(last)}
    assert len(story.public()) - before == 3
    await until(lambda: sum(said(message).count("🏆") for message in story.public()) == 2)


async def test_against_computers_a_conflict_goes_on_in_the_panel_of_its_turn(story: Story):
    """Nobody else is called, so no message comes before the conflict is over.

    What the panel has no room for is one tap away, and only who taps reads it.
    """
    panel = await story.begins([story.alice, None, None], CONFLICT)
    await clicks(story.alice, panel, "Gain", "Confirm")
    first, before = panel, len(story.public())
    panel, private = await story.panel(other_than=panel), None
    while "pick" in {w.verb for w in widgets(panel)}:
        assert panel["id"] == first["id"]
        if "What happened" in labels(panel):
            private = await click(story.alice, panel, "What happened")
            short = said(panel)
        mine = await click(story.alice, panel, "Choose in secret")
        await next(w for w in widgets(mine) if w.verb == "pick").use(story.alice)
        panel = await story.panel(other_than=panel)
        # The answer stands below the panel, so it leads there.
        await until(lambda here=mine["id"]: goal(story.alice, here) in ids(story))
    assert len(story.public()) - before <= 2
    assert private is not None
    assert is_private(private)
    lines = [line.partition(" · ")[2] for line in said(private).split("\n")[1:]]
    assert "Conflict 1 starts" in "".join(lines)
    assert [line for line in lines if line not in short], "it has more than the panel"
