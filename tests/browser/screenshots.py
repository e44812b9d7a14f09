"""`python -m tests.browser.screenshots`: play a game on the page and keep its pictures in docs/.

Install an emoji font first (Debian: fonts-noto-color-emoji), or trophies and locks become boxes.
"""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from pathlib import Path

from PIL import Image

from sandbox.server import Sandbox
from tests.browser import touch
from tests.browser.engine import Browser, expect
from tests.browser.screen import DESKTOP, Screen, Size, launched
from tests.browser.touch import choose, hold, tap
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, ROOT, InProcessBot
from tests.kit.example import GAME as PLAYED
from tests.kit.example import THREAD, TITLE
from tests.kit.prepared import prepare, until
from tests.kit.stage import new_sandbox
from tests.kit.table_talk import newest_panel

FOLDER = ROOT / "docs" / "pictures"
COLOURS = 255
PHONE = Size("phone", 390, 1160, touch=True)  # a long one: a whole panel in one picture
# The last conflict is one action away, and somebody is ahead.
LAST = {
    "gods": [
        {
            "god": "isis",
            "figures": ["god 62", "w 53", "w 73"],
            "monuments": ["temple 63"],
            "devotion": 24,
            "followers": 3,
        },
        {"god": "ra", "figures": ["god 84", "w 61"], "devotion": 19, "followers": 2},
    ],
    "event": 17,
    "markers": {"gain": 6},
}


async def keep(screen: Screen, name: str) -> None:
    """Save what the screen shows as a small picture; on a desktop the panel is enough."""
    if screen.size is DESKTOP and name != "panel":
        return
    await screen.page.wait_for_load_state("networkidle")
    raw = await screen.page.screenshot()
    image = Image.open(io.BytesIO(raw)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    image.save(FOLDER / f"{name}-{screen.size.name}.png", optimize=True)


async def sees(screen: Screen, text: str) -> None:
    """Wait for a message, and bring its beginning to the top."""
    found = await touch.sees(screen, text)
    await found.evaluate("message => message.scrollIntoView({ block: 'start' })")


async def arrange(screen: Screen, bob: Actor) -> None:
    """The hello, slash commands, a lobby."""
    await sees(screen, "Hello, I am Thoth")
    await keep(screen, "welcome")
    await screen.box.fill("/game new")
    await screen.page.get_by_role("option").first.wait_for()
    await screen.page.keyboard.press("Enter")
    await screen.page.locator(".command-form").wait_for()
    await keep(screen, "options")
    await screen.page.keyboard.press("Escape")
    await screen.page.keyboard.press("Escape")
    await screen.slash(f"/game new game:{PLAYED} seats:2 clock:none")
    await sees(screen, "a table for 2")
    if screen.size.touch:
        await menu_of_a_person(screen, bob)
    await bob.press("Join")
    await screen.message("a table for 2").filter(has_text="Bob").wait_for()
    await keep(screen, "lobby")
    await tap(screen, "Length: Quick taste")
    await expect(screen.message("a table for 2")).not_to_contain_text("Scenario")
    await tap(screen, "Start")
    await sees(screen, "the game has begun")


async def menu_of_a_person(screen: Screen, bob: Actor) -> None:
    """What a long press on somebody offers."""
    await bob.says("May I play?")
    await hold(screen, screen.message("May I play?").locator(".avatar"))
    await screen.page.get_by_role("menu").wait_for()
    await keep(screen, "menu")
    await screen.page.keyboard.press("Escape")


async def first_panel(screen: Screen) -> None:
    """The beginning of a game."""
    await screen.goes_to(re.compile(TITLE))
    await sees(screen, "action 1 of 2")
    await keep(screen, "panel")


async def first_turn(screen: Screen) -> None:
    """A draft, and the action that brings the first conflict."""
    await tap(screen, "Move")
    await choose(screen, "37")
    await sees(screen, "➜ 37")
    await choose(screen, "48")
    await sees(screen, "Warrior 37 → 48")
    await expect(screen.message("Warrior 37 → 48").get_by_role("img")).to_have_count(1)
    await sees(screen, "Warrior 37 → 48")
    await keep(screen, "draft")
    await tap(screen, "Confirm")
    await sees(screen, "action 2 of 2")
    await tap(screen, "Gain")
    await sees(screen, "That's all")
    await tap(screen, "Confirm")
    await sees(screen, "battle in region 1")


async def first_battle(screen: Screen, bob: Actor) -> None:
    """A letter, and what the cards bring."""
    await screen.goes_to("Thoth")
    await sees(screen, "Choose your battle card")
    await keep(screen, "letter")
    await choose(screen, "Chariots")
    await screen.message("Chosen: Chariots").wait_for()
    await bob.at(THREAD).slash("/play", do="drought")
    await screen.goes_to(re.compile(TITLE))
    await sees(screen, "Fallen:")
    await keep(screen, "battle")


async def last_turn(screen: Screen, bot: InProcessBot, game: int) -> None:
    """The last conflict of another game, and its verdict."""
    await screen.goes_to("games")
    await sees(screen, "action 1 of 2")
    await tap(screen, "Gain")
    await sees(screen, "That's all")
    await tap(screen, "Confirm")
    await sees(screen, "battle in region 3")
    table = await bot.client.services.tables.open(game)
    await until(lambda: 1 in table.session.picks)
    await table.act(table.seats[0].person, ["chariots"], table.revision)
    await sees(screen, "The game is over")
    await keep(screen, "verdict")


async def play(browser: Browser, size: Size) -> None:
    """Play on one size of screen, with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with new_sandbox() as sandbox:
            await _play(browser, size, sandbox, Path(folder))


async def _play(browser: Browser, size: Size, sandbox: Sandbox, folder: Path) -> None:
    alice, bob = Actor(sandbox.person("alice")), Actor(sandbox.person("bob"))
    game = await prepare(folder, [alice, None], LAST, at=alice.at("games"))
    bot = InProcessBot(sandbox, folder, GAMES)
    await bot.start()
    await until(lambda: newest_panel(alice.at("games")), 60.0)
    screen = await Screen.open(browser, sandbox.page_of(alice.person), size)
    await arrange(screen, bob)
    await first_panel(screen)
    if size.touch:
        await first_turn(screen)
        await first_battle(screen, bob)
        await last_turn(screen, bot, game)
        await screen.page.get_by_role("button", name="Open the channel list").click()
        await keep(screen, "drawer")
    assert not screen.problems, screen.problems
    await bot.stop()


async def main() -> None:
    """Play on every size of screen."""
    async with launched() as browser:
        for size in (PHONE, DESKTOP):
            await play(browser, size)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(main())
