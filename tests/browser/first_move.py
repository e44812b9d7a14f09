"""A first move in practice, as tests of games that are played without a taste make it."""

from __future__ import annotations

from tests.browser.engine import expect
from tests.browser.touch import button, practise, sees, tap

TO_MOVE = 6  # presses from the first hello


async def moves_first(near_hall, open_page, game, size, language, first):
    """Practise a game and make the first move; ``first`` knows, by the texts, its button."""
    alice = await open_page("alice", size)
    texts = await practise(alice, game, language)
    panel = await sees(alice, "★")
    await expect(panel.get_by_role("img").first).to_be_visible()
    await alice.shot(f"first-{game}-1-panel-{language}", at=panel)
    await tap(alice, first(texts))
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
