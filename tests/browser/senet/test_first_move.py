"""A first move in practice, on both kinds of screen and in each language."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES
from tests.browser.first_move import moves_first
from tests.browser.screen import DESKTOP, PHONE

A_MOVE = re.compile(r"^\d+ → \d+")  # what a button for it says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: size.name)
async def test_a_move_is_drafted_seen_and_made(near_hall, open_page, size, language):
    await moves_first(near_hall, open_page, "senet", size, language, lambda _: A_MOVE)
