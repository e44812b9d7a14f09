"""A newcomer's first turn and first battle, by touch, on a phone."""

import re

import pytest

from bot.texts import Texts
from tests.browser.engine import expect
from tests.browser.screen import PHONE

THREAD = re.compile("Alice.* · Ankh: Gods of Egypt")
LONG = 90_000  # milliseconds for computer players and pictures on a busy machine
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


def button(screen, start):
    """The newest button that begins like this."""
    label = re.compile(rf"^{re.escape(start)}")
    return screen.page.locator(".message").get_by_role("button", name=label).last


async def tap(screen, start):
    await button(screen, start).tap(timeout=LONG)


async def sees(screen, text):
    found = screen.message(text)
    await expect(found).to_be_visible(timeout=LONG)
    return found


async def choose(screen, option):
    """Choose in the newest menu."""
    await screen.page.locator(".message").get_by_role("combobox").last.tap(timeout=LONG)
    await screen.page.get_by_role("option", name=option).first.tap(timeout=LONG)


async def test_two_people_take_a_first_turn_and_fight_a_first_battle(near_hall, open_page):
    alice, bob = await open_page("alice", PHONE), await open_page("bob", PHONE)
    await arrange(alice, bob)
    await move(alice, bob)
    await gain(alice, bob)
    await fight(alice, bob)
    for screen in (alice, bob):
        assert await screen.overflow() <= 0
    assert near_hall.refused() == []


async def arrange(alice, bob):
    """A lobby, a guest, a quick taste."""
    await alice.slash("/game new game:ankh seats:2 clock:none")
    await sees(bob, "a table for 2")
    await tap(bob, "Join")
    menu = alice.page.get_by_role("combobox", name=re.compile("Start")).last
    await menu.tap(timeout=LONG)
    await alice.page.get_by_role("option", name="Quick taste").tap()
    await sees(bob, "Quick taste: straight to a battle")
    assert await bob.overflow() <= 0
    await expect(alice.message("a table for 2")).to_contain_text("Bob", timeout=LONG)
    await tap(alice, "Start")
    await sees(bob, "the game has begun")
    for screen in (alice, bob):
        await screen.goes_to(THREAD)
        await sees(screen, "action 1 of 2")


async def move(alice, bob):
    """A draft that only its owner sees, with a preview; then Confirm."""
    panel = await sees(alice, "The map")
    await expect(panel.get_by_role("img")).to_have_count(2)
    await tap(alice, "Move")
    draft = await sees(alice, "Your draft (only you see it)")
    await expect(draft.get_by_role("img")).to_have_count(1)
    await choose(alice, re.compile("^37"))
    await sees(alice, "➜ 37")
    await expect(button(alice, "Confirm")).to_have_count(0)  # it is not said yet where to
    await choose(alice, re.compile("^17|^28|^48"))
    await sees(alice, "Warrior 37 →")
    assert "37 →" not in await bob.text()
    await tap(alice, "Confirm")
    told = await sees(bob, "action 2 of 2")
    await expect(told).to_contain_text("Isis moves: warrior 37 →")
    await expect(told).to_contain_text("Nobody fights until a conflict")


async def gain(alice, bob):
    """The action that brings the conflict; somebody else may not take it."""
    await tap(bob, "Gain")
    await sees(bob, "Save as my plan")
    await tap(alice, "Gain")
    await sees(alice, "triggers the event")
    await tap(alice, "Confirm")
    await sees(bob, "battle in region 1")
    old = alice.page.locator(".message").filter(has_text="Isis moves: warrior 37 →")
    await expect(old).to_have_count(1)
    await expect(old.get_by_role("button", name=re.compile("^(Gain|Move)"))).to_have_count(0)
    await expect(old).not_to_contain_text("Choose an action")
    await expect(old).not_to_contain_text("action 2 of 2")


async def fight(alice, bob):
    """One card is chosen in the channel, the other by letter; nobody sees it before the reveal."""
    await tap(alice, "Choose in secret")
    await sees(alice, "only you see this")
    await choose(alice, re.compile("^Chariots"))
    await sees(alice, "Chosen: Chariots")
    await sees(bob, "1 of 2 chosen")
    assert "Chosen: " not in await bob.text()
    await bob.goes_to("Thoth")
    letter = await sees(bob, "Choose your battle card")
    await expect(letter).to_contain_text("battle in region 1")
    await expect(letter.get_by_role("img")).to_have_count(2)  # the map and the hand
    await choose(bob, re.compile("^Drought"))
    await sees(bob, "This choice is over")
    await bob.goes_to(THREAD)
    for screen in (alice, bob):
        told = await sees(screen, "Fallen:")  # the newest lines: the picture shows the rest
        picture = told.get_by_role("button", name=re.compile("Battle")).first
        await expect(picture).to_be_visible(timeout=LONG)


@pytest.mark.parametrize("language", NAMES)
async def test_practice_from_the_first_hello(near_hall, open_page, language):
    texts = Texts(language)
    alice = await open_page("alice", PHONE)
    await sees(alice, "Hello, I am Thoth")
    await tap(alice, NAMES[language])
    await sees(alice, texts("welcome-language", language=NAMES[language]))
    await tap(alice, texts("lobby-button-practice"))
    title = texts("ankh-game")
    await tap(alice, title)  # which game?
    link = alice.page.locator(".message").get_by_role("link", name=title).last
    await link.tap(timeout=LONG)
    panel = await sees(alice, texts("ankh-what-action"))
    await expect(panel).to_contain_text(texts("ankh-god-isis"))
    await expect(panel).to_contain_text(texts("guide-hint", answer="").strip())
    assert await alice.overflow() <= 0
    await tap(alice, texts("ankh-click-action-gain"))
    await tap(alice, texts("draft-confirm"))
    await sees(alice, texts("ankh-what-battle-card"))
    await tap(alice, texts("panel-pick"))
    await choose(alice, re.compile(texts("ankh-card-chariots")))
    await sees(alice, texts("ankh-lesson-fallen"))
    assert await alice.overflow() <= 0
    assert near_hall.refused() == []
