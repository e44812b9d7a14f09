"""A Discord client whose shards come and go while it runs.

discord.py begins with all shards that it will ever have.  Ours are those that this process serves,
which changes when another one dies or begins (:mod:`bot.process.fleet`).  This is the only module
that uses what discord.py keeps to itself.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard

from bot.process.supervised import end_all
from bot.store.errors import StoreError
from bot.store.fleet import Shards, shard_of

if TYPE_CHECKING:
    from bot.process.services import Services

log = logging.getLogger(__name__)
CONNECT_SECONDS = 60.0
IDENTIFY_SECONDS = 5.0  # between two of a bucket, as Discord wants it
SPARE_SESSIONS = 10  # of a day, that are kept for connections that Discord ends
PAUSES = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0)  # between attempts, the last one again and again
# What the gateway, or the way to it, may be in trouble with for a while.
TROUBLE = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.DiscordException,
    ReconnectWebSocket,
    StoreError,
)


class ShardedBot(commands.AutoShardedBot):
    """Connects the shards that are ours, each when its turn has come."""

    services: Services

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - discord.py's own
        super().__init__(*args, **options)
        self._told: set[int] = set()  # shards of whose servers Discord has told us
        self._some_told = asyncio.Event()
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._buckets = 1  # that may introduce themselves at the same time

    # --- what there is -------------------------------------------------------------------

    def is_ready(self) -> bool:
        """Return whether Discord has told us of the servers of any shard."""
        return bool(self._told)

    async def wait_until_ready(self) -> None:
        """Wait until it has."""
        await self._some_told.wait()

    def knows(self, guild: int | None) -> bool:
        """Return whether we would know a server, if we were on it."""
        return shard_of(guild, self.services.fleet.count) in self._told

    @property
    def online(self) -> Shards:
        """Those of our shards of which Discord can tell us what people do."""
        fleet = self.services.fleet
        return Shards(fleet.count, tuple(s for s in fleet.served.own if self._is_open(s)))

    def _is_open(self, shard: int) -> bool:
        info = self.get_shard(shard)
        return info is not None and not info.is_closed()

    def guilds_of(self, shard: int) -> list[discord.Guild]:
        """The servers of a shard."""
        return [guild for guild in self.guilds if guild.shard_id == shard]

    # --- coming and going ------------------------------------------------------------------

    async def ask_for_shards(self) -> int:
        """Ask Discord how many shards it advises."""
        count, _, limit = await self.http.get_bot_gateway()
        self._buckets = max(1, limit["max_concurrency"])
        return int(count)

    async def launch_shards(self) -> None:
        """Begin with what is ours; from now on shards come and go."""
        fleet = self.services.fleet
        self.shard_count = self._connection.shard_count = fleet.count
        self._connection.shard_ids = []  # so that it waits for no number of them
        fleet.is_told = self._told.__contains__
        fleet.taken.append(self._adopt)
        fleet.let_go.insert(0, self._part_from)
        await self._adopt(fleet.ours)

    async def _adopt(self, shards: Shards) -> None:
        """Connect shards that are ours now."""
        for shard in shards.own:
            if shard not in self._kept and shard not in self._connecting and not self.is_closed():
                self._connecting[shard] = asyncio.create_task(self._connect(shard))

    async def _connect(self, shard: int) -> None:
        try:
            await self._connect_at_last(shard)
        finally:
            del self._connecting[shard]

    async def _connect_at_last(self, shard: int) -> None:
        """Connect a shard, however long that takes."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self._wait_for_turn(shard)
                beginning = DiscordWebSocket.from_client(self, initial=True, shard_id=shard)
                socket = await asyncio.wait_for(beginning, CONNECT_SECONDS)
            except TROUBLE as error:
                log.warning(
                    "shard %d is not connected: %s; trying again in %.0f s",
                    shard,
                    type(error).__name__,
                    pause,
                )
                await asyncio.sleep(pause)
            else:
                kept = Shard(socket, self, self._queue.put_nowait)
                self._kept[shard] = kept
                kept.launch()
                return

    async def _part_from(self, shards: Shards) -> None:
        """Hear nothing more of some shards."""
        for shard in shards.own:
            if (task := self._connecting.get(shard)) is not None:
                await end_all([task])
            if (info := self.get_shard(shard)) is not None:
                with suppress(*TROUBLE):
                    await info.disconnect()
            self._kept.pop(shard, None)
            self._forget_servers(shard)

    async def close(self) -> None:
        """Connect nothing more, and end all connections."""
        await end_all(list(self._connecting.values()))
        await super().close()

    # --- introducing ourselves ---------------------------------------------------------------

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for our turn, and forget the servers of an earlier connection.

        Some may be gone, of which Discord does not tell a new one.
        """
        shard = shard_id or 0
        if shard not in self.services.fleet.ours.own:
            raise asyncio.CancelledError  # somebody else serves it by now
        if not initial:
            await self._wait_for_turn(shard)
        self._forget_servers(shard)

    async def _wait_for_turn(self, shard: int) -> None:
        """Wait until Discord lets another connection of this bucket begin, in any process."""
        while (limits := await self.fetch_session_start_limits()).remaining <= SPARE_SESSIONS:
            log.error("Discord allows no more connections today; a shard waits")
            await asyncio.sleep(max(1.0, limits.reset_after / 1000))
        fleet = self.services.store.fleet
        await asyncio.sleep(await fleet.turn_to_identify(shard % self._buckets, IDENTIFY_SECONDS))

    async def on_shard_ready(self, shard: int) -> None:
        """Let everybody know whose servers we know now."""
        if shard in self.services.fleet.ours.own:
            self._told.add(shard)
            self._some_told.set()
            self.dispatch("serving", shard)

    # --- what discord.py keeps to itself -----------------------------------------------------

    def _forget_servers(self, shard: int) -> None:
        self._told.discard(shard)
        for guild in self.guilds_of(shard):
            self._connection._remove_guild(guild)

    @property
    def _kept(self) -> dict[int, Shard]:
        """The connections by shard."""
        kept: dict[int, Shard] = vars(self)["_AutoShardedClient__shards"]
        return kept

    @property
    def _queue(self) -> asyncio.PriorityQueue[Any]:
        """What becomes of connections that ended."""
        queue: asyncio.PriorityQueue[Any] = vars(self)["_AutoShardedClient__queue"]
        return queue
