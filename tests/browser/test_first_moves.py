"""A first move in practice, on both kinds of screen and in each language.

Ankh, Duel and Kemet have stories of their own; here are the games that are played without a taste.
"""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE
from tests.browser.touch import button, practise, sees, tap

TO_MOVE = 6  # presses from the first hello


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
@pytest.mark.parametrize("game", ["imhotep", "senet"])
async def test_a_move_is_drafted_seen_and_made(near_hall, open_page, game, size, language):
    alice = await open_page("alice", size)
    texts = await practise(alice, game, language)
    first = {
        "imhotep": texts("imhotep-click-take", count=2).partition("2")[0],
        "senet": re.compile(r"^\d+ → \d+"),
    }
    panel = await sees(alice, "★")
    await expect(panel.get_by_role("img").first).to_be_visible()
    await alice.shot(f"first-{game}-1-panel-{language}", at=panel)
    await tap(alice, first[game])
    draft = await sees(alice, texts("draft-title"))
    await expect(draft.get_by_role("img").first).to_be_visible()
    await expect(button(alice, texts("draft-confirm"))).to_be_visible()
    assert await alice.overflow() <= 0
    await alice.shot(f"first-{game}-2-draft-{language}")
    await tap(alice, texts("draft-confirm"))
    await sees(alice, texts("draft-done"))
    assert alice.presses <= TO_MOVE
    assert await alice.overflow() <= 0
    await alice.shot(f"first-{game}-3-made-{language}")
    assert near_hall.refused() == []
