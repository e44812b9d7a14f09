"""Invited by a menu of people, on a phone and on a desktop, in each language."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE
from tests.browser.touch import LOCALES, choose, sees, tap


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_somebody_is_invited_by_the_menu_and_joins(near_hall, open_page, size, language):
    texts = Texts(language)
    for name in ("alice", "bob"):
        near_hall.sandbox.person(name).set_locale(LOCALES[language])
    await near_hall.alice.slash("/game new", game="senet", language=language)
    alice, bob = await open_page("alice", size), await open_page("bob", size)
    await sees(alice, texts("senet-game"))
    await choose(alice, "Bob", menu=texts("lobby-menu-invite"))
    await alice.page.keyboard.press("Escape")  # several may be chosen: it is sent when it closes
    await sees(alice, texts("lobby-invite-invited", list="Bob"))
    assert await alice.overflow() == 0
    await alice.shot(f"inviting-1-sent-{language}")
    await bob.goes_to(f"Alice · {texts('senet-game')}")
    await expect(bob.message("Alice").last).to_be_visible()
    await bob.shot(f"inviting-2-called-{language}")
    await tap(bob, texts("invite-accept-button"))
    await sees(bob, texts("lobby-joined-random", place=2, seats=2).partition(".")[0])
    await bob.shot(f"inviting-3-joined-{language}")
    assert await bob.overflow() == 0
    assert near_hall.refused() == []
