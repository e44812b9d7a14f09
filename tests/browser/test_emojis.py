"""Emojis on the page: beside the words of buttons and options, and in texts."""

from __future__ import annotations

import re

import pytest

from bot.texts import Texts
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.emojis import drawn_of, hang_up, learned
from tests.kit.example import GAME, TITLE
from tests.kit.stage import Stage, begun

LONG = 90_000  # milliseconds on a busy machine
LOADED = "image => image.complete && image.naturalWidth === 128"
EMOJI = "img.emoji"


@pytest.fixture
async def adorned(sandbox, tmp_path):
    hang_up(sandbox, GAME)
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES, emojis=True))
    async with begun(stage):
        await learned(len(drawn_of(GAME)))
        yield stage


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
async def test_they_stand_beside_words_on_buttons_in_menus_and_in_titles(adorned, open_page, size):
    await adorned.alice.slash("/game new", game=GAME, seats=2)
    await adorned.alice.sees("a table for")
    alice = await open_page("alice", size)
    choice = Texts("en")("lobby-menu-choice")
    await alice.page.get_by_role("combobox", name=choice).last.click(timeout=LONG)
    isis = alice.page.get_by_role("option", name=re.compile("^Isis"))
    await expect(isis.locator(EMOJI)).to_be_visible(timeout=LONG)
    assert await isis.locator(EMOJI).evaluate(LOADED)
    await alice.page.keyboard.press("Escape")
    await adorned.bob.press("Join")
    await adorned.alice.press("Start")
    await alice.goes_to(re.compile(rf"Alice, Bob · {TITLE}"))
    button = alice.page.get_by_role("button", name=re.compile("^Gain")).last
    await expect(button.locator(EMOJI)).to_be_visible(timeout=LONG)
    assert await button.locator(EMOJI).evaluate(LOADED)
    assert await button.locator(EMOJI).get_attribute("alt") == ""  # its words say it all
    title = alice.page.locator(".text-display .heading-2").last.locator(EMOJI)
    assert await title.evaluate(LOADED)
    assert re.fullmatch(rf":{GAME}_\w+:", await title.get_attribute("alt"))
    assert await alice.overflow() <= 0
