"""Buttons that do what they say, and drafts of a game that people have ended."""

from __future__ import annotations

from bot.store.rows import Status
from tests.kit.example import THREAD
from tests.kit.prepared import until
from tests.kit.rooms import full_room, started
from tests.kit.story import Story, buttons, click, labels, reads, said
from tests.kit.table_talk import newest_panel, widgets

__all__ = ["full_room"]

# Isis loses with Miracle: her warrior on 74 is protected, that on 102 is not.
LOST = {
    "gods": [
        {"god": "isis", "figures": ["w 74", "w 102"]},
        {"god": "ra", "figures": ["god 83", "w 84"], "followers": 1},
    ],
    "next": "region 2",
}


async def lost(story: Story) -> dict:
    """The panel that asks Isis whom she keeps alive."""
    panel = await story.begins([story.alice, story.bob], LOST)
    picks = (story.alice, "Miracle"), (story.bob, "Chariots")
    for actor, card in picks:
        await click(actor, await click(actor, panel, "Choose in secret"), card)
    return await story.panel(other_than=panel)


async def test_the_button_of_a_figure_keeps_it(story: Story):
    """It opened an empty draft, and Confirm let the figure die."""
    panel = await lost(story)
    assert {"74 · warrior", "Let them die"} <= set(labels(panel))
    draft = await click(story.alice, panel, "74 · warrior")
    assert "1. Keep alive: 74 · warrior" in said(draft)
    done = await click(story.alice, draft, "Confirm")
    assert "- Keep alive: 74 · warrior" in said(done)
    told = await reads(story.bob, "102")
    assert "warrior 74" not in said(told).partition("Fallen")[2]


async def test_letting_a_figure_die_takes_a_button_that_says_so(story: Story):
    """Confirm with nothing chosen finished the question."""
    panel = await lost(story)
    draft = await click(story.alice, panel, "74 · warrior")
    empty = await click(story.alice, draft, "Back")
    assert "Confirm" not in buttons(empty)
    chosen = await click(story.alice, empty, "Let them die")
    done = await click(story.alice, chosen, "Confirm")
    assert "- Let the rest die" in said(done)
    fallen = said(await reads(story.bob, "Fallen"))
    assert "74" in fallen


async def test_a_game_that_was_ended_asks_nothing_more(full_room):
    """The last person resigned, and the panel asked on, with buttons."""
    alice = full_room.alice
    table = await started(full_room, seats=2, computers=1)
    there = alice.at(THREAD)
    panel = await until(lambda: newest_panel(there), 60)
    draft = await click(there, panel, "Gain")
    await there.slash("/game resign")
    await there.press("Resign")
    ended = await there.sees("## Game abandoned", patience=60)
    assert table.row.status is Status.CLOSED
    assert [widget.verb for widget in widgets(ended)] == ["replay", "review", "log"]
    assert "★" not in said(ended)
    await until(lambda: not widgets(alice.person.message(panel["id"])), 60)
    assert "This game was abandoned." in said(await click(there, draft, "Confirm"))
    assert await full_room.bot.client.services.store.clocks.of(table.id) is None
