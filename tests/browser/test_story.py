"""Two people play the story of the end-to-end tests on the page, on both kinds of screen."""

import re

import pytest

from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE

SECRET = "Only you can see this secret."


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_two_people_through_every_interaction_kind(process_stage, open_page, size):
    alice, bob = await open_page("alice", size), await open_page("bob", size)
    await slash_command_with_keyboard_autocomplete(alice, bob)
    await ephemeral_message_for_one(alice, bob)
    await buttons_and_menus(alice, bob)
    await pop_up(alice, bob)
    await direct_message(alice, bob)
    await thread_with_unread_marks(alice, bob)
    await picture_opened_large(alice)
    await restart_of_the_bot(process_stage, alice, bob)
    assert await alice.overflow() <= 0
    assert await bob.overflow() <= 0
    assert process_stage.refused() == []


async def slash_command_with_keyboard_autocomplete(alice, bob):
    page = alice.page
    await alice.box.focus()
    await page.keyboard.type("/gre")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Tab")
    field = page.locator("[data-option=who]")
    await expect(field).to_be_focused()
    await page.keyboard.type("a")
    options = page.get_by_role("option")
    await expect(options).to_have_text(["Amun", "Anubis"])
    await page.keyboard.press("ArrowDown")
    await expect(field).to_have_attribute("aria-activedescendant", re.compile("-1$"))
    await page.keyboard.press("Enter")  # takes the suggestion
    await expect(field).to_have_value("Anubis")
    await page.keyboard.press("Enter")  # sends
    await bob.sees("@Alice greets Anubis")
    await alice.sees("Alice used /demo greet")
    await expect(alice.box).to_be_focused()
    # the same, pasted as one line
    await bob.slash("/demo greet who:Isis")
    await alice.sees("@Bob greets Isis")


async def ephemeral_message_for_one(alice, bob):
    await alice.slash("/demo secret")
    message = await alice.sees(SECRET)
    await expect(message).to_contain_text("Only you can see this · Dismiss message")
    await alice.slash("/demo slow")
    await bob.sees("Thoth has thought about it")  # so Bob is past the secret
    assert SECRET not in await bob.text()
    assert not any(SECRET in frame for frame in bob.frames)
    assert any(SECRET in frame for frame in alice.frames)
    await alice.press("Dismiss message")
    await expect(alice.message(SECRET)).to_have_count(0)


async def buttons_and_menus(alice, bob):
    await alice.slash("/demo counter")
    await bob.press("Count 0")
    await alice.sees("Bob counted to 1")
    await expect(alice.message("Bob counted to 1")).to_contain_text("(edited)")
    # by keyboard; the focus stays on the button although the message was redrawn
    await alice.button("Count 1").focus()
    await alice.page.keyboard.press("Enter")
    await expect(alice.button("Count 2")).to_be_focused()
    await bob.sees("Alice counted to 2")
    # a menu, by keyboard
    menu = alice.page.get_by_role("combobox", name="Colour").last
    await menu.focus()
    await alice.page.keyboard.press("ArrowDown")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await alice.page.keyboard.press("ArrowDown")
    await alice.page.keyboard.press("Enter")
    await bob.sees("Alice likes green")
    await alice.sees("You chose green")
    await bob.choose("Colour", "Blue")
    await alice.sees("Bob likes blue")
    assert not any("You chose green" in frame for frame in bob.frames)


async def pop_up(alice, bob):
    await bob.press("Note")
    dialog = bob.page.get_by_role("dialog", name="A note for Thoth")
    text = dialog.get_by_role("textbox", name="Text")
    await expect(text).to_be_focused()
    await text.fill("The Nile rises")
    await dialog.get_by_role("combobox", name="Mood").click()
    await bob.page.get_by_role("option", name="Eager").click()
    await dialog.get_by_role("button", name="Submit").click()
    await bob.sees("Noted, eager: The Nile rises")
    await expect(dialog).to_have_count(0)
    # opened by a command, closed with Escape
    await alice.slash("/demo note")
    dialog = alice.page.get_by_role("dialog", name="A note for Thoth")
    await expect(dialog).to_be_visible()
    await alice.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def direct_message(alice, bob):
    await bob.slash("/demo letter")
    await bob.sees("I wrote you a letter")
    if not bob.size.touch:  # on a phone the list is behind its button
        await expect(bob.page.locator("#channels .badge")).to_have_text("1")
    await expect(bob.page).to_have_title(re.compile(r"^\(1\) #general"))
    await bob.goes_to("Thoth")
    await bob.sees("A letter from Thoth")
    await bob.press("Count 0")
    await bob.sees("Bob counted to 1")
    await expect(bob.page).to_have_title(re.compile(r"^@Thoth"))
    assert not any("A letter from Thoth" in frame for frame in alice.frames)
    await bob.goes_to("general")


async def thread_with_unread_marks(alice, bob):
    await alice.slash("/demo thread name:Delta")
    await bob.sees("See the thread Delta")
    await alice.goes_to("Delta")
    await alice.sees("Welcome, @Alice")
    await alice.says("Is anybody here, @bob?")
    await expect(bob.page).to_have_title(re.compile(r"^\(1\) #general"))
    thread = bob.page.locator("#channels .channel", has_text="Delta")
    await expect(thread.locator(".badge")).to_have_text("1")
    await bob.goes_to("Delta")
    await bob.sees("Is anybody here, @Bob?")
    await expect(bob.page).to_have_title(re.compile(r"^#Delta"))
    await bob.says("I am here")
    await alice.sees("I am here")
    await alice.goes_to("general")
    await bob.goes_to("general")


async def picture_opened_large(alice):
    await alice.slash("/demo board")
    board = await alice.sees("Turn 1")
    await board.get_by_role("button", name="Turn 1").click()
    box = alice.page.get_by_role("dialog", name="Picture")
    picture = box.get_by_role("img", name="Turn 1")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 480
    await box.get_by_role("button", name="Full size or fitted").click()
    await expect(box.locator(".lightbox-frame")).to_have_class(re.compile("full-size"))
    assert (await picture.bounding_box())["width"] == 480
    await alice.page.keyboard.press("Escape")
    await expect(box).to_have_count(0)


async def restart_of_the_bot(stage, alice, bob):
    await alice.slash("/demo counter")
    await bob.sees("Nobody counted yet")
    await stage.bot.stop(kill=True)
    await bob.press("Count 0")
    stage.control.advance_clock(4)  # past Discord's three seconds
    await expect(bob.message("Nobody counted yet")).to_contain_text("This interaction failed")
    await stage.bot.start()
    await bob.press("Count 0")
    await alice.sees("Bob counted to 1")
    await bob.press("Next turn")
    await alice.sees("Turn 2")
