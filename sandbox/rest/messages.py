"""Messages in channels, threads and DMs."""

from __future__ import annotations

from sandbox.errors import not_the_author, too_many_old_edits, too_many_pins
from sandbox.limits import OLD_SECONDS
from sandbox.mentions import mentioned_users
from sandbox.parts import Parts
from sandbox.rest.access import require, require_sending, visible_channel, visible_message
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.snowflakes import seconds_of
from sandbox.threads import require_awake
from sandbox.validation.form import Form
from sandbox.validation.messages import check_edit, check_new_message
from sandbox.wire import ChannelType, Json, MessageType, Permission
from sandbox.world import is_thread

DEFAULT_LIMIT = 50
MAX_LIMIT = 100
MOST_PINS = 250  # of a channel or thread


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file."""
    routes = ChannelMessages(parts)
    all_messages = "/channels/{channel_id}/messages"
    one_message = all_messages + "/{message_id}"
    return [
        Endpoint("GET", all_messages, routes.history),
        Endpoint("POST", all_messages, routes.create),
        Endpoint("GET", all_messages + "/pins", routes.pins),
        Endpoint("PUT", all_messages + "/pins/{message_id}", routes.pin, 204),
        Endpoint("DELETE", all_messages + "/pins/{message_id}", routes.unpin, 204),
        Endpoint("GET", one_message, routes.get),
        Endpoint("PATCH", one_message, routes.edit),
        Endpoint("DELETE", one_message, routes.delete, 204),
    ]


class ChannelMessages:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._world = parts.world
        self._messages = parts.messages

    async def create(self, call: Call) -> Answer:
        """Write a message; the same nonce within minutes gives the first one again."""
        channel = visible_channel(self._world, call["channel_id"])
        require_sending(self._world, channel, call.uploads)
        body = call.form
        check_new_message(body, call.uploads, self._parts.world.emojis)
        self._check_reference(channel, body)
        bot = self._world.bot
        if (first := self._messages.same_nonce(channel["id"], bot["id"], body)) is not None:
            return first
        self._messages.require_decent(body)
        if is_thread(channel):
            await self._enter_thread(channel, body)
        message = await self._messages.create(channel["id"], bot, body, call.uploads)
        self._messages.remember_nonce(message)
        return message

    def _check_reference(self, channel: Json, body: Json) -> None:
        """Replying to what is not there is a mistake unless the body says otherwise."""
        reference = body.get("message_reference")
        if reference is None or reference.get("fail_if_not_exists") is False:
            return
        known = {message["id"] for message in self._world.messages(channel["id"])}
        if str(reference.get("message_id")) not in known:
            form = Form()
            form.at("message_reference").wrong(
                "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"
            )
            form.done()

    async def _enter_thread(self, thread: Json, body: Json) -> None:
        """Posting reopens an archived thread, and people mentioned join it."""
        thread = await self._parts.threads.reopen(thread)
        await self._parts.threads.join(thread, self._world.bot_id)
        texts = [body.get("content") or ""]
        for user in mentioned_users(self._world, texts, body.get("allowed_mentions")):
            await self._parts.threads.join(thread, user["id"])

    async def get(self, call: Call) -> Answer:
        """One message."""
        message = visible_message(self._world, call["channel_id"], call["message_id"])
        require(
            self._world,
            self._world.channel(call["channel_id"]),
            Permission.READ_MESSAGE_HISTORY,
        )
        return self._parts.delivery.as_bot_sees(self._world.told(message))

    async def history(self, call: Call) -> Answer:
        """Many messages, newest first."""
        channel = visible_channel(self._world, call["channel_id"])
        if Permission.READ_MESSAGE_HISTORY not in self._permissions(channel):
            return []
        limit = min(int(call.query.get("limit", DEFAULT_LIMIT)), MAX_LIMIT)
        if middle := call.query.get("around"):
            found = self._messages.around(channel["id"], limit, middle)
        else:
            before, after = call.query.get("before"), call.query.get("after")
            found = self._messages.history(channel["id"], limit, before, after)
        return [self._parts.delivery.as_bot_sees(message) for message in found]

    def _permissions(self, channel: Json) -> Permission:
        if channel["type"] == ChannelType.DM:
            return Permission.READ_MESSAGE_HISTORY
        return self._world.permissions(self._world.bot_id, channel)

    async def edit(self, call: Call) -> Answer:
        """Change one of the bot's own messages."""
        message = visible_message(self._world, call["channel_id"], call["message_id"])
        if message["author"]["id"] != self._world.bot_id:
            raise not_the_author()
        require_awake(self._world, self._world.channel(call["channel_id"]))
        kept = self._world.attachments_of(message["id"])
        check_edit(message, kept, call.form, call.uploads, self._parts.world.emojis)
        self._spare_old_edits(message)
        self._messages.require_decent(call.form)
        return await self._messages.edit(message, call.form, call.uploads)

    def _spare_old_edits(self, message: Json) -> None:
        """Messages older than an hour are edited but seldom (30046)."""
        if self._parts.clock.now() - seconds_of(message["id"]) < OLD_SECONDS:
            return
        wait = self._parts.limits.old_edits.take(message["channel_id"])
        if wait is not None:
            raise too_many_old_edits(wait)

    async def delete(self, call: Call) -> Answer:
        """Take a message away; another's needs a permission."""
        message = visible_message(self._world, call["channel_id"], call["message_id"])
        if message["author"]["id"] != self._world.bot_id:
            channel = self._world.channel(call["channel_id"])
            require(self._world, channel, Permission.MANAGE_MESSAGES)
        await self._messages.delete(message)
        return None

    # -- pins ------------------------------------------------------------------------------

    async def pins(self, call: Call) -> Answer:
        """The pinned messages of a channel, newest first."""
        channel = visible_channel(self._world, call["channel_id"])
        pinned = [m for m in self._world.newest_messages(channel["id"]) if m["pinned"]]
        items = [{"pinned_at": m["timestamp"], "message": self._world.told(m)} for m in pinned]
        return {"items": items, "has_more": False}

    async def pin(self, call: Call) -> Answer:
        """Pin a message."""
        return await self._set_pinned(call, pinned=True)

    async def unpin(self, call: Call) -> Answer:
        """Unpin a message."""
        return await self._set_pinned(call, pinned=False)

    async def _set_pinned(self, call: Call, *, pinned: bool) -> Answer:
        message = visible_message(self._world, call["channel_id"], call["message_id"])
        channel = self._world.channel(call["channel_id"])
        require(self._world, channel, Permission.PIN_MESSAGES)
        require_awake(self._world, channel)
        if message["pinned"] == pinned:
            return None
        others = self._world.newest_messages(channel["id"])
        if pinned and sum(other["pinned"] for other in others) >= MOST_PINS:
            raise too_many_pins()
        await self._messages.replace(message | {"pinned": pinned})
        if pinned:
            await self._announce_pin(message)
        return None

    async def _announce_pin(self, message: Json) -> None:
        """Discord says in the channel who has pinned what."""
        reference: Json = {
            "type": 0,
            "channel_id": message["channel_id"],
            "message_id": message["id"],
        }
        extra: Json = {"type": MessageType.PINNED.value, "message_reference": reference}
        await self._messages.create(message["channel_id"], self._world.bot, {}, extra=extra)
