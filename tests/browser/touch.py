"""A person with a phone: buttons by touch, and what is read."""

from __future__ import annotations

import re

from tests.browser.engine import expect

LONG = 90_000  # milliseconds for the computer player and pictures on a busy machine
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


async def tap(screen, pattern):
    """Tap the newest button whose label fits."""
    label = re.compile(pattern)
    await screen.page.locator(".message").get_by_role("button", name=label).last.tap(timeout=LONG)


async def sees(screen, text):
    """Wait for a message with a text."""
    found = screen.message(text)
    await expect(found).to_be_visible(timeout=LONG)
    return found
