"""Who is told about a change: the bot by its intents, people by what they may see."""

from __future__ import annotations

from sandbox.feed import Feed, Update, UpdateKind
from sandbox.gateway import Gateway, guild_create
from sandbox.wire import Intent, Json, MessageFlag
from sandbox.world import World, is_dm, is_thread

CONTENT_FIELDS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What a bot without the message content intent gets of other people's messages."""

THREAD_DELETE_FIELDS = ("id", "guild_id", "parent_id", "type")


class Delivery:
    """Sends every change both ways."""

    def __init__(self, world: World, gateway: Gateway, feed: Feed) -> None:
        self._world = world
        self._gateway = gateway
        self._feed = feed

    # -- messages --------------------------------------------------------------------------

    async def message(self, kind: UpdateKind, message: Json) -> None:
        """Announce a new or changed message."""
        self._feed.publish(Update(kind, message), lambda who: self._world.can_read(who, message))
        if message["flags"] & MessageFlag.EPHEMERAL:
            return
        await self._dispatch_message(kind.upper(), message)

    async def message_deleted(self, message: Json) -> None:
        """Announce that a message is gone; call it while the message is still known."""
        where = {"id": message["id"], "channel_id": message["channel_id"]}
        self._feed.publish(
            Update("message_delete", where), lambda who: self._world.can_read(who, message)
        )
        if not message["flags"] & MessageFlag.EPHEMERAL:
            await self._dispatch_in(message["channel_id"], "MESSAGE_DELETE", where)

    async def _dispatch_message(self, event: str, message: Json) -> None:
        body = self.as_bot_sees(message)
        channel = self._world.channels[message["channel_id"]]
        if not is_dm(channel):
            member = self._world.member(message["author"]["id"], channel["guild_id"])
            body = body | {"member": member}
        await self._dispatch_in(message["channel_id"], event, body)

    async def _dispatch_in(self, channel_id: str, event: str, body: Json) -> None:
        channel = self._world.channels[channel_id]
        wanted = Intent.DIRECT_MESSAGES if is_dm(channel) else Intent.GUILD_MESSAGES
        if wanted not in self._gateway.intents:
            return
        if not self._world.can_see(self._world.bot_id, channel):
            return
        if not is_dm(channel):
            body = body | {"guild_id": channel["guild_id"]}
        await self._gateway.dispatch(event, body)

    def as_bot_sees(self, message: Json) -> Json:
        """Blank what needs the message content intent, unless the message concerns the bot."""
        world = self._world
        concerns_bot = (
            message["author"]["id"] == world.bot_id
            or is_dm(world.channels[message["channel_id"]])
            or any(user["id"] == world.bot_id for user in message["mentions"])
        )
        return message if concerns_bot else message | CONTENT_FIELDS

    # -- channels and threads --------------------------------------------------------------

    async def channel(self, kind: UpdateKind, channel: Json) -> None:
        """Announce a new, changed or deleted channel, thread or DM."""
        self._feed.publish(Update(kind, channel), lambda who: self._world.can_see(who, channel))
        if is_dm(channel) or not self._tells_of(channel["guild_id"]):
            return
        if is_thread(channel) and not self._world.can_see(self._world.bot_id, channel):
            return
        event = kind.upper()
        if is_thread(channel):
            event = event.replace("CHANNEL", "THREAD")
        body = channel
        if event == "THREAD_CREATE":
            body = channel | {"newly_created": True}
        if event == "THREAD_DELETE":
            body = {field: channel[field] for field in THREAD_DELETE_FIELDS}
        await self._gateway.dispatch(event, body)

    def thread_gone(self, thread: Json) -> None:
        """Tell people of a thread that goes with its channel; the bot is told of that only."""
        self._feed.publish(
            Update("channel_delete", thread), lambda who: self._world.can_see(who, thread)
        )

    async def thread_members(self, thread: Json, joined: list[Json], left: list[str]) -> None:
        """Announce who joined or left a thread."""
        self._feed.publish(
            Update("channel_update", thread), lambda who: self._world.can_see(who, thread)
        )
        if self._tells_of(thread["guild_id"]):
            await self._gateway.dispatch(
                "THREAD_MEMBERS_UPDATE",
                {
                    "id": thread["id"],
                    "guild_id": thread["guild_id"],
                    "member_count": thread["member_count"],
                    "added_members": joined,
                    "removed_member_ids": left,
                },
            )

    # -- everything else -------------------------------------------------------------------

    def _tells_of(self, guild_id: str) -> bool:
        """Whether the bot is told what happens to a server."""
        return Intent.GUILDS in self._gateway.intents and self._world.guilds.serves(guild_id)

    def post(self, guild_id: str, event: str, body: Json) -> None:
        """Tell the bot of something in a server, without waiting for it."""
        if self._tells_of(guild_id):
            self._gateway.post(event, body)
        if event in ("CHANNEL_UPDATE", "THREAD_UPDATE"):
            self._feed.publish(
                Update("channel_update", body), lambda who: self._world.can_see(who, body)
            )

    def guild_create(self, guild_id: str) -> Json:
        """A server as the bot is told of it."""
        return guild_create(self._world, guild_id)

    async def to_bot(self, event: str, body: Json) -> None:
        """Tell only the bot."""
        await self._gateway.dispatch(event, body)

    def to_everyone(self, update: Update) -> None:
        """Tell everybody who watches."""
        self._feed.publish(update, lambda _: True)

    def typing(self, channel: Json) -> None:
        """Show that the bot is writing."""
        self._feed.publish(
            Update("typing", {"channel_id": channel["id"]}),
            lambda who: self._world.can_see(who, channel),
        )
