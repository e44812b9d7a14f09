"""Stories 9 to 14: choices that nobody else may know before their time."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES, Texts
from rules.ankh.data import Card
from tests.kit.actor import Actor
from tests.kit.story import (
    CLOSED_LETTERS,
    Story,
    answer,
    click,
    everything_in,
    labels,
    pictures,
    reads,
    said,
)
from tests.kit.table_talk import is_private, widgets

FOUR = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"]},
        {"god": "ra", "figures": ["god 81", "w 82"]},
        {"god": "anubis", "figures": ["god 41", "w 42"]},
        {"god": "osiris", "figures": ["god 21", "w 31"]},
    ],
    "next": "region 3",
}
THREE = {**FOUR, "gods": FOUR["gods"][:3]}
TWO = {**FOUR, "gods": FOUR["gods"][:2]}


def texts_of(actor: Actor) -> Texts:
    """The texts in the language of somebody's Discord."""
    return Texts(actor.person.locale.partition("-")[0])


async def opens_picks(actor: Actor, panel) -> dict:
    """Open one's private panel from the public one; its button is in the table's language."""
    return await click(actor, panel, "Choose in secret")


async def picks(actor: Actor, panel, card: str) -> dict:
    """Choose a battle card by the button in the channel, and one tap."""
    mine = await opens_picks(actor, panel)
    assert is_private(mine)
    return await click(actor, mine, texts_of(actor)(f"ankh-card-{card}"))


def words_of_cards() -> set[str]:
    """Every name of every battle card, in all languages."""
    families = ("ankh-card", "ankh-card-short", "ankh-label-card")
    names = {
        Texts(language)(f"{family}-{card}")
        for language in LANGUAGES
        for family in families
        for card in Card
        if f"{family}-{card}" in Texts(language)
    }
    return {name.casefold() for name in (*names, *Card)}


def no_card_in(text: str) -> None:
    for name in words_of_cards():
        assert not re.search(rf"\b{re.escape(name)}\b", text.casefold()), f"{name} in {text}"


# --- story 9 ------------------------------------------------------------------------------------


async def test_story_09_the_channel_counts_and_tells_no_card(story: Story):
    """In a battle of four, three have tapped a card: the channel says "3 of 4 chosen" and for
    whom it waits, and the name of no card is anywhere.
    """
    petra = Actor(story.sandbox.people.add("petra"))
    feed, stop = petra.record()
    panel = await story.begins([story.alice, story.bob, story.ivan, story.olena], FOUR)
    olena = f"<@{story.olena.person.id}>"
    for n, (actor, card) in enumerate(
        ((story.alice, "flood"), (story.bob, "drought"), (story.ivan, "plague")), 1
    ):
        reply = await picks(actor, panel, card)
        assert texts_of(actor)(f"ankh-card-{card}") in said(reply)
        counted = await reads(petra, f"{n} of 4 chosen")
        assert counted["id"] == panel["id"]
    assert f"3 of 4 chosen · waiting for {olena}" in said(counted)
    stop()
    assert [m["id"] for m in story.public()] == [panel["id"]]
    for message in petra.messages():
        no_card_in(everything_in(message))
    for update in feed:
        no_card_in(everything_in(update.data))


# --- story 10 -----------------------------------------------------------------------------------


async def test_story_10_a_choice_may_be_changed_until_the_last_one(story: Story):
    """I chose Flood and change to Miracle before the last choice: Miracle is revealed.  After
    it I am told that it is too late.
    """
    panel = await story.begins([story.alice, story.bob, story.ivan], THREE)
    mine = await picks(story.alice, panel, "flood")
    assert "Chosen: Flood" in said(mine)
    await picks(story.bob, panel, "drought")
    changed = await click(story.alice, mine, "Miracle")
    assert "Chosen: Miracle" in said(changed)
    assert "2 of 3 chosen" in said(await reads(story.olena, "2 of 3 chosen"))
    await picks(story.ivan, panel, "chariots")
    revealed = await reads(story.bob, "Isis — Miracle")
    assert "Isis — Flood" not in "".join(said(m) for m in story.public())
    assert not is_private(revealed)
    stored = story.stored("decision")
    late = await click(story.alice, changed, "Flood")
    assert "Too late" in said(late)
    assert is_private(late)
    assert story.stored("decision") == stored


# --- story 11 -----------------------------------------------------------------------------------


async def test_story_11_closed_letters_and_the_button_in_the_channel(story: Story):
    """My direct messages are closed and a battle starts: the button in the channel lets me
    choose, and I alone see it.
    """
    story.alice.person.close_dms()
    panel = await story.begins([story.alice, story.bob, story.ivan], THREE)
    await reads(story.bob.dm, "only you see this")  # letters have been written by now
    await reads(story.ivan.dm, "only you see this")
    assert story.alice.dm.messages() == []
    mine = await opens_picks(story.alice, panel)
    assert is_private(mine)
    assert "Drought" in "".join(labels(mine))
    assert [name for name, _, _ in pictures(mine)] == ["hand.png"]
    chosen = await click(story.alice, mine, "Drought")
    assert "Chosen: Drought" in said(chosen)
    await reads(story.bob, "1 of 3 chosen")
    for other in (story.bob, story.ivan, story.olena):
        assert mine["id"] not in [m["id"] for m in other.messages()]
    await picks(story.bob, panel, "flood")
    await picks(story.ivan, panel, "flood")
    await reads(story.olena, "Isis — Drought")
    assert story.refused() == [CLOSED_LETTERS]  # and it was not tried again


# --- story 12 -----------------------------------------------------------------------------------

AMUN = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53", "w 27"]},
        {"god": "ra", "figures": ["god 28", "w 57"]},
        {"god": "amun", "figures": ["god 81", "w 82"]},
    ],
    "event": 4,
    "next": "region 1",
    "regions_left": [1, 3],
}


@pytest.mark.parametrize("cards", ["One", "Two"])  # of Amun
async def test_story_12_amun_s_two_cards_unsettle_a_pick_made_ahead(story: Story, cards):
    """I picked a card ahead, then Amun declares two cards: I am pinged, and must confirm my card
    or choose another.  Had he declared one, my card would simply have been chosen.
    """
    panel = await story.begins([story.alice, story.bob, story.ivan], AMUN)
    plan = await click(story.alice, panel, "Plan")
    plan = await click(story.alice, plan, "Flood")
    assert is_private(plan)
    await picks(story.alice, panel, "chariots")
    await picks(story.bob, panel, "miracle")
    announce = await story.panel(other_than=panel)
    draft = await click(story.ivan, announce, f"{cards} card")
    await click(story.ivan, draft, texts_of(story.ivan)("draft-confirm"))
    battle = await story.panel(other_than=announce)
    called = [user["id"] for user in battle["mentions"]]
    if cards == "One":
        assert called == [story.ivan.person.id]
        assert "1 of 2 chosen" in said(battle)
        await picks(story.ivan, battle, "drought")
    else:
        assert called == [story.alice.person.id, story.ivan.person.id]
        assert "0 of 2 chosen" in said(battle)
        mine = await opens_picks(story.alice, battle)
        assert "You had planned Flood" in said(mine)
        assert "Confirm it or choose again" in said(mine)
        confirmed = await click(story.alice, mine, "Flood")
        assert "Chosen: Flood" in said(confirmed)
        await reads(story.bob, "1 of 2 chosen")
        two = await opens_picks(story.ivan, battle)
        names = [texts_of(story.ivan)(f"ankh-card-{card}") for card in ("plague", "drought")]
        offered = {widget.label: widget for widget in widgets(two)}
        one, other = (offered[f"{name} (+1)"] for name in names)
        one.more = (other.value,)
        await answer(story.ivan, one.use(story.ivan))
    await reads(story.bob, "Isis — Flood; Amun — ")


# --- story 13 -----------------------------------------------------------------------------------

PLAGUE = {
    "gods": [
        {"god": "ra", "figures": ["god 62", "w 53", "w 63"], "followers": 3},
        {"god": "amun", "figures": ["god 81", "w 82"], "followers": 2, "two_cards": False},
        {"god": "anubis", "figures": ["god 41", "w 42", "w 51", "w 27"], "followers": 4},
    ],
    "next": "region 3",
}


async def test_story_13_a_plague_with_bids_2_2_and_0(story: Story):
    """A Plague with bids 2, 2 and 0: the bids are shown together, all are paid, and all figures
    in the region that are no gods die.
    """
    panel = await story.begins([story.alice, story.bob, story.olena], PLAGUE)
    await picks(story.alice, panel, "plague")
    await picks(story.bob, panel, "miracle")
    await picks(story.olena, panel, "drought")
    bids = await story.panel(other_than=panel)
    for actor, bid in ((story.alice, "2"), (story.bob, "2"), (story.olena, "0")):
        mine = await opens_picks(actor, bids)
        assert "Bids:" not in "".join(said(m) for m in story.public())
        await click(actor, mine, bid)
    told = await reads(story.bob, "Bids: Ra 2, Amun 2, Anubis 0. Nobody survives")
    assert not is_private(told)
    assert "Ra, followers: −2, now 1" in said(told)
    assert "Amun, followers: −2, now 0" in said(told)
    assert "Anubis, followers" not in said(told)  # nothing is paid for 0
    fallen = "Fallen: Anubis — warrior 42, 51; Ra — warrior 53, 63; Amun — warrior 82"
    assert fallen in said(told)
    await answer(story.bob, story.bob.slash("/board", view="text"))
    board = "\n".join(said(m) for m in story.bob.messages() if is_private(m))
    assert {"Ra: god 62", "Amun: god 81", "Anubis: god 41"} <= set(board.split("\n"))
    assert "Anubis: warrior 27" in board  # another region


# --- story 14 -----------------------------------------------------------------------------------


async def test_story_14_killed_while_two_of_three_have_chosen(story: Story):
    """The bot is killed when two of three have chosen, and starts again: the old buttons work,
    both choices stand, nothing is posted twice.
    """
    panel = await story.begins([story.alice, story.bob, story.ivan], THREE)
    letters = {a: await reads(a.dm, "only you see this") for a in people(story)}
    mine = await picks(story.alice, panel, "flood")
    await click(story.bob.dm, letters[story.bob], "Drought")
    await reads(story.olena, "2 of 3 chosen")
    before = posted(story)
    await story.bot.restart(kill=True)
    seen = await click(story.alice, mine, "Flood")  # the very button pressed before
    assert "Chosen: Flood" in said(seen)
    again = await opens_picks(story.bob, panel)
    assert "Chosen: Drought" in said(again)
    assert posted(story) == before
    await click(story.ivan.dm, letters[story.ivan], "Chariots")
    revealed = await reads(story.olena, "Isis — Flood")
    for other in ("Ra — Drought", "Anubis — Chariots"):
        assert other in said(revealed)
    await story.panel(other_than=panel)
    new = [m for m in story.public() if m["id"] not in before["general"]]
    assert sum("Isis — Flood" in said(m) for m in new) == 1
    for actor in people(story):
        assert [m["id"] for m in actor.dm.messages()] == before[actor.person.name]


def people(story: Story) -> list[Actor]:
    return [story.alice, story.bob, story.ivan]


def posted(story: Story) -> dict[str, list[str]]:
    """The numbers of all messages in the channel and in everybody's letters."""
    letters = {a.person.name: [m["id"] for m in a.dm.messages()] for a in people(story)}
    return letters | {"general": [m["id"] for m in story.public()]}
