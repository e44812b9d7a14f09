"""A newcomer's first turn and first battle with a friend, by touch, on a phone."""

import re

from tests.browser.engine import expect
from tests.browser.screen import PHONE
from tests.browser.touch import button, choose, sees, tap

THREAD = re.compile("Alice.* · Ankh: Gods of Egypt")


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
    await tap(alice, "Length: Quick taste")
    await expect(bob.message("a table for 2")).not_to_contain_text("Scenario")
    assert await bob.overflow() <= 0
    await expect(alice.message("a table for 2")).to_contain_text("Bob")
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
    await choose(alice, "37")
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
    await choose(alice, "Chariots")
    await sees(alice, "Chosen: Chariots")
    await sees(bob, "1 of 2 chosen")
    assert "Chosen: " not in await bob.text()
    await bob.goes_to("Thoth")
    letter = await sees(bob, "Choose your battle card")
    await expect(letter).to_contain_text("battle in region 1")
    await expect(letter.get_by_role("img")).to_have_count(2)  # the map and the hand
    await choose(bob, "Drought")
    await sees(bob, "This choice is over")
    await bob.goes_to(THREAD)
    for screen in (alice, bob):
        told = await sees(screen, "Fallen:")  # the newest lines: the picture shows the rest
        picture = told.get_by_role("button", name=re.compile("Battle")).first
        await expect(picture).to_be_visible()
