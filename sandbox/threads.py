"""Threads: started, joined, archived."""

from __future__ import annotations

from sandbox import objects
from sandbox.delivery import Delivery
from sandbox.errors import (
    InvalidFormError,
    Mistake,
    missing_permissions,
    thread_archived,
    thread_closed,
    thread_exists,
    too_many_threads,
    wrong_channel_type,
)
from sandbox.limits import Limits
from sandbox.messages import Messages
from sandbox.wire import (
    THREADS_IN,
    ChannelType,
    Json,
    MessageFlag,
    MessageType,
    Permission,
)
from sandbox.world import World, is_thread

ONE_DAY_MINUTES = 1440


class Threads:
    """Everything that happens to threads."""

    def __init__(
        self, world: World, delivery: Delivery, messages: Messages, limits: Limits
    ) -> None:
        self._world = world
        self._delivery = delivery
        self._messages = messages
        self._limits = limits

    async def start(self, parent: Json, owner_id: str, body: Json) -> Json:
        """Open a thread without a message; Discord's default kind is the private one."""
        kind = thread_kind(parent, body)
        thread = await self._open(self._world.ids.next(), parent, owner_id, body, kind)
        if kind is ChannelType.PUBLIC_THREAD and parent["type"] != ChannelType.FORUM:
            await self._announce_in_parent(parent, owner_id, thread)
        return thread

    async def start_from(self, message: Json, parent: Json, owner_id: str, body: Json) -> Json:
        """Open a public thread under a message; it gets the message's id."""
        if message["flags"] & MessageFlag.HAS_THREAD:
            raise thread_exists()
        kind = thread_kind(parent, {"type": None}, under_message=True)
        thread = await self._open(message["id"], parent, owner_id, body, kind)
        flags = message["flags"] | MessageFlag.HAS_THREAD
        await self._messages.replace(message | {"flags": int(flags), "thread": thread})
        starter: Json = {
            "type": MessageType.THREAD_STARTER.value,
            "message_reference": {
                "type": 0,
                "channel_id": parent["id"],
                "message_id": message["id"],
                "guild_id": parent["guild_id"],
            },
        }
        await self._messages.create(
            thread["id"], self._world.user(message["author"]["id"]), {}, extra=starter
        )
        return self._world.channel(thread["id"])

    async def _open(
        self, thread_id: str, parent: Json, owner_id: str, body: Json, kind: ChannelType
    ) -> Json:
        self._require_room(parent["guild_id"])
        now = self._world.now()
        thread = objects.thread(thread_id, parent, owner_id, body["name"], kind)
        thread["thread_metadata"] = {
            "archived": False,
            "locked": False,
            "auto_archive_duration": body.get("auto_archive_duration") or ONE_DAY_MINUTES,
            "archive_timestamp": now,
            "create_timestamp": now,
        }
        if parent["type"] == ChannelType.FORUM:
            thread["applied_tags"] = [str(tag) for tag in body.get("applied_tags") or ()]
        if kind is ChannelType.PRIVATE_THREAD:
            thread["thread_metadata"]["invitable"] = body.get("invitable") is not False
        thread["member_count"] = 1
        self._world.save_thread_members(thread_id, {owner_id: now})
        self._world.save_channel(thread)
        if owner_id == self._world.bot_id:
            thread = thread | {"member": self.membership(thread_id, owner_id)}
        await self._delivery.channel("channel_create", thread)
        return thread

    def _require_room(self, guild_id: str) -> None:
        """A server has a limited number of open threads."""
        threads = [t for t in self._world.threads() if t["guild_id"] == guild_id]
        active = sum(not thread["thread_metadata"]["archived"] for thread in threads)
        if active >= self._limits.active_threads:
            raise too_many_threads()

    async def _announce_in_parent(self, parent: Json, owner_id: str, thread: Json) -> None:
        extra: Json = {
            "type": MessageType.THREAD_CREATED.value,
            "message_reference": {
                "type": 0,
                "channel_id": thread["id"],
                "guild_id": parent["guild_id"],
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

    async def change(self, thread: Json, body: Json, by: str | None = None) -> Json:
        """Rename, archive, lock, or the contrary; a new name is told in the thread."""
        changed = thread | {"name": body.get("name") or thread["name"]}
        if "applied_tags" in thread and body.get("applied_tags") is not None:
            changed["applied_tags"] = [str(tag) for tag in body["applied_tags"]]
        metadata = dict(thread["thread_metadata"])
        for field in ("archived", "locked", "auto_archive_duration", "invitable"):
            if body.get(field) is not None:
                metadata[field] = body[field]
        if metadata["archived"] != thread["thread_metadata"]["archived"]:
            metadata["archive_timestamp"] = self._world.now()
        changed["thread_metadata"] = metadata
        self._world.save_channel(changed)
        await self._delivery.channel("channel_update", changed)
        if by is not None and changed["name"] != thread["name"]:
            extra: Json = {"type": MessageType.RENAMED.value}
            content = {"content": changed["name"]}
            await self._messages.create(thread["id"], self._world.user(by), content, extra=extra)
        return changed

    async def enter(self, channel_id: str) -> None:
        """Before the bot writes: an archived thread comes back unless it is locked."""
        channel = self._world.channel(channel_id)
        if is_thread(channel):
            require_unlocked(self._world, channel)
            await self.reopen(channel)

    async def reopen(self, thread: Json) -> Json:
        """Writing into an archived thread brings it back."""
        if not thread["thread_metadata"]["archived"]:
            return thread
        return await self.change(thread, {"archived": False})


def thread_kind(parent: Json, body: Json, *, under_message: bool = False) -> ChannelType:
    """The kind of a thread to be opened here; refuses what this channel cannot have."""
    possible = THREADS_IN.get(parent["type"])
    if possible is None or (under_message and parent["type"] == ChannelType.FORUM):
        raise wrong_channel_type()
    if under_message or parent["type"] == ChannelType.FORUM:
        return possible[0]
    kind = body.get("type") or ChannelType.PRIVATE_THREAD
    if kind not in possible:
        values = ", ".join(str(one.value) for one in possible)
        raise InvalidFormError(
            [Mistake(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({values}).")]
        )
    return ChannelType(kind)


def require_unlocked(world: World, thread: Json) -> None:
    """A locked thread is for moderators only."""
    metadata = thread["thread_metadata"]
    if not metadata["locked"]:
        return
    if Permission.MANAGE_THREADS not in world.permissions(world.bot_id, thread):
        raise thread_closed() if metadata["archived"] else missing_permissions()


def require_awake(world: World, channel: Json) -> None:
    """In an archived thread nothing can be changed, in a locked one only by moderators."""
    if is_thread(channel):
        require_unlocked(world, channel)
        if channel["thread_metadata"]["archived"]:
            raise thread_archived()
