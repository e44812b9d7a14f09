"""The bot as a process of its own that begins at once, for tests that kill it again and again.

It is forked from a process that has imported everything and done nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess

from tests.kit.bot_process import run_forked
from tests.kit.bots import START_SECONDS, ProcessBot

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tests.kit.preload"])


class QuickBot(ProcessBot):
    """A process bot whose start takes a moment only."""

    level = "INFO"
    seed: str | None = None  # of all luck
    held: float = 0.0  # seconds for which news waits for whoever goes on
    _forked: BaseProcess | None = None

    async def begin(self) -> None:
        """Start the process, and wait for nothing."""
        environment = self.environment() | {"THOTH_LOG_LEVEL": self.level}
        environment["THOTH_TEST_HELD"] = str(self.held)
        if self.seed is not None:
            environment["THOTH_TEST_SEED"] = self.seed
        self._forked = _FORKING.Process(
            target=run_forked, args=(environment, str(self.log)), daemon=True
        )
        await asyncio.to_thread(self._forked.start)

    async def start(self) -> None:
        await self.begin()
        try:
            await self._sandbox.parts.gateway.wait_connected(START_SECONDS)
        except TimeoutError:
            await self.stop()
            raise AssertionError("the bot never came up:\n" + self.log.read_text()) from None

    @property
    def is_running(self) -> bool:
        return self._forked is not None and self._forked.is_alive()

    @property
    def pid(self) -> int:
        assert self._forked is not None
        assert self._forked.pid is not None
        return self._forked.pid

    def kill(self) -> None:
        """SIGKILL, this moment."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    async def end(self, *, kill: bool = False) -> None:
        """End the process, and wait for nothing else."""
        assert self._forked is not None
        if kill:
            self.kill()
        else:
            self._forked.terminate()
        await asyncio.to_thread(self._forked.join, START_SECONDS)

    async def stop(self, *, kill: bool = False) -> None:
        await self.end(kill=kill)
        await self._sandbox.parts.gateway.wait_disconnected()
