"""A person who plays on the page: presses what begins like this, and reads what comes.

On a phone they press with a finger, on a desktop with the pointer; `Screen.presses` counts both.
"""

from __future__ import annotations

import re

from bot.texts import Texts
from tests.browser.engine import Locator, expect
from tests.browser.screen import Screen

HOLD = 700  # milliseconds, more than a long press needs
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
LOCALES = {"en": "en-US", "ru": "ru", "uk": "uk"}  # as clients name them
Label = str | re.Pattern[str]


def beginning(label: Label) -> re.Pattern[str]:
    """What a text fits that begins like this."""
    return re.compile(rf"^{re.escape(label)}") if isinstance(label, str) else label


def button(screen: Screen, label: Label) -> Locator:
    """The newest button that begins like this, or fits a pattern."""
    return screen.page.locator(".message").get_by_role("button", name=beginning(label)).last


async def tap(screen: Screen, label: Label) -> None:
    """Press the newest button."""
    await screen.use(button(screen, label))


async def hold(screen: Screen, what: Locator) -> None:
    """Press long with a finger."""
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = await screen.page.context.new_cdp_session(screen.page)
    await client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await screen.page.wait_for_timeout(HOLD)
    await client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def choose(screen: Screen, option: Label, menu: Label | None = None) -> None:
    """Choose in the newest menu, or in the newest of a name: two presses."""
    name = None if menu is None else beginning(menu)
    await screen.use(screen.page.locator(".message").get_by_role("combobox", name=name).last)
    await screen.use(screen.page.get_by_role("option", name=beginning(option)).first)


async def sees(screen: Screen, text: str) -> Locator:
    """Wait for a message with a text."""
    found = screen.message(text)
    await expect(found).to_be_visible()
    return found


async def follow(screen: Screen, title: str) -> None:
    """Go where the newest link of this name leads."""
    await screen.use(screen.page.locator(".message").get_by_role("link", name=title).last)


async def practise(screen: Screen, game: str, language: str) -> Texts:
    """Practice from the first hello; return the texts of the language."""
    texts = Texts(language)
    await sees(screen, "Hello, I am Thoth")
    await tap(screen, NAMES[language])
    await sees(screen, texts("welcome-language", language=NAMES[language]))
    await tap(screen, texts("lobby-button-practice"))
    await tap(screen, texts(f"{game}-game"))  # which game?
    await follow(screen, texts(f"{game}-game"))
    return texts
