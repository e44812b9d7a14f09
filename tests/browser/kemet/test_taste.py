"""The quick taste of Kemet by touch, on a phone: a Move, a secret choice, a battle."""

from __future__ import annotations

import re

import pytest

from bot.texts import Texts
from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import LONG, NAMES, sees, tap


@pytest.mark.parametrize("language", NAMES)
async def test_an_attack_on_the_temple(near_hall, open_page, language):
    texts = Texts(language)
    alice = await open_page("alice", PHONE)
    await begin(alice, texts, language)
    panel = await sees(alice, texts("kemet-what-action"))
    await expect(panel).to_contain_text("10>81")
    await expect(panel.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await attack(alice, texts)
    await fight(alice, texts)
    assert near_hall.refused() == []


async def begin(alice, texts, language):
    """Practice from the first hello."""
    await sees(alice, "Hello, I am Thoth")
    await tap(alice, f"^{NAMES[language]}")
    await sees(alice, texts("welcome-language", language=NAMES[language]))
    await tap(alice, f"^{texts('lobby-button-practice')}")
    title = texts("kemet-game")
    await tap(alice, f"^{title}")
    link = alice.page.locator(".message").get_by_role("link", name=title).last
    await link.tap(timeout=LONG)


async def attack(alice, texts):
    """All five soldiers go from 10 to the temple."""
    await tap(alice, rf"^2 {texts('kemet-deed-move')}")
    await tap(alice, "^" + texts("kemet-click-from", place="10"))
    await tap(alice, r"^5$")
    await sees(alice, texts("kemet-what-move"))
    await alice.page.get_by_role("combobox").last.tap(timeout=LONG)
    await alice.page.get_by_role("option", name=re.compile(r"\b81\b")).tap(timeout=LONG)
    draft = await sees(alice, texts("draft-complete"))
    await expect(draft.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await tap(alice, f"^{texts('draft-confirm')}")


async def fight(alice, texts):
    """The forecast is there, and the battle brings a victory point."""
    await sees(alice, texts("kemet-what-battle"))
    await tap(alice, f"^{texts('panel-pick')}")
    own = await sees(alice, "410 320 301".replace(" ", "  "))
    await expect(own.get_by_role("img")).to_have_count(2)
    assert await alice.overflow() <= 0
    await alice.slash("/play do:battle 410 130")
    over = await sees(alice, "⚔️")
    await expect(over.get_by_role("img")).to_have_count(2, timeout=LONG)  # the battle, the map
    assert await alice.overflow() <= 0
