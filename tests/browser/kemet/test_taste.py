"""The quick taste of Kemet by touch, on a phone: a Move, a secret choice, a battle."""

from __future__ import annotations

import re

import pytest

from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import NAMES, choose, practise, sees, tap

TO_BATTLE = 10  # presses from the first hello


@pytest.mark.parametrize("language", NAMES)
async def test_an_attack_on_the_temple(near_hall, open_page, language):
    alice = await open_page("alice", PHONE)
    texts = await practise(alice, "kemet", language)
    panel = await sees(alice, texts("kemet-what-action"))
    await expect(panel).to_contain_text("10>81")
    await expect(panel.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await attack(alice, texts)
    await fight(alice, texts)
    assert near_hall.refused() == []


async def attack(alice, texts):
    """All five soldiers go from 10 to the temple."""
    await tap(alice, f"2 {texts('kemet-deed-move')}")
    await tap(alice, texts("kemet-click-from", place="10"))
    await tap(alice, re.compile("^5$"))
    await sees(alice, texts("kemet-what-move"))
    await choose(alice, re.compile(r"\b81\b"))
    draft = await sees(alice, texts("draft-complete"))
    await expect(draft.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await alice.shot(f"kemet-1-draft-{texts.language}")
    await tap(alice, texts("draft-confirm"))


async def fight(alice, texts):
    """The forecast is there, and the battle brings a victory point."""
    await sees(alice, texts("kemet-what-battle"))
    assert alice.presses <= TO_BATTLE
    await tap(alice, texts("panel-pick"))
    own = await sees(alice, "410 320 301".replace(" ", "  "))
    await expect(own.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await alice.shot(f"kemet-2-secret-{texts.language}", at=own)
    await alice.slash("/play do:battle 410 130")
    over = await sees(alice, "⚔️")
    await expect(over.get_by_role("img")).to_have_count(2)  # the battle, the map
    assert await alice.overflow() <= 0
    await alice.shot(f"kemet-3-battle-{texts.language}", at=over)
