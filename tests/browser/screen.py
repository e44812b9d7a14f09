"""A person at a screen: acts and sees through the page alone, with keyboard and pointer."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.browser.engine import CHROMIUM, Browser, Locator, Page, async_playwright, expect

SOON_MS = 5_000
PATIENCE_MS = 90_000  # on a busy machine a page takes its time; nobody waits when it does not
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOADED = """[...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
})"""
expect.set_options(timeout=PATIENCE_MS)


@dataclass(frozen=True)
class Size:
    """A kind of screen."""

    name: str
    width: int
    height: int
    touch: bool = False


DESKTOP = Size("desktop", 1280, 800)
PHONE = Size("phone", 390, 844, touch=True)


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A browser for as long as the block runs."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Screen:
    """One person's open page; `frames` is all that its socket ever received."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page = page
        self.size = size
        self.frames: list[str] = []
        self.problems: list[str] = []
        self.presses = 0  # of a finger or the pointer
        self.shots: Path | None = None
        page.set_default_timeout(PATIENCE_MS)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._note)

    def _listen(self, socket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _note(self, message) -> None:
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.problems.append(message.text)

    @classmethod
    async def open(cls, browser: Browser, address: str, size: Size, scheme: str = "dark") -> Screen:
        """Open the page in a profile of its own."""
        context = await browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            color_scheme=scheme,
            reduced_motion="reduce",
            locale="en-GB",
        )
        screen = cls(await context.new_page(), size)
        await screen.page.goto(address)
        await screen.ready()
        return screen

    async def ready(self) -> None:
        """Wait until the page is connected."""
        await self.page.wait_for_selector("body[data-ready]")

    # -- seeing ------------------------------------------------------------------------------

    @property
    def box(self) -> Locator:
        """The message box."""
        return self.page.locator("#message-box")

    def message(self, text: str) -> Locator:
        """The newest message with this text."""
        return self.page.locator(".message").filter(has_text=text).last

    async def sees(self, text: str) -> Locator:
        """Wait for a message with this text."""
        found = self.message(text)
        await expect(found).to_be_visible()
        return found

    async def text(self) -> str:
        """Everything in the document."""
        return str(await self.page.evaluate("document.documentElement.textContent"))

    # -- doing -------------------------------------------------------------------------------

    async def says(self, text: str) -> None:
        """Write a message."""
        await self.box.fill(text)
        await self.box.press("Enter")

    async def slash(self, line: str) -> None:
        """Type or paste a whole command and send it; a bare one is chosen, then sent."""
        await self.box.fill(line)
        if ":" not in line:
            await self._shows(self.page.get_by_role("option").first)
            await self.box.press("Enter")
            # Whoever leaves the box, as for a picture, closes the search; then Enter sends it.
            if not await self._shows(self.page.locator(".command-form")):
                return
        await self.page.keyboard.press("Enter")

    async def _shows(self, what: Locator) -> bool:
        """Wait a moment for something that need not come."""
        with suppress(AssertionError):
            await expect(what).to_be_visible(timeout=SOON_MS)
            return True
        return False

    def button(self, label: str) -> Locator:
        """The newest button of this label in a message."""
        return self.page.locator(".message").get_by_role("button", name=label, exact=True).last

    async def use(self, what: Locator) -> None:
        """Press something, with a finger or with the pointer; it is counted."""
        self.presses += 1
        await (what.tap() if self.size.touch else what.click())

    async def press(self, label: str) -> None:
        """Press a button."""
        await self.use(self.button(label))

    async def choose(self, menu: str, label: str) -> None:
        """Choose in the newest menu of this name."""
        await self.use(self.page.get_by_role("combobox", name=menu).last)
        await self.use(self.page.get_by_role("option", name=label))

    async def goes_to(self, name: str | re.Pattern[str]) -> None:
        """Open a channel, thread or conversation from the list."""
        if self.size.touch:
            await self.use(self.page.locator("#open-menu"))
        await self.use(self.page.locator("#channels .channel").filter(has_text=name).first)
        await expect(self.page.locator("#chat-header h2")).to_have_text(name)

    async def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(
            await self.page.evaluate(
                "Math.max(document.documentElement.scrollWidth,"
                " document.getElementById('timeline').scrollWidth) - innerWidth"
            )
        )

    async def shot(self, name: str, at: Locator | None = None) -> None:
        """Keep a picture of the screen, if pictures are wanted; a message begins at its top."""
        if self.shots is None:
            return
        if at is not None:
            await at.evaluate("message => message.scrollIntoView({ block: 'start' })")
        await self.page.wait_for_load_state("networkidle")
        await self.page.wait_for_function(LOADED)
        await self.page.screenshot(path=self.shots / f"{name}-{self.size.name}.png")
