"""Channels and threads."""

from __future__ import annotations

from sandbox.errors import TooManyError, missing_permissions, unknown_channel, unknown_member
from sandbox.forums import check_applied, is_forum, is_post, tags_from
from sandbox.parts import Parts
from sandbox.rest.access import require, require_sending, visible_channel, visible_message
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.threads import require_awake, require_unlocked, thread_kind
from sandbox.validation.form import Form
from sandbox.validation.messages import check_new_message
from sandbox.wire import ChannelType, Json, Permission
from sandbox.world import is_dm, is_thread

MAX_NAME = 100
CHANNEL_FIELDS = ("name", "topic", "position", "rate_limit_per_user")


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file."""
    routes = Channels(parts)
    thread = "/channels/{channel_id}/thread-members"
    return [
        Endpoint("GET", "/channels/{channel_id}", routes.get),
        Endpoint("PATCH", "/channels/{channel_id}", routes.change),
        Endpoint("DELETE", "/channels/{channel_id}", routes.delete),
        Endpoint("POST", "/channels/{channel_id}/typing", routes.typing, 204),
        Endpoint("POST", "/channels/{channel_id}/threads", routes.start_thread, 201),
        Endpoint(
            "POST",
            "/channels/{channel_id}/messages/{message_id}/threads",
            routes.start_thread_from_message,
            201,
        ),
        Endpoint("GET", "/guilds/{guild_id}/threads/active", routes.active_threads),
        Endpoint("GET", "/channels/{channel_id}/threads/archived/public", routes.archived_public),
        Endpoint("GET", "/channels/{channel_id}/threads/archived/private", routes.archived_private),
        Endpoint("GET", thread, routes.members),
        Endpoint("PUT", thread + "/@me", routes.join, 204),
        Endpoint("DELETE", thread + "/@me", routes.leave, 204),
        Endpoint("GET", thread + "/{user_id}", routes.member),
        Endpoint("PUT", thread + "/{user_id}", routes.add_member, 204),
        Endpoint("DELETE", thread + "/{user_id}", routes.remove_member, 204),
    ]


class Channels:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._world = parts.world
        self._threads = parts.threads

    def _thread(self, call: Call) -> Json:
        channel = visible_channel(self._world, call["channel_id"])
        if not is_thread(channel):
            raise unknown_channel()
        return channel

    def _awake(self, call: Call) -> Json:
        thread = self._thread(call)
        require_awake(self._world, thread)
        return thread

    async def get(self, call: Call) -> Answer:
        """One channel, thread or DM."""
        return visible_channel(self._world, call["channel_id"])

    async def change(self, call: Call) -> Answer:
        """Rename, archive, lock, set a topic."""
        channel = visible_channel(self._world, call["channel_id"])
        form = Form()
        form.length("name", call.form.get("name"), 1, MAX_NAME)
        form.done()
        if is_thread(channel):
            return await self._change_thread(channel, call.form)
        require(self._world, channel, Permission.MANAGE_CHANNELS)
        self._spare_renames(channel, call.form)
        if is_forum(channel) and call.form.get("available_tags") is not None:
            tags = tags_from(self._world, channel, call.form["available_tags"])
            channel = channel | {"available_tags": tags}
        changed = channel | {f: call.form[f] for f in CHANNEL_FIELDS if f in call.form}
        self._world.save_channel(changed)
        await self._parts.delivery.channel("channel_update", changed)
        return changed

    async def _change_thread(self, thread: Json, body: Json) -> Json:
        """Whoever writes in a thread may reopen it; its opener may change it; moderators lock it.

        An archived thread must be reopened before or together with any other change.
        """
        waking = thread["thread_metadata"]["archived"] and body.get("archived") is False
        require_unlocked(self._world, thread)
        if not waking:
            require_awake(self._world, thread)
        if waking and set(body) == {"archived"}:
            require(self._world, thread, Permission.SEND_MESSAGES_IN_THREADS)
        elif thread["owner_id"] != self._world.bot_id or body.get("locked") is not None:
            require(self._world, thread, Permission.MANAGE_THREADS)
        if body.get("applied_tags") is not None and is_post(self._world, thread):
            forum = self._world.channel(thread["parent_id"])
            check_applied(self._world, forum, body["applied_tags"], thread["applied_tags"])
        self._spare_renames(thread, body)
        return await self._threads.change(thread, body, by=self._world.bot_id)

    def _spare_renames(self, channel: Json, body: Json) -> None:
        """A channel can be renamed twice in ten minutes; no header announces this."""
        if body.get("name") in (None, channel["name"]):
            return
        wait = self._parts.limits.renames.take(channel["id"])
        if wait is not None:
            raise TooManyError(wait)

    async def delete(self, call: Call) -> Answer:
        """Delete a thread; text channels stay, a DM is only closed."""
        channel = visible_channel(self._world, call["channel_id"])
        if is_dm(channel):
            return channel
        if not is_thread(channel):
            raise missing_permissions()
        require(self._world, channel, Permission.MANAGE_THREADS)
        await self._parts.delivery.channel("channel_delete", channel)
        self._world.drop_channel(channel)
        return channel

    async def typing(self, call: Call) -> Answer:
        """Show "is typing", where the bot could write."""
        channel = visible_channel(self._world, call["channel_id"])
        require_sending(self._world, channel, {})
        self._parts.delivery.typing(channel)
        return None

    # -- threads ---------------------------------------------------------------------------

    async def start_thread(self, call: Call) -> Answer:
        """Open a thread without a message, or a post in a forum."""
        parent = self._parent(call)
        kind = thread_kind(parent, call.form)
        if parent["type"] == ChannelType.FORUM:
            return await self._start_post(parent, call)
        private = kind is ChannelType.PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        require(self._world, parent, needed)
        return await self._threads.start(parent, self._world.bot_id, call.form)

    async def _start_post(self, forum: Json, call: Call) -> Json:
        """A forum's post is a thread with its first message in it."""
        require(self._world, forum, Permission.SEND_MESSAGES)
        body: Json = call.form.get("message") or {}
        form = Form()
        form.required("message", body or None)
        form.done()
        if call.uploads:
            require(self._world, forum, Permission.ATTACH_FILES)
        check_new_message(body, call.uploads, self._parts.world.emojis, path=("message",))
        self._parts.messages.require_decent(body)
        check_applied(self._world, forum, call.form.get("applied_tags") or [], [])
        bot = self._world.bot
        thread = await self._threads.start(forum, bot["id"], call.form)
        message = await self._parts.messages.create(
            thread["id"], bot, body, call.uploads, extra={"id": thread["id"]}
        )
        return thread | self._world.channel(thread["id"]) | {"message": message}

    async def start_thread_from_message(self, call: Call) -> Answer:
        """Open a thread under a message."""
        parent = self._parent(call)
        thread_kind(parent, call.form, under_message=True)
        require(self._world, parent, Permission.CREATE_PUBLIC_THREADS)
        message = visible_message(self._world, parent["id"], call["message_id"])
        return await self._threads.start_from(message, parent, self._world.bot_id, call.form)

    def _parent(self, call: Call) -> Json:
        parent = visible_channel(self._world, call["channel_id"])
        form = Form()
        form.length("name", call.form.get("name"), 1, MAX_NAME)
        form.done()
        return parent

    async def active_threads(self, call: Call) -> Answer:
        """All open threads that the bot sees."""
        threads = self._visible_threads(None, archived=False)
        return self._listing([t for t in threads if t["guild_id"] == call["guild_id"]])

    async def archived_public(self, call: Call) -> Answer:
        """The closed public threads of a channel."""
        return self._archived(call, ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT_THREAD)

    async def archived_private(self, call: Call) -> Answer:
        """The closed private threads of a channel."""
        return self._archived(call, ChannelType.PRIVATE_THREAD)

    def _archived(self, call: Call, *kinds: ChannelType) -> Json:
        threads = self._visible_threads(call["channel_id"], archived=True)
        return self._listing([thread for thread in threads if thread["type"] in kinds])

    def _visible_threads(self, parent_id: str | None, *, archived: bool) -> list[Json]:
        return [
            thread
            for thread in self._world.threads(parent_id)
            if thread["thread_metadata"]["archived"] is archived
            and self._world.can_see(self._world.bot_id, thread)
        ]

    def _listing(self, threads: list[Json]) -> Json:
        bot_id = self._world.bot_id
        joined = [t["id"] for t in threads if bot_id in self._world.thread_members[t["id"]]]
        members = [self._threads.membership(thread_id, bot_id) for thread_id in joined]
        return {"threads": threads, "members": members, "has_more": False}

    # -- thread members --------------------------------------------------------------------

    async def members(self, call: Call) -> Answer:
        """Who is in a thread."""
        thread_id = self._thread(call)["id"]
        members = self._world.thread_members[thread_id]
        return [self._threads.membership(thread_id, user_id) for user_id in members]

    async def member(self, call: Call) -> Answer:
        """One of them."""
        thread_id = self._thread(call)["id"]
        if call["user_id"] not in self._world.thread_members[thread_id]:
            raise unknown_member()
        return self._threads.membership(thread_id, call["user_id"])

    async def join(self, call: Call) -> Answer:
        """The bot joins."""
        await self._threads.join(self._awake(call), self._world.bot_id)
        return None

    async def leave(self, call: Call) -> Answer:
        """The bot leaves."""
        await self._threads.leave(self._awake(call), self._world.bot_id)
        return None

    async def add_member(self, call: Call) -> Answer:
        """The bot brings somebody in."""
        thread = self._awake(call)
        require(self._world, thread, Permission.SEND_MESSAGES_IN_THREADS)
        await self._threads.join(thread, self._world.user(call["user_id"])["id"])
        return None

    async def remove_member(self, call: Call) -> Answer:
        """The bot shows somebody out."""
        thread = self._awake(call)
        require(self._world, thread, Permission.MANAGE_THREADS)
        await self._threads.leave(thread, call["user_id"])
        return None
