"""An evening on the page, on a phone and on a desktop, in each language.

Practice leads to the first battle, a whole turn to the end of a game, and that to a rematch.
"""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES, Texts
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE, Size
from tests.browser.touch import LOCALES, button, choose, practise, sees, tap
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.prepared import prepare
from tests.kit.stage import Stage, begun

# The last conflict is one action away, and somebody is ahead.
LAST = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53", "w 73"], "devotion": 24, "followers": 3},
        {"god": "ra", "figures": ["god 84", "w 61"], "devotion": 19, "followers": 2},
    ],
    "event": 17,
    "markers": {"gain": 6},
}
CARAVAN = {
    "gods": [
        {"god": "ra", "figures": ["god 74", "w 13", "w 14"]},
        {"god": "amun", "figures": ["god 27"]},
    ],
    "camels": ["14|15", "15|24", "24|25"],
    "tokens": {"1": 27, "2": 66, "3": 20, "4": 11},
    "next": "caravan",
}
TO_BATTLE = 10  # presses from the first hello
FOR_CARAVAN = 6
PLACE = "games"  # the channel of a game that was begun before

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def evening(sandbox, tmp_path, language, position):
    """A stage where Alice and Bob are in the middle of a game."""
    sandbox.person("alice").set_locale(LOCALES[language])
    alice, bob = Actor(sandbox.person("alice")), Actor(sandbox.person("bob"))
    await prepare(tmp_path, [alice, bob], position, at=alice.at(PLACE), language=language)
    async with begun(Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))) as stage:
        yield stage
    assert stage.refused() == []


@every_language
@pytest.mark.parametrize("position", [LAST], ids=["last"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
async def test_a_battle_a_turn_and_a_rematch(evening, open_page, size: Size, language):
    texts, alice = Texts(language), await open_page("alice", size)
    await first_battle(alice, language)
    await alice.goes_to(PLACE)
    await whole_turn(alice, texts, language)
    await to_the_end(alice, evening.bob.at(PLACE), texts, language)
    await rematch(alice, evening.bob.at(PLACE), texts, language)


async def first_battle(alice, language):
    """From the first hello to the cards that are revealed, counting every press."""
    texts = await practise(alice, "ankh", language)
    panel = await sees(alice, texts("ankh-what-action"))
    await expect(panel).to_contain_text(texts("ankh-god-isis"))
    await expect(button(alice, texts("panel-hint"))).to_be_visible()
    await expect(panel.get_by_role("img")).to_have_count(2)
    await alice.shot(f"evening-1-panel-{language}", at=panel)
    await tap(alice, texts("ankh-click-action-gain"))
    await sees(alice, texts("draft-complete"))
    await alice.shot(f"evening-2-draft-{language}")
    await tap(alice, texts("draft-confirm"))
    await sees(alice, texts("ankh-what-battle-card"))
    await tap(alice, texts("panel-pick"))
    await choose(alice, texts("ankh-card-chariots"))
    told = await sees(alice, texts("ankh-said-died", figures="").strip())
    assert alice.presses <= TO_BATTLE
    await expect(told.get_by_role("img").first).to_be_visible()
    assert await alice.overflow() <= 0
    await alice.shot(f"evening-3-battle-{language}", at=told)


async def whole_turn(alice, texts, language):
    """Two actions: a move by menus with a preview, then one that brings the last conflict."""
    await sees(alice, texts("ankh-what-action"))
    await tap(alice, texts("ankh-click-action-move"))
    await choose(alice, "53")
    await sees(alice, "➜ 53")
    await choose(alice, re.compile(r"^\d+ "))
    draft = await sees(alice, "53 → ")
    await expect(draft.get_by_role("img")).to_have_count(1)
    assert await alice.overflow() <= 0
    await alice.shot(f"evening-4-move-{language}")
    await tap(alice, texts("draft-confirm"))
    await sees(alice, texts("ankh-headline-turn", turn=1, number=2, most=2).partition(" · ")[2])
    await tap(alice, texts("ankh-click-action-gain"))
    await tap(alice, texts("draft-confirm"))
    await sees(alice, texts("ankh-what-battle-card"))


async def to_the_end(alice, bob, texts, language):
    """The last battle, and who has won."""
    await tap(alice, texts("panel-pick"))
    await choose(alice, texts("ankh-card-chariots"))
    await bob.slash("/play", do="drought")
    over = await sees(alice, texts("panel-over").removeprefix("## "))
    await expect(over).to_contain_text("🏆")
    assert await alice.overflow() <= 0
    await alice.shot(f"evening-5-end-{language}", at=over)


async def rematch(alice, bob, texts, language):
    """One press; both keep what they played."""
    await tap(alice, texts("panel-rematch"))
    joining = alice.page.get_by_role("button", name=texts("lobby-button-join"))
    lobby = alice.page.locator(".message").filter(has=joining).last
    await expect(lobby).to_contain_text(texts("ankh-god-isis"))
    await bob.press(texts("panel-rematch"))
    await expect(lobby).to_contain_text("Bob")
    await expect(lobby).to_contain_text(texts("ankh-god-ra"))
    assert await alice.overflow() <= 0
    await alice.shot(f"evening-6-rematch-{language}")


@every_language
@pytest.mark.parametrize("position", [CARAVAN], ids=["caravan"])
async def test_a_caravan_takes_few_taps(evening, open_page, language):
    texts, alice = Texts(language), await open_page("alice", PHONE)
    await alice.goes_to(PLACE)
    await sees(alice, texts("ankh-what-caravan"))
    await alice.shot(f"caravan-1-panel-{language}")
    alice.presses = 0
    await tap(alice, texts("panel-decide"))
    await sees(alice, texts("draft-type"))
    await alice.shot(f"caravan-2-ends-{language}")
    assert await alice.overflow() <= 0
    await choose(alice, "3 → 7", menu=re.compile(": 1 → 12"))
    await sees(alice, texts("ankh-what-caravan-token"))
    await alice.shot(f"caravan-3-side-{language}")
    await tap(alice, texts("ankh-click-side", cell="11", count=6))
    await sees(alice, texts("ankh-what-caravan-swap"))
    await alice.shot(f"caravan-4-swap-{language}")
    await tap(alice, texts("ankh-click-no-swap"))
    await tap(alice, texts("draft-confirm"))
    assert alice.presses <= FOR_CARAVAN
    await sees(alice, "14|24 23|24 23|34 23|33 22|33")
    assert await alice.overflow() <= 0
