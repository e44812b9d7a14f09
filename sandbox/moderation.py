"""What moderators do to a server, and what happens to it.

The bot and people are told of each change as on Discord.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sandbox.delivery import Delivery
from sandbox.forums import REQUIRE_TAG, tags_from
from sandbox.messages import Messages
from sandbox.permissions import denied_to, with_overwrite
from sandbox.snowflakes import seconds_of
from sandbox.threads import Threads
from sandbox.wire import ChannelType, Json, Permission
from sandbox.world import World, is_thread

NOTHING = Permission(0)


class Moderation:
    """Removals, locks, permissions, and servers that come and go."""

    def __init__(
        self, world: World, delivery: Delivery, messages: Messages, threads: Threads
    ) -> None:
        self._world = world
        self._delivery = delivery
        self._messages = messages
        self._threads = threads

    # -- messages, threads, channels -----------------------------------------------------------

    async def delete_message(self, message: Json) -> None:
        """Take a message away."""
        await self._messages.delete(message)

    async def delete_channel(self, channel: Json) -> None:
        """Take a channel or a thread away; with a channel go its threads."""
        if not is_thread(channel):
            for thread in self._world.threads(channel["id"]):
                self._delivery.thread_gone(thread)
                self._world.drop_channel(thread)
        await self._delivery.channel("channel_delete", channel)
        self._world.drop_channel(channel)

    async def change_thread(self, thread: Json, **fields: bool) -> None:
        """Archive or lock a thread, or the contrary."""
        await self._threads.change(thread, fields)

    def archive_quiet_threads(self) -> None:
        """Archive the threads in which nothing was written for as long as each of them allows."""
        for thread in self._world.threads():
            metadata = thread["thread_metadata"]
            quiet = self._world.clock.now() - seconds_of(thread["last_message_id"] or thread["id"])
            if metadata["archived"] or quiet < metadata["auto_archive_duration"] * 60:
                continue
            now = self._world.now()
            archived = metadata | {"archived": True, "archive_timestamp": now}
            changed = thread | {"thread_metadata": archived}
            self._world.save_channel(changed)
            self._delivery.post(thread["guild_id"], "THREAD_UPDATE", changed)

    async def add_channel(self, name: str, kind: ChannelType, guild_id: str | None) -> Json:
        """Open a channel of any kind."""
        channel = self._world.add_channel(name, kind, guild_id)
        await self._delivery.channel("channel_create", channel)
        return channel

    async def tag_forum(
        self, channel_id: str, names: Iterable[str], *, moderated: bool, required: bool
    ) -> Json:
        """Give a forum tags in place of those it has."""
        forum = self._world.channel(channel_id)
        tags = tags_from(
            self._world, forum, [{"name": name, "moderated": moderated} for name in names]
        )
        flags = forum["flags"] | REQUIRE_TAG if required else forum["flags"] & ~REQUIRE_TAG
        changed = forum | {"available_tags": tags, "flags": flags}
        self._world.save_channel(changed)
        await self._delivery.channel("channel_update", changed)
        return changed

    # -- permissions -------------------------------------------------------------------------

    def deny(self, permission: Permission, channel_id: str | None = None) -> None:
        """Take a permission from the bot, in one channel or in all servers."""
        if channel_id is not None:
            self._overwrite(channel_id, lambda denied: denied | permission)
            return
        for guild_id, record in list(self._world.guilds.all.items()):
            self._grant(guild_id, record["bot_permissions"] & ~permission)

    def allow(self, permission: Permission, channel_id: str | None = None) -> None:
        """Give a permission back, or one that the invitation did not ask for."""
        if channel_id is not None:
            self._overwrite(channel_id, lambda denied: denied & ~permission)
            return
        for guild_id, record in list(self._world.guilds.all.items()):
            self._grant(guild_id, record["bot_permissions"] | permission)

    def allow_all(self) -> None:
        """Let the bot do everywhere what its invitation asked for, and nothing else."""
        for guild_id in list(self._world.guilds.all):
            self._grant(guild_id, self._world.guilds.bot_permissions)
            self.time_out(guild_id, 0.0)
            for channel in self._world.guild_channels(guild_id):
                self._overwrite(channel["id"], lambda _: NOTHING)

    def _grant(self, guild_id: str, permissions: int) -> None:
        if self._world.guilds.all[guild_id]["bot_permissions"] == permissions:
            return
        self._world.guilds.change(guild_id, bot_permissions=int(permissions))
        role = self._world.guilds.bot_role(guild_id)
        self._delivery.post(guild_id, "GUILD_ROLE_UPDATE", {"guild_id": guild_id, "role": role})

    def _overwrite(self, channel_id: str, change: Callable[[Permission], Permission]) -> None:
        channel = self._world.channel(channel_id)
        if is_thread(channel):
            channel = self._world.channel(channel["parent_id"])
        role = self._world.guilds.all[channel["guild_id"]]["bot_role"]
        before = denied_to(channel, role)
        if change(before) != before:
            changed = with_overwrite(channel, role, deny=change(before), allow=NOTHING)
            self._world.save_channel(changed)
            self._delivery.post(channel["guild_id"], "CHANNEL_UPDATE", changed)

    def time_out(self, guild_id: str, seconds: float) -> None:
        """Let the bot only look for so long; 0 ends it."""
        until = self._world.clock.now() + seconds if seconds else 0.0
        if until == self._world.guilds.all[guild_id]["timed_out_until"]:
            return
        self._world.guilds.change(guild_id, timed_out_until=until)
        body = self._world.full_member(self._world.bot_id, guild_id) | {"guild_id": guild_id}
        self._delivery.post(guild_id, "GUILD_MEMBER_UPDATE", body)

    # -- servers -----------------------------------------------------------------------------

    def add_servers(
        self, names: Sequence[str], people: Sequence[str], channels: Sequence[str]
    ) -> list[str]:
        """Open servers with the bot and these people in them; the first of these owns them.

        Shards share them evenly, however many shards there are.
        """
        guild_ids = self._world.ids.apart(len(names))
        for guild_id, name in zip(guild_ids, names, strict=True):
            self._world.guilds.found(guild_id, name, self._world.ids.next)
            for user_id in people:
                self._world.guilds.join(guild_id, user_id)
            for channel in channels:
                self._world.add_channel(channel, guild_id=guild_id)
            self._come(guild_id)
        return guild_ids

    def remove_bot(self, guild_id: str) -> None:
        """Show the bot out of a server."""
        self._delivery.post(guild_id, "GUILD_DELETE", {"id": guild_id})
        self._world.guilds.change(guild_id, bot_in=False)

    def invite_bot(self, guild_id: str) -> None:
        """Let the bot into a server again, with what its invitation asks for."""
        if not self._world.guilds.all[guild_id]["bot_in"]:
            permissions = int(self._world.guilds.bot_permissions)
            self._world.guilds.change(guild_id, bot_in=True, bot_permissions=permissions)
            self._come(guild_id)

    def begin_outage(self, guild_id: str) -> None:
        """Let a server be out of reach for everybody."""
        self._delivery.post(guild_id, "GUILD_DELETE", {"id": guild_id, "unavailable": True})
        self._world.guilds.change(guild_id, available=False)

    def end_outage(self, guild_id: str) -> None:
        """Let it be there again."""
        if not self._world.guilds.all[guild_id]["available"]:
            self._world.guilds.change(guild_id, available=True)
            self._come(guild_id)

    def _come(self, guild_id: str) -> None:
        if self._world.guilds.serves(guild_id):
            self._delivery.post(guild_id, "GUILD_CREATE", self._delivery.guild_create(guild_id))
