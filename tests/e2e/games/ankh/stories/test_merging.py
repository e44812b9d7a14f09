"""Story 16: two people play one god."""

from __future__ import annotations

from tests.kit.actor import Actor
from tests.kit.prepared import until
from tests.kit.story import Story, click, clicks, everything_in, reads, said
from tests.kit.table_talk import is_private

MERGED = {
    "seats": ["isis", "ra", "amun"],
    "gods": [
        {
            "god": "isis",
            "people": [0, 1],
            "abilities": ["isis", "ra"],
            "devotion": 22,
            "figures": ["god 62", "w 53"],
        },
        {"god": "amun", "figures": ["god 81", "w 82"], "devotion": 24, "two_cards": False},
    ],
    "merged": {"ra": "isis"},
    "event": 16,
    "active": 0,
    "next": "region 3",
}


async def opens(actor: Actor, panel):
    mine = await click(actor, panel, "Choose in secret")
    assert is_private(mine)
    return mine


async def test_story_16_the_senior_s_card_counts_and_each_acts_once(story: Story):
    """The players of merged Isis and Ra disagree about a card: when the senior has chosen, the
    senior's card counts.  Each still takes exactly one action on their own turn.
    """
    senior, junior, amun = story.alice, story.bob, story.ivan
    panel = await story.begins([senior, junior, amun], MERGED)
    letter = await reads(senior.dm, "only you see this")
    await reads(junior.dm, "only you see this")
    proposed = await click(junior, await opens(junior, panel), "Flood")
    assert "You advise; Alice decides." in said(proposed)
    assert "0 of 2 chosen" in said(story.olena.shows("of 2 chosen"))
    mine = await opens(senior, panel)
    assert "Bob proposes: Flood" in said(mine)
    await until(lambda: "Bob proposes: Flood" in said(senior.person.message(letter["id"])))
    locked = await click(senior, mine, "Drought")
    assert "Chosen: Drought" in said(locked)
    await reads(story.olena, "1 of 2 chosen")
    again = await opens(junior, panel)  # the senior's card is not the junior's to know
    assert "Chosen: Drought" not in said(again)
    for other in (amun, story.olena):
        seen = "".join(everything_in(m) for m in (*other.messages(), *other.dm.messages()))
        assert "proposes" not in seen
        assert "Drought" not in "".join(everything_in(m) for m in story.public())
    await click(amun, await opens(amun, panel), "Чудо")
    revealed = await reads(story.olena, "Isis — Drought")
    assert "Isis — Flood" not in said(revealed)

    turn = await story.panel(other_than=panel)
    turn = await acts(story, junior, turn, "Gain", most=1)
    turn = await acts(story, amun, turn, "Move", "Никого не перемещать", most=2)
    turn = await acts(story, amun, turn, "Gain", most=2)
    turn = await acts(story, senior, turn, "Unlock", most=1)
    assert f"<@{junior.person.id}>" in said(turn)


async def acts(story: Story, actor: Actor, turn, *labels: str, most: int):
    """Take an action of one's own turn; return the next panel."""
    assert f"<@{actor.person.id}>" in said(turn).split("\n")[1]
    assert f" of {most}" in said(turn).split("\n")[1]
    confirm = "Подтвердить" if actor is story.ivan else "Confirm"
    await clicks(actor, turn, *labels, confirm)
    return await story.panel(other_than=turn)


async def test_story_16_the_junior_s_card_counts_when_the_senior_is_silent(story: Story):
    """The senior says nothing until the clock has run out and the others let a computer play: the
    junior's card counts.
    """
    senior, junior, amun = story.alice, story.bob, story.ivan
    panel = await story.begins([senior, junior, amun], MERGED, clock="async")
    await click(junior, await opens(junior, panel), "Drought")  # no computer would: all is fertile
    await click(amun, await opens(amun, panel), "Чудо")
    await reads(story.olena, "1 of 2 chosen")
    story.late(12 * 3600 + 60)
    question = await reads(amun, "Time's up")
    await click(amun, question, "Let the computer")
    await reads(story.olena, "Isis — Drought")
