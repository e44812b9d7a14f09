"""Acceptance stories of Duel on the local Discord, by their numbers."""

from __future__ import annotations

import pytest

from tests.duel.evening import (
    AGE_2,
    GODS,
    LONG,
    MOCK,
    POOR,
    SECRET,
    SPHINX,
    TASTE,
    click,
    pictures,
    play,
    private,
    public,
    types,
)
from tests.kit.actor import text_of
from tests.kit.button_player import settled
from tests.kit.table_talk import is_private, is_verdict, newest_panel, widgets

__all__ = ["play"]


async def drafts_the_statue(alice):
    """Three clicks: the card, the Wonder that it goes under, and whom that hurts."""
    await click(alice, newest_panel(alice), "32 Parade Ground")
    await alice.sees("➜ 32 Parade Ground", patience=LONG)
    await settled(alice, lambda: click(alice, private(alice), "2 Statue of Zeus · 6"))
    assert "Which card of the rival do you discard?" in text_of(private(alice))
    await settled(alice, lambda: click(alice, private(alice), "1 Sawmill"))
    return private(alice)


async def test_story_1_three_clicks_and_confirm(play):
    alice, bob = await play(MOCK)
    before, seen = public(bob), bob.messages()
    draft = await drafts_the_statue(alice)
    price = "pays 6: 2 papyrus at 3"
    assert f"32 Parade Ground → Wonder Statue of Zeus, {price}" in text_of(draft)
    (picture,) = pictures(draft)
    assert picture["url"].partition("?")[0].endswith("preview.png")
    assert picture["description"].startswith("Age II, ")
    assert "Pawn 3 towards the Sun" in picture["description"]
    assert bob.messages() == seen, "only its owner sees a draft"
    await alice.press("Confirm")
    told = await bob.sees("discards a card of **Moon**: Sawmill", patience=LONG)
    assert ZEUS in text_of(told)
    assert price in text_of(told)
    assert [user["id"] for user in told["mentions"]] == [bob.person.id]
    assert len(public(bob)) == len(before) + 1


ZEUS = "builds the Wonder Statue of Zeus with Parade Ground (32), pays 6"


@pytest.mark.parametrize("line", ["32/2 1", "32:2 1", "32 ч2 1", "32 чудо 2 лесопилка"])
async def test_story_2_the_same_act_on_a_russian_keyboard(play, line):
    alice, bob = await play(MOCK)
    alice.person.set_locale("ru")
    await types(alice, line)
    told = text_of(await bob.sees("discards a card of **Moon**: Sawmill", patience=LONG))
    assert ZEUS in told


async def test_story_3_chip_draft_and_log_say_the_same_price(play):
    """The Moon's Sawmill and Logging Camp make three wood: one more costs the Sun 2 + 3."""
    alice, bob = await play(AGE_2)
    await settled(alice, lambda: alice.slash("/board", view="text"))
    board = await alice.sees("33 Courthouse", patience=LONG)
    assert "Sun 12; Moon 2" in next(
        line for line in text_of(board).splitlines() if line.startswith("33 ")
    )
    panel = newest_panel(alice)
    assert "33 Courthouse · 12 · 5 VP" in [w.label for w in widgets(panel)]
    assert "33 Courthouse 12" in pictures(panel)[0]["description"]
    await click(alice, panel, "33 Courthouse")
    await alice.sees("➜ 33 Courthouse", patience=LONG)
    await settled(alice, lambda: click(alice, private(alice), "Build · 12"))
    price = "pays 12: 2 wood at 5, 1 glass at 2"
    assert f"33 Courthouse: build, {price}" in text_of(private(alice))
    await alice.press("Confirm")
    assert price in text_of(await bob.sees("builds Courthouse (33)", patience=LONG))


async def test_story_4_a_covered_card_is_refused_in_private(play):
    alice, bob = await play(AGE_2)
    seen, panel = bob.messages(), newest_panel(alice)
    await types(alice, "21")
    refusal = await alice.sees("21 is covered by 31", patience=LONG)
    assert is_private(refusal)
    assert "31" in [w.label for w in widgets(refusal)]
    assert bob.messages() == seen
    assert newest_panel(alice) == panel
    await settled(alice, lambda: click(alice, refusal, "31"))
    await bob.sees("builds Dispensary (31), free by chain", patience=LONG)


async def test_what_is_too_dear_can_be_sold_instead(play):
    alice, bob = await play(POOR)
    await types(alice, "25")
    refusal = await alice.sees("Barracks costs you 3, you have 1.", patience=LONG)
    assert is_private(refusal)
    await settled(alice, lambda: click(alice, refusal, "Sell 25 · +4"))
    await bob.sees("sells Barracks", patience=LONG)


async def test_gods_wait_for_age_2(play):
    alice, _ = await play(SECRET)
    await types(alice, "#1")
    assert is_private(await alice.sees("Gods wait for Age II.", patience=LONG))


async def test_story_5_a_card_and_its_token_in_one_line(play):
    alice, bob = await play(AGE_2)
    before = public(bob)
    await types(alice, "31 economy")
    told = text_of(await bob.sees("gains a Progress token: Economy", patience=LONG))
    assert "builds Dispensary (31), free by chain" in told
    assert len(public(bob)) == len(before) + 1


async def test_story_5_the_card_alone_asks_for_the_token(play):
    alice, bob = await play(AGE_2, held=10 * LONG)
    before = public(bob)
    await settled(alice, lambda: types(alice, "31"))
    assert "A pair: which Progress token do you take?" in text_of(private(alice))
    assert public(bob) == before
    await settled(alice, lambda: click(alice, private(alice), "1 Economy"))
    await alice.press("Confirm")
    told = text_of(await bob.sees("gains a Progress token: Economy", patience=LONG))
    assert "builds Dispensary (31), free by chain" in told


async def test_story_6_only_offerings_that_can_be_paid(play):
    alice, bob = await play(GODS)
    await click(alice, newest_panel(alice), "Pantheon")
    asked = await alice.sees("Which Offering tokens do you use?", patience=LONG)
    labels = [w.label for w in widgets(asked) if "pay" in w.label]
    assert labels == ["4: pay 2", "2+4: pay 0"]
    await settled(alice, lambda: click(alice, asked, "4: pay 2"))
    await settled(alice, lambda: click(alice, private(alice), "1 "))
    await alice.press("Confirm")
    assert "Enki" in text_of(await bob.sees("activates", patience=LONG))


async def places_a_god(bob):
    """Put the first god that was looked at into slot 2; return its name."""
    god = next(w for w in widgets(private(bob)) if w.label[:2] == "1 ")
    await settled(bob, lambda: god.use(bob))
    await click(bob, private(bob), "Slot 2")
    return god.label[2:]


async def test_story_7_a_hidden_god_is_its_placers_secret(play):
    alice, bob = await play(SECRET)
    await types(alice, "31-")
    await bob.sees("sells Tavern", patience=LONG)
    await settled(bob, lambda: types(bob, "32-"))
    name = await places_a_god(bob)
    told = text_of(await alice.sees("puts a face-down god into slot 2", patience=LONG))
    assert "Greek" in told
    for command in ("/hand", "/log", "/board", "/replay"):
        await settled(alice, lambda command=command: alice.slash(command))
    await settled(alice, lambda: alice.slash("/board", view="text"))
    everything = str(alice.messages()) + str(alice.dm.messages())  # alt texts, file names
    assert "Slot 2" in everything or "slot 2" in everything
    assert name not in everything.replace("Statue of Zeus", "")
    await settled(bob, lambda: bob.slash("/hand"))
    assert name in str(private(bob))


@pytest.mark.parametrize("way", ["reply", "button"])
async def test_story_8_without_direct_messages_a_god_is_placed(play, way):
    alice, bob = await play(SECRET)
    bob.person.close_dms()
    await types(alice, "31-")
    await bob.sees("sells Tavern", patience=LONG)
    await settled(bob, lambda: types(bob, "32-"))
    assert "Which god do you put into which slot?" in text_of(private(bob))
    if way == "button":
        await alice.sees("Which god do you put into which slot?", patience=LONG)
        await settled(bob, lambda: bob.press("Choose in secret"))
    await places_a_god(bob)
    await alice.sees("puts a face-down god into slot 2", patience=LONG)
    assert bob.dm.messages() == []


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
