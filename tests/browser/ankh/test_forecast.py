"""A forecast by touch, on a phone: a line above the buttons, the tables a press away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.texts import Texts
from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import LONG, NAMES, sees, tap

SHOTS = os.environ.get("THOTH_SHOTS")  # a folder to keep what was seen in


async def keep(screen, name):
    if SHOTS:
        await screen.page.screenshot(path=Path(SHOTS) / f"{name}.png")


# In the first turn of Imhotep nothing is built yet, so there is nothing to foretell.
@pytest.mark.parametrize(("game", "language"), [("ankh", "ru"), ("duel", "en"), ("senet", "uk")])
async def test_the_tables_are_one_press_away(near_hall, open_page, game, language):
    texts = Texts(language)
    alice = await open_page("alice", PHONE)
    await sees(alice, "Hello, I am Thoth")
    await tap(alice, f"^{NAMES[language]}")
    await sees(alice, texts("welcome-language", language=NAMES[language]))
    await tap(alice, f"^{texts('lobby-button-practice')}")
    title = texts(f"{game}-game")
    await tap(alice, f"^{title}")
    await alice.page.locator(".message").get_by_role("link", name=title).last.tap(timeout=LONG)
    buttons = alice.page.locator(".message").get_by_role("button", name=texts("panel-forecast"))
    await expect(buttons.last).to_be_visible(timeout=LONG)
    await keep(alice, f"{game}-panel")
    await buttons.last.tap()
    tables = alice.page.locator(".message").filter(has_text="Only you can see this").last
    await expect(tables.locator(".gallery img").first).to_be_visible(timeout=LONG)
    assert await alice.overflow() <= 0
    await keep(alice, f"{game}-forecast")
    assert near_hall.refused() == []
