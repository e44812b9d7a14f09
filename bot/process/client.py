"""The Discord client: the same for the real Discord and the local one."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import discord
from discord.ext import commands

from bot.process.contexts import ANYWHERE, FOR_ANYBODY
from bot.process.emojis import ASK_AGAIN_SECONDS, KNOWN, learn_if_in_doubt
from bot.process.requests import Share
from bot.process.services import Clock, Services
from bot.process.settings import ALONE, NOTHING_BESIDES, Hosting, Sharing
from bot.process.sharding import ShardedBot
from bot.process.supervised import again_and_again, end_all
from bot.process.warmup import warm_up
from bot.store.errors import StoreError

log = logging.getLogger(__name__)

# The store's threads do a little many times, and each time must get Python's lock from the loop.
SWITCH_SECONDS = 0.0005
GARBAGE = (5000, 5, 10)  # new objects, and rounds, after which Python looks for garbage
GATEWAY = "gateway"  # as the health check names it
GATEWAY_SECONDS = 120.0  # so long a connection may be gone: Discord asks to reconnect now and then
LOOK_SECONDS = 5.0
PATIENCE = 3.0  # seconds for answers that are under way when the bot is stopped

EXTENSIONS = (
    "cogs.core.cog",
    "cogs.lobby.cog",
    "cogs.table.cog",
    "cogs.watch.cog",
    "cogs.stats.cog",
    "cogs.help.cog",
    "cogs.settings.cog",
    "cogs.daily.cog",
    "cogs.places.cog",
    "cogs.seats.cog",
    "cogs.admin.cog",
    "cogs.privacy.cog",
    "cogs.hosting.cog",
    "cogs.verbs.cog",
)

# Thoth never speaks; nobody needs to be told that voice is not installed.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class ThothBot(ShardedBot):
    """A bot that loads its cogs and registers their commands.

    It hears of servers, channels and threads, and of messages without their words, because a
    panel that somebody deletes must come again.  With ``emojis`` it uses those of its application.
    """

    def __init__(
        self,
        folder: Path,
        *,
        extensions: Sequence[str] = EXTENSIONS,
        guild_ready_timeout: float = 2.0,
        emojis: bool = False,
        hosting: Hosting = NOTHING_BESIDES,
        sharing: Sharing = ALONE,
        clock: Clock = time.time,
        steady: Clock = time.monotonic,
    ) -> None:
        share = Share(lambda: self.services.fleet.processes if "services" in vars(self) else 1)
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=ANYWHERE,
            allowed_installs=FOR_ANYBODY,
            help_command=None,
            max_messages=None,  # nobody asks for an old message without asking Discord
            guild_ready_timeout=guild_ready_timeout,
            http_trace=share.trace() if sharing.database and not sharing.api else None,
        )
        self._folder = folder
        self._wanted = tuple(extensions)
        self._with_emojis = emojis
        self.hosting = hosting
        self.sharing = sharing
        self._clock = clock
        self._steady = steady
        self._tasks: list[asyncio.Task[None]] = []  # that go on until the end
        self.overtaken = asyncio.Event()  # another process has the database; this one must end
        self.was_ready = False  # Discord has let us in, for some seconds at least

    async def setup_hook(self) -> None:
        """Open the services and load the cogs, then tell Discord the commands."""
        sys.setswitchinterval(SWITCH_SECONDS)
        await self._open_house()
        self._tasks += map(asyncio.create_task, (self._guard(), self._watch_gateway()))
        for extension in self._wanted:
            await self.load_extension(extension)
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        synced = await self.tree.sync()
        log.info("registered %d commands", len(synced))
        await warming
        keep_garbage_short()
        self._tasks.append(asyncio.create_task(self._look_for_damage()))
        KNOWN.learn(())
        if self._with_emojis:
            KNOWN.doubt()
            work, health = partial(learn_if_in_doubt, self), self.services.health
            asking = again_and_again("emojis", work, ASK_AGAIN_SECONDS, health)
            self._tasks.append(asyncio.create_task(asking))

    async def _open_house(self) -> None:
        """Open the services to the end even if the bot is told to stop meanwhile."""
        advised, wanted = await self.ask_for_shards(), self.sharing.shards
        opening = asyncio.ensure_future(
            Services.open(
                self._folder,
                self._clock,
                self._steady,
                database=self.sharing.database,
                shards=wanted or advised,
                is_advice=wanted is None,
            )
        )
        try:
            self.services = await asyncio.shield(opening)
        except asyncio.CancelledError:
            self.services = await opening  # closing the bot lets go of it again
            raise

    async def _guard(self) -> None:
        """Report that another process has taken over the database."""
        await self.services.fleet.lost.wait()
        self.overtaken.set()

    async def _look_for_damage(self) -> None:
        """Look through all that is stored; opening it was only a moment's look."""
        store = self.services.store
        try:
            fault = await store.damage()
            if fault is not None:
                log.error("the database is damaged: %s; restore a backup", fault)
            for game, fault in await store.damaged_games():
                log.error("game %d is damaged: %s; `python -m bot verify` tells more", game, fault)
        except StoreError as error:
            log.error("the database could not be looked through: %s", error)

    async def _watch_gateway(self) -> None:
        """Say again and again whether Discord can tell us anything."""
        self.services.health.beat(GATEWAY, within=GATEWAY_SECONDS)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.was_ready = self.was_ready or self.is_ready()
            if self.online == self.services.fleet.ours:
                self.services.health.beat(GATEWAY, within=GATEWAY_SECONDS)

    async def on_message(self, message: discord.Message) -> None:
        """Read nobody's messages: Discord sends them along with word of deleted ones."""

    async def close(self) -> None:
        """Finish replies in progress, let the cogs finish, then close the services."""
        await _finish_answers()
        await end_all(self._tasks)
        try:
            await super().close()
        finally:
            services = self.__dict__.pop("services", None)
            if services is not None:  # its threads would keep the process alive
                await asyncio.shield(asyncio.ensure_future(services.close()))


def keep_garbage_short() -> None:
    """Let the search for garbage not stop everything for long.

    All that is there now stays: going through it would take a tenth of a second each time.  Of
    what an interaction leaves behind, most is gone by itself if it is looked for seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _finish_answers() -> None:
    """Wait for what people have asked for already; discord.py marks such tasks by their name."""
    answering = {
        task
        for task in asyncio.all_tasks()
        if task.get_name().startswith(("CommandTree-invoker", "discord-ui", "discord.py: on_inter"))
        and task is not asyncio.current_task()
    }
    if answering:
        await asyncio.wait(answering, timeout=PATIENCE)
