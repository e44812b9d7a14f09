"""Who is told about a change: the bot by its intents, people by what they may see."""

from __future__ import annotations

from sandbox.events import FOR_ALL, Event
from sandbox.feed import Feed, Update, UpdateKind
from sandbox.gateway import Gateway
from sandbox.greeting import guild_create
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
        if not self._world.can_see(self._world.bot_id, channel):
            return
        if is_dm(channel):
            self._gateway.dispatch(Event(event, body, intent=Intent.DIRECT_MESSAGES))
            return
        guild_id = channel["guild_id"]
        body = body | {"guild_id": guild_id}
        self._gateway.dispatch(Event(event, body, guild_id, Intent.GUILD_MESSAGES))

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
        if is_dm(channel):
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
        self._in_server(channel["guild_id"], event, body)

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
        body: Json = {
            "id": thread["id"],
            "guild_id": thread["guild_id"],
            "member_count": thread["member_count"],
            "added_members": joined,
            "removed_member_ids": left,
        }
        self._in_server(thread["guild_id"], "THREAD_MEMBERS_UPDATE", body)

    # -- everything else -------------------------------------------------------------------

    def _in_server(self, guild_id: str, event: str, body: Json) -> None:
        """Tell the bot what happens to a server that works and that it is in."""
        if self._world.guilds.serves(guild_id):
            self._gateway.dispatch(Event(event, body, guild_id, Intent.GUILDS))

    def post(self, guild_id: str, event: str, body: Json) -> None:
        """Announce a change to a server or to one of its channels."""
        self._in_server(guild_id, event, body)
        if event in ("CHANNEL_UPDATE", "THREAD_UPDATE"):
            self._feed.publish(
                Update("channel_update", body), lambda who: self._world.can_see(who, body)
            )

    def guild_create(self, guild_id: str) -> Json:
        """A server as the bot is told of it."""
        return guild_create(self._world, guild_id)

    def to_bot(self, event: str, body: Json, guild_id: str | None) -> None:
        """Tell only the bot, whatever it asked for; where it has no server, the first shard."""
        self._gateway.dispatch(Event(event, body, guild_id, FOR_ALL))

    def to_everyone(self, update: Update) -> None:
        """Tell everybody who watches."""
        self._feed.publish(update, lambda _: True)

    def typing(self, channel: Json) -> None:
        """Show that the bot is writing."""
        self._feed.publish(
            Update("typing", {"channel_id": channel["id"]}),
            lambda who: self._world.can_see(who, channel),
        )
