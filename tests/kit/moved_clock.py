"""A bot in the test's process whose clock a test puts forward."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, Sandbox, local_bot
from bot.turns import table_workers
from cogs.daily import letter as daily
from tests.kit.bots import GAMES, InProcessBot

LOOK_SECONDS = 0.05  # between two looks at the clocks


class MovedBot(InProcessBot):
    """Its time passes as fast as a test wants, also while it is stopped."""

    def __init__(self, sandbox: Sandbox, folder: Path, patch: pytest.MonkeyPatch) -> None:
        super().__init__(sandbox, folder, GAMES)
        self._ahead = 0.0
        patch.setattr(table_workers, "CLOCK_SECONDS", LOOK_SECONDS)
        patch.setattr(daily, "LOOK_SECONDS", LOOK_SECONDS)

    def now(self) -> float:
        """The time of day, as the bot sees it."""
        return time.time() + self._ahead

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self._ahead += seconds

    def at(self, moment: float) -> None:
        """Let time pass until a moment."""
        self._ahead = moment - time.time()

    async def start(self) -> None:
        self.client = ThothBot(
            self._folder,
            extensions=self._extensions,
            guild_ready_timeout=GUILD_READY_SECONDS,
            clock=self.now,
            steady=lambda: time.monotonic() + self._ahead,
        )
        await self._stack.enter_async_context(local_bot(self._sandbox, self.client))
