"""Several processes of the bot that share a database, each with some of the shards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.fleet import ProcessRow
from bot.store.opening import open_store
from bot.store.store import Store
from sandbox.server import Sandbox
from tests.kit.bots import GAMES
from tests.kit.prepared import until
from tests.kit.quick_bot import QuickBot

SECONDS = 45.0  # in which the shards of a dead process are served again


class Mate(QuickBot):
    """One of the processes, as if on a machine of its own: nobody sees at once that it died."""

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        database: str,
        shards: int,
        extensions: Sequence[str] = GAMES,
    ) -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(sandbox, folder, extensions, database=database)
        self.machine = f"{folder.name}:"
        self._shards = shards

    def environment(self) -> dict[str, str]:
        return super().environment() | {
            "SANDBOX_SHARDS": str(self._shards),
            "THOTH_TEST_MACHINE": self.folder.name,
        }


class Crew:
    """The processes, and their store as one more process sees it."""

    def __init__(self, sandbox: Sandbox, mates: Sequence[Mate], shards: int, store: Store) -> None:
        self.sandbox = sandbox
        self.mates = mates
        self.shards = shards
        self.store = store

    async def processes(self) -> list[ProcessRow]:
        return await self.store.fleet.processes()

    async def parted(self, seconds: float = 2 * SECONDS) -> None:
        """Wait until each living process has a fair share, and every shard is served once."""
        living = sum(mate.is_running for mate in self.mates)
        most = -(-self.shards // living)
        for _ in range(int(seconds / 0.1)):
            found = [row.shards for row in await self.processes()]
            connected = [shard.id for shard in self.sandbox.parts.gateway.shards]
            is_fair = len(found) == living and all(0 < len(own) <= most for own in found)
            if is_fair and connected == list(range(self.shards)):
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"shards are not parted: {found}, connected {connected}")

    async def shards_of(self, mate: Mate) -> set[int]:
        """The shards that a process serves."""
        rows = [row for row in await self.processes() if row.holder.startswith(mate.machine)]
        return {shard for row in rows for shard in row.shards}

    async def kill(self, mate: Mate) -> None:
        """SIGKILL; return when Discord has noticed."""
        gateway, lost = self.sandbox.parts.gateway, await self.shards_of(mate)
        await mate.end(kill=True)
        await until(lambda: not lost & {shard.id for shard in gateway.shards})


@asynccontextmanager
async def crew(
    sandbox: Sandbox, folder: Path, address: str, *, processes: int, shards: int
) -> AsyncIterator[Crew]:
    """Let several processes work until the block ends."""
    sandbox.control.limit_identifies(None, max_concurrency=shards)
    mates = [
        Mate(sandbox, folder / f"machine{number}", address, shards) for number in range(processes)
    ]
    store = await open_store(address)
    try:
        for mate in mates:
            await mate.begin()
        found = Crew(sandbox, mates, shards, store)
        await found.parted()
        yield found
    finally:
        for mate in mates:
            if mate.is_running:
                await mate.end()
        await store.close()
