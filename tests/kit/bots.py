"""The bot under test: in this process, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.process.client import EXTENSIONS as GAMES
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, Sandbox, local_bot
from bot.process.settings import NOTHING_BESIDES, Hosting, Sharing
from bot.store.opening import FILE
from tests.kit.databases import place_at

__all__ = ["DEMONSTRATION", "GAMES", "InProcessBot", "ProcessBot"]

ROOT = Path(__file__).parents[2]
START_SECONDS = 20.0
STOP_SECONDS = 60.0
DEMONSTRATION = ("tests.kit.demo_cog", "tests.kit.probe_cog")


def running_tasks() -> str:
    """What everything on the event loop is waiting for."""
    out = io.StringIO()
    for task in asyncio.all_tasks():
        task.print_stack(file=out)
    return out.getvalue()


class InProcessBot:
    """The bot on the test's own event loop: fast, and its objects can be looked at."""

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        extensions: Sequence[str] = DEMONSTRATION,
        *,
        emojis: bool = False,
        hosting: Hosting = NOTHING_BESIDES,
        database: str = "",
    ) -> None:
        self.place = place_at(database or folder / FILE)
        self._database = database
        self._sandbox = sandbox
        self._folder = folder
        self._extensions = extensions
        self._emojis = emojis
        self._hosting = hosting
        self._stack = AsyncExitStack()

    async def start(self) -> None:
        self.client = ThothBot(
            self._folder,
            extensions=self._extensions,
            guild_ready_timeout=GUILD_READY_SECONDS,
            emojis=self._emojis,
            hosting=self._hosting,
            sharing=Sharing(database=self._database),
        )
        await self._stack.enter_async_context(local_bot(self._sandbox, self.client))

    async def stop(self) -> None:
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._stack.aclose()
                await self._sandbox.parts.gateway.wait_disconnected()
        except TimeoutError:
            raise AssertionError("the bot never stopped:\n" + running_tasks()) from None

    async def restart(self, *, kill: bool = False) -> None:
        assert not kill, "only a bot of its own process can be killed"
        await self.stop()
        await self.start()


class ProcessBot:
    """The bot as users run it: another process, reached only through sockets."""

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        extensions: Sequence[str] = DEMONSTRATION,
        *,
        database: str = "",
    ) -> None:
        self.place = place_at(database or folder / FILE)
        self._database = database
        self._sandbox = sandbox
        self.folder = folder
        self.log = folder / "bot.log"
        self._extensions = extensions
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    def environment(self) -> dict[str, str]:
        """What the process must know."""
        return {
            "SANDBOX_BASE": self._sandbox.base,
            "SANDBOX_TOKEN": self._sandbox.token,
            "SANDBOX_EXTENSIONS": ",".join(self._extensions),
            "SANDBOX_FOLDER": str(self.folder),
            "SANDBOX_DATABASE": self._database,
        }

    async def start(self) -> None:
        environment = os.environ | self.environment()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.kit.bot_process",
                cwd=ROOT,
                env=environment,
                stdout=log,
                stderr=log,
            )
        try:
            await self._sandbox.parts.gateway.wait_connected(START_SECONDS)
        except TimeoutError:
            await self.stop()
            raise AssertionError("the bot never came up:\n" + self.log.read_text()) from None

    async def stop(self, *, kill: bool = False) -> None:
        """End the process: politely, or with SIGKILL."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            if kill:
                self._process.kill()
            else:
                self._process.terminate()
        await asyncio.wait_for(self._process.wait(), START_SECONDS)
        await self._sandbox.parts.gateway.wait_disconnected()

    async def restart(self, *, kill: bool = False) -> None:
        await self.stop(kill=kill)
        await self.start()
