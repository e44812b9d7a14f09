"""A bot in its own process: start it, question it, stop it, kill it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.commands.bench.memory import Memory, memory_of
from bot.commands.command import UsageError
from bot.commands.other_process import ROOT
from bot.process.local import Sandbox

PATIENCE = 120.0  # seconds for a start or a stop, on a busy machine too


@asynccontextmanager
async def living(
    sandbox: Sandbox, folder: Path, *, bare: bool = False, kill: bool = False
) -> AsyncIterator[Life]:
    """A bot on Discord until the block ends; then it is stopped, or killed."""
    life = await Life.begin(sandbox, folder, bare=bare)
    try:
        await life.connected()
        yield life
    finally:
        await life.end(kill=kill)


class Life:
    """One life of the bot; made by :meth:`begin`."""

    def __init__(self, sandbox: Sandbox, process: asyncio.subprocess.Process, log: Path) -> None:
        self._sandbox = sandbox
        self._process = process
        self._log = log
        self.began = time.perf_counter()

    @classmethod
    async def begin(cls, sandbox: Sandbox, folder: Path, *, bare: bool = False) -> Life:
        """Start a process; it is not ready yet."""
        # People's Python keeps what it has compiled; then its second start is the usual one.
        inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment = inherited | {
            "BENCH_BASE": sandbox.base,
            "BENCH_TOKEN": sandbox.token,
            "BENCH_FOLDER": str(folder),
            "BENCH_BARE": "1" if bare else "",
        }
        log = folder / "bench.log"
        with log.open("ab") as file:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.commands.bench.watched",
                cwd=ROOT,
                env=environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=file,
            )
        return cls(sandbox, process, log)

    async def connected(self) -> None:
        """Wait for the bot to be on Discord."""
        try:
            await self._sandbox.parts.gateway.wait_connected(PATIENCE)
        except TimeoutError:
            raise UsageError(f"the bot did not start: {self._log.read_text()[-500:]}") from None

    async def ask(self, line: str = "mark") -> dict[str, Any]:
        """Ask the process how it is since it was asked last."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n".encode())
        answer: dict[str, Any] = json.loads(await self._process.stdout.readline())
        return answer

    def memory(self) -> Memory:
        """How much memory it and its workers take at the moment."""
        return memory_of(self._process.pid)

    async def end(self, *, kill: bool = False) -> None:
        """End the process: politely, or at once."""
        with contextlib.suppress(ProcessLookupError):
            (self._process.kill if kill else self._process.terminate)()
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
        await self._sandbox.parts.gateway.wait_disconnected(PATIENCE)
