"""Invited by a menu of people, on a phone and on a desktop, in each language."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from cogs.lobby import inviting
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_somebody_is_invited_by_the_menu_and_joins(near_hall, open_page, size, language):
    inviting._called.clear()
    texts = Texts(language)
    await near_hall.alice.slash("/game new", game="senet", language=language)
    alice, bob = await open_page("alice", size), await open_page("bob", size)
    lobby = alice.message(texts("senet-game"))
    await expect(lobby.first).to_be_visible()
    menu = alice.page.get_by_role("combobox", name=texts("lobby-menu-invite"))
    await menu.click()
    await alice.page.get_by_role("option", name="Bob").click()
    await menu.press("Escape")
    await expect(alice.message("Invited: Bob")).to_be_visible()
    assert await alice.overflow() == 0
    thread = f"Alice · {texts('senet-game')}"
    await bob.goes_to(thread)
    join = bob.page.locator(".message").get_by_role("button", name=texts("lobby-button-join"))
    await join.last.click()
    await expect(bob.message("joined the table, seat 2 of 2")).to_be_visible()
