"""Games' places: removed, closed to the bot, open again; and the daily sweep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import ParamSpec, TypeAlias

import discord
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import again_and_again, end_all
from bot.store.errors import StoreError
from bot.store.rows import GameRow
from bot.tables.refusals import CannotOpen, place_of
from bot.tables.table import Table
from cogs.lobby.panel import refresh, refresh_late
from cogs.places.gone import channel_gone, guild_gone, look_for_gone_places, thread_gone
from cogs.places.pins import PinKeeper
from cogs.places.sweeping import sweep
from cogs.places.thread_names import ThreadKeeper
from cogs.seats.votes import show_late

log = logging.getLogger(__name__)
P = ParamSpec("P")
Work: TypeAlias = Callable[P, Awaitable[None]]
SWEEP_SECONDS = 3600.0  # between looking whether a day has passed
LATE_SECONDS = 5.0  # between looking for lobbies and votes that could not be shown


class Housekeeping(commands.Cog):
    """Listens to changes of servers, channels and threads."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._threads = ThreadKeeper(bot)
        self._pins = PinKeeper(bot)
        self._running: set[asyncio.Task[None]] = set()
        self._ending = False

    async def cog_load(self) -> None:
        """Begin to sweep, and to look after lobbies, votes and threads."""
        self._bot.services.listeners.append(self._changed)
        self._start(self._sweep)
        self._start(self._show_lobbies)
        self._start(self._show_votes)

    async def cog_unload(self) -> None:
        """Stop; whatever is not done is found out again."""
        self._ending = True
        await end_all(self._running)

    def _changed(self, table: Table) -> None:
        """Let the thread of a table have a name that is true."""
        if self._threads.is_due(table):
            self._start(self._threads.keep, table)

    def _start(self, work: Work[P], *args: P.args, **kwargs: P.kwargs) -> None:
        if not self._ending:
            task = asyncio.create_task(self._surely(work, *args, **kwargs))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _surely(self, work: Work[P], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await work(*args, **kwargs)
        except StoreError as error:
            log.error("housekeeping: %s", error)
        except Exception as error:  # nobody waits for this, so it must be told here
            if "services" in vars(self._bot):  # otherwise we are being stopped
                log.error("housekeeping failed: %s", place_of(error))

    async def _sweep(self) -> None:
        """Look now and then whether a day has passed."""
        await self._bot.wait_until_ready()
        work = partial(sweep, self._bot)
        await again_and_again("days", work, SWEEP_SECONDS, self._bot.services.health)

    async def _show_lobbies(self) -> None:
        """Bring the messages of lobbies up to date, whatever failed."""
        await self._bot.wait_until_ready()
        work = partial(refresh_late, self._bot)
        await again_and_again("lobbies", work, LATE_SECONDS, self._bot.services.health)

    async def _show_votes(self) -> None:
        """Bring the messages of votes up to date, whatever failed."""
        await self._bot.wait_until_ready()
        work = partial(show_late, self._bot)
        await again_and_again("votes", work, LATE_SECONDS, self._bot.services.health)

    # --- removed ------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let games of a deleted thread rest."""
        self._start(thread_gone, self._bot, thread.guild_id, thread.parent_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let games of a deleted channel rest."""
        self._start(channel_gone, self._bot, channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server the bot is no longer in; outages do not come here."""
        self._start(guild_gone, self._bot, guild.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post the message of a lobby again that somebody has deleted."""
        self._start(self._show_lobby_again, payload.message_id)

    async def _show_lobby_again(self, message: int) -> None:
        lobby = await self._bot.services.store.lobbies.with_message(message)
        if lobby is not None:
            await refresh(self._bot, lobby)

    @commands.Cog.listener()
    async def on_panel(self, table: Table, channel: int, message: int) -> None:
        """Pin a new panel."""
        self._start(self._pins.keep, table, channel, message)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take away what Discord says about our pins; nothing else is read."""
        self._start(self._pins.tidy_up, message)

    # --- back again ---------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_serving(self, shard: int) -> None:
        """Find out what was removed meanwhile; also after a session that could not be resumed."""
        self._start(look_for_gone_places, self._bot, shard)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on after an outage of a server; at start the table worker sees to it."""
        if self._bot.knows(guild.id):
            self._start(self._wake, guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again when the permissions of a channel have changed."""
        if before.overwrites != after.overwrites:
            self._start(self._wake, after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again when a role may do something else than before."""
        if before.permissions != after.permissions:
            self._start(self._wake, after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again when we have other roles, or are timed out no longer.

        Of ourselves Discord tells without the intent for members.
        """
        is_changed = before.roles != after.roles or before.timed_out_until != after.timed_out_until
        if after.id == after.guild.me.id and is_changed:
            self._start(self._wake, after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again when a thread was opened or unlocked."""
        metadata = thread.data["thread_metadata"]
        if not (metadata.get("locked") or metadata.get("archived")):
            self._start(self._wake_thread, thread.parent_id, thread.thread_id)

    async def _wake(self, guild: int) -> None:
        store = self._bot.services.store
        await self._touch(await store.pauses.playing_in_guild(guild))
        for lobby in await store.lobbies.in_guild(guild):
            await self._bot.services.pace.turn()
            await refresh(self._bot, lobby.id)

    async def _wake_thread(self, channel: int, thread: int) -> None:
        await self._touch(await self._bot.services.store.pauses.playing_in_thread(channel, thread))

    async def _touch(self, games: Sequence[GameRow]) -> None:
        """Let the table worker look again at those for which something is left to be told."""
        if not games:
            return
        services = self._bot.services
        restless = set(await services.store.restless())
        for game in games:
            if game.id not in restless:
                continue
            await services.pace.turn()
            try:
                services.touch(await services.tables.open(game.id))
            except CannotOpen as error:
                log.warning("%s", error)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Housekeeping(bot))
