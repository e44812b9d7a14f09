"""A plan for one's next turn: offered as a filled draft, or carried out by itself."""

from __future__ import annotations

from tests.kit.story import Story, answer, click, clicks, everything_in, labels, said
from tests.kit.table_talk import is_private

TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}


async def alice_s_turn(story: Story, panel):
    """Alice takes her turn; return the panel after it."""
    for action in ("Gain", "Unlock"):
        await clicks(story.alice, panel, action, "Confirm")
        panel = await story.panel(other_than=panel)
    return panel


async def test_a_plan_is_offered_as_a_draft(story: Story):
    panel = await story.begins([story.alice, story.bob], TURN)
    refused = await answer(story.bob, story.bob.slash("/play", do="68>78"))
    assert "isn't your turn" in said(refused)
    saved = await click(story.bob, refused, "Save as my plan")
    assert "Plan: `68>78`" in said(saved)
    assert is_private(saved)
    panel = await alice_s_turn(story, panel)
    assert "68>78" not in "".join(everything_in(m) for m in story.public())
    plan = await click(story.bob, panel, "Plan")
    draft = await click(story.bob, plan, "Use it now")
    assert "Warrior 68 → 78" in said(draft)
    await click(story.bob, draft, "Confirm")
    assert "68 → 78" in said(await story.panel(other_than=panel))


async def test_a_plan_is_carried_out_by_itself(story: Story):
    panel = await story.begins([story.alice, story.bob], TURN)
    saved = await answer(story.bob, story.bob.slash("/play", do="68>78", when="next"))
    saved = await click(story.bob, saved, "Play automatically")
    assert "play it automatically" in said(saved)
    panel = await alice_s_turn(story, panel)
    assert "68 → 78" in said(panel)
    assert f"<@{story.bob.person.id}>" in said(panel)
    assert "action 2 of 2" in said(panel)
    plan = await click(story.bob, panel, "Plan")
    assert "no plan" in said(plan)


async def test_a_plan_that_is_not_legal_any_more_is_only_refused(story: Story):
    panel = await story.begins([story.alice, story.bob], TURN)
    saved = await answer(story.bob, story.bob.slash("/play", do="68>67", when="next"))
    await click(story.bob, saved, "Play automatically")
    await answer(story.alice, story.alice.slash("/play", do="57>67"))
    panel = await story.panel(other_than=panel)
    await clicks(story.alice, panel, "Gain", "Confirm")
    panel = await story.panel(other_than=panel)
    assert "action 1 of 2" in said(panel)
    plan = await click(story.bob, panel, "Plan")
    refused = await click(story.bob, plan, "Use it now")
    assert "67 is taken" in said(refused)
    assert [label for label in labels(refused) if label.startswith("68>")]
