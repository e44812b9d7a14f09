"""A bot in its own process, or in several: start it, question it, stop it, kill it."""

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
from typing import Any, NamedTuple

from bot.commands.bench.memory import Memory, memory_of
from bot.commands.command import UsageError
from bot.commands.other_process import ROOT
from bot.process.local import Sandbox
from bot.store.opening import FILE, Where, open_store
from bot.store.store import Store

PATIENCE = 120.0  # seconds for a start or a stop, on a busy machine too
STEP = 0.05  # seconds between two looks
SHARDS = 2  # with a database that processes can share


@asynccontextmanager
async def living(
    sandbox: Sandbox, folder: Path, *, bare: bool = False, kill: bool = False
) -> AsyncIterator[Life]:
    """A bot on Discord until the block ends; then it is stopped, or killed."""
    async with Bots(sandbox, folder).living(bare=bare, kill=kill) as (life,):
        yield life


class Bots(NamedTuple):
    """A bot as it is to live: what it stores in, and how many processes it is."""

    sandbox: Sandbox
    folder: Path
    database: str = ""  # of PostgreSQL; none: a file in the folder
    processes: int = 1

    @property
    def where(self) -> Where:
        """What they store in."""
        return self.database or self.folder / FILE

    @asynccontextmanager
    async def living(self, *, bare: bool = False, kill: bool = False) -> AsyncIterator[list[Life]]:
        """Let all of them live until the block ends; then they are stopped, or killed."""
        gateway = self.sandbox.parts.gateway
        lives = [await Life.begin(self, bare=bare) for _ in range(self.processes)]
        try:
            for life in lives:
                await life.connected()
            if self.database:
                await gateway.wait_served(SHARDS, PATIENCE)
            yield lives
        finally:
            for life in lives:
                life.end(kill=kill)
            for life in lives:
                await life.ended()
            await gateway.wait_disconnected(PATIENCE)

    async def have_parted(self) -> None:
        """Wait until each process serves as many shards as any other."""
        store = await open_store(self.where)
        try:
            for _ in range(int(PATIENCE / STEP)):
                if await self._parted(store):
                    return
                await asyncio.sleep(STEP)
            raise UsageError("the processes never shared the work")
        finally:
            await store.close()

    async def _parted(self, store: Store) -> bool:
        found = [len(row.shards) for row in await store.fleet.processes()]
        connected = [shard.id for shard in self.sandbox.parts.gateway.shards]
        is_fair = found == [SHARDS // self.processes] * self.processes
        return is_fair and connected == list(range(SHARDS))


class Life:
    """One life of one process; made by :meth:`begin`."""

    def __init__(self, sandbox: Sandbox, process: asyncio.subprocess.Process, log: Path) -> None:
        self._sandbox = sandbox
        self._process = process
        self._log = log
        self.began = time.perf_counter()

    @classmethod
    async def begin(cls, bots: Bots, *, bare: bool = False) -> Life:
        """Start a process; it is not ready yet."""
        # People's Python keeps what it has compiled; then its second start is the usual one.
        inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment = inherited | {
            "BENCH_BASE": bots.sandbox.base,
            "BENCH_TOKEN": bots.sandbox.token,
            "BENCH_FOLDER": str(bots.folder),
            "BENCH_DATABASE": bots.database,
            "BENCH_SHARDS": str(SHARDS) if bots.database else "",
            "BENCH_BARE": "1" if bare else "",
        }
        log = bots.folder / "bench.log"
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
        return cls(bots.sandbox, process, log)

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

    def end(self, *, kill: bool = False) -> None:
        """End the process: politely, or at once."""
        with contextlib.suppress(ProcessLookupError):
            (self._process.kill if kill else self._process.terminate)()

    async def ended(self) -> None:
        """Wait until it is no more."""
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
