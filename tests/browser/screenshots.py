"""`python -m tests.browser.screenshots`: play a few scenes and keep their pictures in docs/."""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path

from PIL import Image

from sandbox.server import Sandbox
from tests.browser.engine import Browser
from tests.browser.panel import old_style, panel, pictures
from tests.browser.screen import DESKTOP, PHONE, Screen, Size, launched
from tests.kit.bots import ROOT, InProcessBot
from tests.kit.stage import new_sandbox

FOLDER = ROOT / "docs" / "pictures"
COLOURS = 255
A_DAY = 22 * 3600
MARKDOWN = """\
**Bold**, *italic*, __underlined__, ~~struck~~, `code`, ||a spoiler||
> quoted words
- one
- two
  - deeper
```py
print("Thoth")
```"""


async def keep(screen: Screen, name: str, folder: Path) -> None:
    """Save what the screen shows as a small picture."""
    raw = await screen.page.screenshot()
    image = Image.open(io.BytesIO(raw)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    image.save(folder / f"{name}-{screen.size.name}.png", optimize=True)


async def talk(sandbox: Sandbox, bot: InProcessBot) -> None:
    """Fill the channels."""
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    general, games = (channel["id"] for channel in alice.channels()[:2])
    await alice.say(general, "Shall we play tonight?")
    await alice.say(general, f"<@{bob.id}>, I keep a seat for you in <#{games}>")
    await bob.say(general, MARKDOWN)
    await alice.run(general, "demo counter")
    await bob.run(general, "demo thread", {"name": "Delta"})
    await bot.client.get_channel(int(general)).send(**old_style())
    await bot.client.get_channel(int(games)).send(
        view=panel(int(time.time()) + A_DAY), files=pictures()
    )
    await bob.run(general, "demo letter")


async def scenes(screen: Screen, folder: Path) -> None:
    """What there is to see, one after the other."""
    page = screen.page
    await screen.sees("Every button there is")
    await keep(screen, "channel", folder)
    await page.evaluate("document.getElementById('timeline').scrollTop = 0")
    await keep(screen, "talk", folder)
    await screen.goes_to("Delta")
    await screen.sees("Welcome")
    await keep(screen, "thread", folder)
    await screen.goes_to("games")
    panel_shown = await screen.sees("action 1 of 2")
    await panel_shown.evaluate("message => message.scrollIntoView({ block: 'start' })")
    await keep(screen, "panel", folder)
    await page.get_by_role("combobox", name="Figures to keep").click()
    await page.get_by_role("option").first.click()
    await keep(screen, "menu", folder)
    await page.keyboard.press("Escape")
    await screen.box.fill("/demo")
    await page.get_by_role("option").first.wait_for()
    await keep(screen, "commands", folder)
    await screen.slash("/demo secret")
    await screen.sees("Only you can see this secret")
    await screen.box.fill("/greet")
    await page.get_by_role("option").first.wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.type("a")
    await page.get_by_role("option", name="Anubis").wait_for()
    await keep(screen, "options", folder)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await screen.slash("/probe questions")
    await page.get_by_role("dialog").wait_for()
    await keep(screen, "modal", folder)
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Map: Ra's warriors").click()
    await keep(screen, "lightbox", folder)
    await page.keyboard.press("Escape")
    await screen.slash("/probe wrong")
    await screen.sees("Invalid Form Body")
    await page.get_by_role("button", name="Refused requests").click()
    await keep(screen, "console", folder)
    await page.keyboard.press("Escape")


async def drawer(screen: Screen, folder: Path) -> None:
    """The channel list of a phone."""
    await screen.page.get_by_role("button", name="Open the channel list").click()
    await keep(screen, "drawer", folder)


async def play(browser: Browser, size: Size, folder: Path) -> None:
    """Play the scenes on one size of screen, with a server of their own."""
    async with new_sandbox() as sandbox:
        bot = InProcessBot(sandbox)
        await bot.start()
        await talk(sandbox, bot)
        screen = await Screen.open(browser, sandbox.page_of(sandbox.person("bob")), size)
        await scenes(screen, folder)
        if size.touch:
            await drawer(screen, folder)
        assert not screen.problems, screen.problems
        light = await Screen.open(
            browser, sandbox.page_of(sandbox.person("ivan")), size, scheme="light"
        )
        await light.sees("Every button there is")
        await keep(light, "light", folder)
        await bot.stop()


async def main(folder: Path) -> None:
    """Play the scenes on every size of screen."""
    async with launched() as browser:
        for size in (DESKTOP, PHONE):
            await play(browser, size, folder)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(FOLDER))
