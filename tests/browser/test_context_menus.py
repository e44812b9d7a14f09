"""The menus of people and messages: by right click, by long press, and by the keyboard."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE
from tests.browser.touch import hold
from tests.kit.example import GAME, THREAD


@pytest.fixture
async def lobby(near_hall):
    """Alice waits at a table of her own; Bob has said something."""
    await near_hall.alice.slash("/game new", game=GAME, seats=2)
    await near_hall.alice.at(THREAD).sees("this is your table")
    await near_hall.bob.says("Good evening")
    return near_hall


def menu(screen, name):
    return screen.page.get_by_role("menu", name=name)


async def test_a_right_click_on_a_person_invites_them(lobby, open_page):
    alice = await open_page("alice", DESKTOP)
    said = await alice.sees("Good evening")
    await said.locator(".author").click(button="right")
    await expect(menu(alice, "Bob")).to_contain_text("Apps")
    await expect(alice.page.get_by_role("menuitem")).to_have_text(["Invite to my table", "Watch"])
    await alice.shot("menu-of-a-person")
    await alice.page.get_by_role("menuitem", name="Invite to my table").click()
    await alice.sees("Invited: Bob")
    await expect(menu(alice, "Bob")).to_be_hidden()
    await lobby.bob.at(THREAD).sees("invites you")
    assert lobby.refused() == []


async def test_a_long_press_on_a_message_opens_its_menu_in_the_language_of_the_reader(
    lobby, open_page
):
    lobby.sandbox.person("bob").set_locale("uk")
    bob, texts = await open_page("bob", PHONE), Texts("uk")
    await hold(bob, bob.message("Good evening").locator(".content"))
    sheet = menu(bob, "Дії з повідомленням")
    await expect(sheet).to_be_in_viewport(ratio=1)  # and the finger that is lifted leaves it open
    await expect(sheet.get_by_role("menuitem")).to_be_focused()
    await bob.shot("menu-of-a-message-uk")
    assert await bob.overflow() <= 0
    await bob.use(bob.page.get_by_role("menuitem", name=texts("command-watch-this")))
    await expect(bob.page.locator(".message.ephemeral")).to_have_count(1)  # there is no game yet
    await hold(bob, bob.message("Good evening").locator(".avatar"))
    await expect(menu(bob, "Bob")).to_be_visible()
    await bob.page.touchscreen.tap(200, 20)
    await expect(menu(bob, "Bob")).to_be_hidden()
    await hold(bob, bob.page.locator(".message.ephemeral .content, .message.ephemeral p").first)
    await expect(bob.page.get_by_role("menu")).to_have_count(0)  # nobody else sees that message


async def test_the_keyboard_opens_the_menus_and_gets_its_place_back(lobby, open_page):
    alice = await open_page("alice", DESKTOP)
    page, more = alice.page, (await alice.sees("Good evening")).get_by_role("button").first
    await more.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("menuitem", name="Watch")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(more).to_be_focused()
    await page.get_by_role("link", name="Bob").focus()  # in the rail of people
    await page.keyboard.press("Shift+F10")
    await expect(page.get_by_role("menuitem", name="Invite to my table")).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await expect(page.get_by_role("menuitem", name="Watch")).to_be_focused()
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await alice.sees("Invited: Bob")
    await expect(page.get_by_role("link", name="Bob")).to_be_focused()
