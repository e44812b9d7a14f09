"""A forecast by touch, on a phone: a line above the buttons, the tables a press away."""

from __future__ import annotations

import pytest

from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import button, practise, tap


# In the first turn of Imhotep nothing is built yet, so there is nothing to foretell.
@pytest.mark.parametrize(("game", "language"), [("ankh", "ru"), ("duel", "en"), ("senet", "uk")])
async def test_the_tables_are_one_press_away(near_hall, open_page, game, language):
    alice = await open_page("alice", PHONE)
    texts = await practise(alice, game, language)
    await expect(button(alice, texts("panel-forecast"))).to_be_visible()
    await alice.shot(f"panel-{game}-{language}")
    await tap(alice, texts("panel-forecast"))
    tables = alice.page.locator(".message").filter(has_text="Only you can see this").last
    await expect(tables.locator(".gallery img").first).to_be_visible()
    assert await alice.overflow() <= 0
    await alice.shot(f"forecast-{game}-{language}")
    assert near_hall.refused() == []
