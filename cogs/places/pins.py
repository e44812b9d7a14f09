"""The newest panel of a game, pinned in its thread or channel, if the server wants that.

A server wants it by ``/tableadmin pin``, and Discord wants the permission Pin Messages.  Whatever
fails is passed over: the game never waits for it.
"""

from __future__ import annotations

import logging

import discord

from bot.process.client import ThothBot
from bot.store.owners import of_guild
from bot.store.store import Store
from bot.tables.table import Table
from cogs.core.failures import CallFailed, described

log = logging.getLogger(__name__)
SETTING, YES, NO = "pin", "yes", "no"  # of a server
PINNED = "pinned"  # the setting of a table: the channel and the number of the message


async def pins_wanted(store: Store, guild: int | None) -> bool:
    """Return whether a server wants panels pinned."""
    return guild is not None and await store.setting(of_guild(guild), SETTING) == YES


async def want_pins(store: Store, guild: int, *, wanted: bool) -> None:
    """Settle it."""
    await store.set_setting(of_guild(guild), SETTING, YES if wanted else NO)


def may_pin(bot: ThothBot, guild: int, channel: int) -> bool:
    """Return whether we may pin something there, as far as we have heard."""
    server = bot.get_guild(guild)
    found = None if server is None else server.get_channel_or_thread(channel)
    if server is None or found is None:
        return False
    if isinstance(found, discord.Thread) and (found.parent is None or found.archived):
        return False
    return found.permissions_for(server.me).pin_messages


class PinKeeper:
    """Pins each new panel and unpins the one before."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._newest: dict[int, tuple[int, int]] = {}  # by game: channel and message, not seen to

    async def keep(self, table: Table, channel: int, message: int) -> None:
        """See to the newest panel of a table; while one is seen to, others only wait their turn."""
        is_busy = table.id in self._newest
        self._newest[table.id] = (channel, message)
        if is_busy:
            return
        try:
            done = None
            while (newest := self._newest[table.id]) != done:
                await self._renew(table, *newest)
                done = newest
        finally:
            del self._newest[table.id]

    async def _renew(self, table: Table, channel: int, message: int) -> None:
        guild, before = table.row.place.guild, table.settings.get(PINNED, "")
        now = f"{channel}:{message}"
        if guild is None or before == now or not may_pin(self._bot, guild, channel):
            return
        if not await pins_wanted(self._bot.services.store, guild):
            return
        if not await self._try(self._bot.http.pin_message(channel, message)):
            return
        await table.set(PINNED, now)
        if before:
            old_channel, _, old_message = before.partition(":")
            await self._try(self._bot.http.unpin_message(int(old_channel), int(old_message)))

    async def tidy_up(self, message: discord.Message) -> None:
        """Take away Discord's own message that we have pinned something."""
        mine = self._bot.user is not None and message.author.id == self._bot.user.id
        if mine and message.type is discord.MessageType.pins_add:
            await self._try(self._bot.http.delete_message(message.channel.id, message.id))

    async def _try(self, call: discord.http.Response[None]) -> bool:
        try:
            await call
        except CallFailed as failed:
            log.info("a panel is not pinned: %s", described(failed))
            return False
        return True
