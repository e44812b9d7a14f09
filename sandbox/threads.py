"""Threads: started, joined, archived."""

from __future__ import annotations

from sandbox import objects
from sandbox.delivery import Delivery
from sandbox.errors import thread_exists
from sandbox.messages import Messages
from sandbox.wire import ChannelType, Json, MessageFlag, MessageType
from sandbox.world import World

ONE_DAY_MINUTES = 1440


class Threads:
    """Everything that happens to threads."""

    def __init__(self, world: World, delivery: Delivery, messages: Messages) -> None:
        self._world = world
        self._delivery = delivery
        self._messages = messages

    async def start(self, parent: Json, owner_id: str, body: Json) -> Json:
        """Open a thread without a message; Discord's default kind is the private one."""
        kind = ChannelType(body.get("type") or ChannelType.PRIVATE_THREAD)
        thread = await self._open(self._world.ids.next(), parent, owner_id, body, kind)
        if kind is ChannelType.PUBLIC_THREAD:
            await self._announce_in_parent(parent, owner_id, thread)
        return thread

    async def start_from(self, message: Json, parent: Json, owner_id: str, body: Json) -> Json:
        """Open a public thread under a message; it gets the message's id."""
        if message["flags"] & MessageFlag.HAS_THREAD:
            raise thread_exists()
        kind = ChannelType.PUBLIC_THREAD
        thread = await self._open(message["id"], parent, owner_id, body, kind)
        flags = message["flags"] | MessageFlag.HAS_THREAD
        await self._messages.replace(message | {"flags": int(flags), "thread": thread})
        starter: Json = {
            "type": MessageType.THREAD_STARTER.value,
            "message_reference": {
                "type": 0,
                "channel_id": parent["id"],
                "message_id": message["id"],
                "guild_id": self._world.guild_id,
            },
        }
        await self._messages.create(
            thread["id"], self._world.user(message["author"]["id"]), {}, extra=starter
        )
        return self._world.channel(thread["id"])

    async def _open(
        self, thread_id: str, parent: Json, owner_id: str, body: Json, kind: ChannelType
    ) -> Json:
        now = self._world.now()
        thread = objects.thread(thread_id, parent, owner_id, body["name"], kind)
        thread["thread_metadata"] = {
            "archived": False,
            "locked": False,
            "auto_archive_duration": body.get("auto_archive_duration") or ONE_DAY_MINUTES,
            "archive_timestamp": now,
            "create_timestamp": now,
        }
        if kind is ChannelType.PRIVATE_THREAD:
            thread["thread_metadata"]["invitable"] = body.get("invitable") is not False
        thread["member_count"] = 1
        self._world.save_thread_members(thread_id, {owner_id: now})
        self._world.save_channel(thread)
        if owner_id == self._world.bot_id:
            thread = thread | {"member": self.membership(thread_id, owner_id)}
        await self._delivery.channel("channel_create", thread)
        return thread

    async def _announce_in_parent(self, parent: Json, owner_id: str, thread: Json) -> None:
        extra: Json = {
            "type": MessageType.THREAD_CREATED.value,
            "message_reference": {
                "type": 0,
                "channel_id": thread["id"],
                "guild_id": self._world.guild_id,
            },
        }
        owner = self._world.user(owner_id)
        await self._messages.create(parent["id"], owner, {"content": thread["name"]}, extra=extra)

    def membership(self, thread_id: str, user_id: str) -> Json:
        """How Discord writes down that somebody is in a thread."""
        return {
            "id": thread_id,
            "user_id": user_id,
            "join_timestamp": self._world.thread_members[thread_id][user_id],
            "flags": 0,
        }

    async def join(self, thread: Json, user_id: str) -> None:
        """Let a user into a thread; who is in stays in."""
        members = self._world.thread_members.get(thread["id"], {})
        if user_id in members:
            return
        self._world.save_thread_members(thread["id"], members | {user_id: self._world.now()})
        await self._count(thread, joined=[self.membership(thread["id"], user_id)], left=[])

    async def leave(self, thread: Json, user_id: str) -> None:
        """Let a user out."""
        members = dict(self._world.thread_members.get(thread["id"], {}))
        if members.pop(user_id, None) is not None:
            self._world.save_thread_members(thread["id"], members)
            await self._count(thread, joined=[], left=[user_id])

    async def _count(self, thread: Json, joined: list[Json], left: list[str]) -> None:
        count = len(self._world.thread_members[thread["id"]])
        changed = self._world.channel(thread["id"]) | {"member_count": count}
        self._world.save_channel(changed)
        await self._delivery.thread_members(changed, joined, left)

    async def change(self, thread: Json, body: Json) -> Json:
        """Rename, archive, lock, or the contrary."""
        changed = thread | {"name": body.get("name") or thread["name"]}
        metadata = dict(thread["thread_metadata"])
        for field in ("archived", "locked", "auto_archive_duration", "invitable"):
            if body.get(field) is not None:
                metadata[field] = body[field]
        if metadata["archived"] != thread["thread_metadata"]["archived"]:
            metadata["archive_timestamp"] = self._world.now()
        changed["thread_metadata"] = metadata
        self._world.save_channel(changed)
        await self._delivery.channel("channel_update", changed)
        return changed

    async def reopen(self, thread: Json) -> Json:
        """Writing into an archived thread brings it back."""
        if not thread["thread_metadata"]["archived"]:
            return thread
        return await self.change(thread, {"archived": False})
