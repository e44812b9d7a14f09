"""The quick taste of Duel by touch, on a phone: three turns to a supremacy, then a full game."""

from __future__ import annotations

import re

import pytest

from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import NAMES, button, choose, practise, sees, tap


@pytest.mark.parametrize("language", NAMES)
async def test_three_turns_to_a_supremacy(near_hall, open_page, language):
    alice = await open_page("alice", PHONE)
    texts = await practise(alice, "duel", language)
    panel = await sees(alice, texts("duel-what-main-action"))
    await expect(panel).to_contain_text("32 " + texts("duel-card-university"))
    await expect(button(alice, texts("panel-hint"))).to_be_visible()
    await expect(panel.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await alice.shot(f"duel-1-panel-{language}", at=panel)
    await bury_university(alice, texts)
    await strike(alice, texts)
    over = await sees(alice, texts("panel-over").removeprefix("## "))
    await expect(over).to_contain_text(texts("duel-tasted").splitlines()[-1])
    assert await alice.overflow() <= 0
    await alice.shot(f"duel-3-end-{language}", at=over)
    await tap(alice, texts("guide-play-on"))
    await sees(alice, texts("duel-headline-draft", number=1, most=2))
    assert near_hall.refused() == []


async def bury_university(alice, texts):
    """32/1: University under the Colossus, so that the Moon cannot have it."""
    await tap(alice, "32 ")
    await choose(alice, "1 " + texts("duel-wonder-colossus"))
    draft = await sees(alice, texts("draft-complete"))
    await expect(draft.get_by_role("img")).to_have_count(1)
    assert await alice.overflow() <= 0
    await alice.shot(f"duel-2-draft-{texts.language}")
    await tap(alice, texts("draft-confirm"))
    await sees(alice, "5 → 7")


async def strike(alice, texts):
    """The computer stops the Circus or Mars, never both."""
    panel = await sees(alice, texts("duel-headline-age", age="III", count=7))
    if await panel.get_by_role("button", name=re.compile("^31 ")).count():
        await tap(alice, "31 ")
        await tap(alice, texts("duel-click-build"))
    else:
        await tap(alice, texts("duel-click-pantheon"))
    await tap(alice, texts("draft-confirm"))
