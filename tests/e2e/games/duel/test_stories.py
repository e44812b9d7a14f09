"""Acceptance stories of Duel on the local Discord, by their numbers."""

from __future__ import annotations

import pytest

from tests.duel.evening import (
    AGE_2,
    GODS,
    LONG,
    SECRET,
    SPHINX,
    TASTE,
    click,
    play,
    private,
    public,
    types,
)
from tests.kit.actor import text_of
from tests.kit.button_player import settled
from tests.kit.table_talk import is_private, is_verdict, newest_panel, widgets

__all__ = ["play"]


async def test_story_1_three_clicks_and_confirm(play):
    alice, bob = await play(AGE_2)
    await click(alice, newest_panel(alice), "32 Parade Ground")
    await alice.sees("➜ 32 Parade Ground", patience=LONG)
    await click(alice, private(alice), "2 Statue of Zeus")
    await alice.sees("Which card of the rival do you discard?", patience=LONG)
    assert not any("Which card of the rival" in text_of(m) for m in bob.messages())
    await click(alice, private(alice), "1 Sawmill")
    await alice.sees("Confirm", patience=LONG)
    await alice.press("Confirm")
    told = await bob.sees("discards a card of **Moon**: Sawmill", patience=LONG)
    assert f"<@{bob.person.id}>" in text_of(told)


async def test_stories_2_and_3_the_same_act_in_digits_with_its_price(play):
    alice, bob = await play(AGE_2)
    await types(alice, "32/2 1")
    told = text_of(await bob.sees("discards a card of **Moon**: Sawmill", patience=LONG))
    assert "builds the Wonder Statue of Zeus with Parade Ground (32)" in told
    assert "1 wood at 5" in told


async def test_story_4_a_covered_card_is_refused_in_private(play):
    alice, bob = await play(AGE_2)
    before = len(bob.messages())
    await types(alice, "21")
    refusal = await alice.sees("21 is covered by 31", patience=LONG)
    assert is_private(refusal)
    assert "31" in [w.label for w in widgets(refusal)]
    assert len(bob.messages()) == before


async def test_story_5_a_card_and_its_token_in_one_line(play):
    alice, bob = await play(AGE_2)
    await types(alice, "31 economy")
    told = text_of(await bob.sees("gains a Progress token: Economy", patience=LONG))
    assert "builds Dispensary (31), free by chain" in told


async def test_story_6_only_offerings_that_can_be_paid(play):
    alice, _ = await play(GODS)
    await click(alice, newest_panel(alice), "Pantheon")
    asked = await alice.sees("Which Offering tokens do you use?", patience=LONG)
    labels = [w.label for w in widgets(asked) if "pay" in w.label]
    assert labels == ["4: pay 2", "2+4: pay 0"]


async def test_stories_7_and_8_a_hidden_god_is_its_placers_secret(play):
    alice, bob = await play(SECRET)
    await types(alice, "31-")
    await bob.sees("sells Tavern", patience=LONG)
    await types(bob, "32-")
    await bob.sees("Which god do you put into which slot?", patience=LONG)
    await bob.press("Choose in secret")
    mine = await bob.sees("only you see this", patience=LONG)
    god = next(w for w in widgets(mine) if w.label[:2] == "1 ")
    name = god.label[2:]
    await settled(bob, lambda: god.use(bob))
    await click(bob, private(bob), "Slot 2")
    await alice.sees("puts a face-down god into slot 2", patience=LONG)
    await alice.slash("/hand")
    await alice.slash("/log")
    seen = str(alice.messages()) + str(alice.dm.messages())
    assert name not in seen.replace("Statue of Zeus", "")
    await settled(bob, lambda: bob.slash("/hand"))
    assert name in str(private(bob))


async def builds_the_sphinx(alice):
    """The first turn; the answer asks for the next one."""
    await settled(alice, lambda: types(alice, "33/1"))
    return text_of(private(alice))


async def test_story_9_going_on_at_once_both_turns_are_one_message(play):
    alice, bob = await play(SPHINX, held=10 * LONG)
    before = public(bob)
    said = await builds_the_sphinx(alice)
    assert "Done: `33/1`" in said
    assert "Take a card or activate a god" in said
    await click(alice, private(alice), "32 Parade Ground")
    await alice.sees("➜ 32 Parade Ground", patience=LONG)
    assert public(bob) == before
    await settled(alice, lambda: click(alice, private(alice), "Sell"))
    await settled(alice, lambda: click(alice, private(alice), "Confirm"))
    told = text_of(await bob.sees("sells Parade Ground", patience=LONG))
    assert "builds the Wonder Sphinx" in told
    assert f"Moon — <@{bob.person.id}>" in told
    assert len(public(bob)) == len(before) + 1


async def test_story_9_for_those_who_hesitate_the_channel_tells_it(play):
    alice, bob = await play(SPHINX, held=0.01)
    await builds_the_sphinx(alice)
    told = text_of(await bob.sees("builds the Wonder Sphinx", patience=LONG))
    assert f"Sun — <@{alice.person.id}>" in told
    await types(alice, "32-")
    after = text_of(await bob.sees("sells Parade Ground", patience=LONG))
    assert "Sphinx" not in after


async def drafts_the_circus(alice):
    await click(alice, newest_panel(alice), "31 Circus")
    await alice.sees("➜ 31 Circus", patience=LONG)
    await settled(alice, lambda: click(alice, private(alice), "Build"))
    return text_of(private(alice))


async def test_story_10_a_draft_warns_of_a_defeat(play):
    alice, bob = await play(TASTE)
    panel = text_of(newest_panel(alice))
    assert "⚠ Moon needs 1 more symbol: 32 University (free)." in panel
    assert "After this Moon can win at once: 32 University" in await drafts_the_circus(alice)
    assert "Confirm" in [w.label for w in widgets(private(alice))]
    assert not any("can win at once" in text_of(m) for m in bob.messages())


async def test_story_10_without_hints_only_the_red_figure_warns(play):
    alice, _ = await play(TASTE)
    await alice.slash("/settings")
    await settled(alice, lambda: alice.choose("Hints about threats", "Never"))
    assert "⚠" not in await drafts_the_circus(alice)


@pytest.mark.parametrize("last", ["31", "#1"])
async def test_story_11_the_taste_is_won_by_force(play, last):
    alice, bob = await play(TASTE)
    await types(alice, "32/1")
    await bob.sees("→ 7", patience=LONG)
    await types(bob, "33-" if last == "31" else "31-")
    await alice.sees("sells", patience=LONG)
    await types(alice, last)
    over = await bob.sees("military supremacy", patience=LONG)
    assert is_verdict(over)
    assert f"Sun — <@{alice.person.id}>" in text_of(over)
