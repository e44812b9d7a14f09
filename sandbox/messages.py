"""Messages: written, edited, deleted, looked up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from sandbox import components
from sandbox.attachments import (
    Uploads,
    complete_embed,
    describe_media,
    listed_in,
    shown_alone,
    store_uploads,
)
from sandbox.delivery import Delivery
from sandbox.errors import blocked_by_automod
from sandbox.limits import Limits
from sandbox.mentions import mentioned_users, mentions_everyone
from sandbox.wire import Json, MessageFlag, MessageType, Permission
from sandbox.world import World, is_dm, is_thread

NONCE_SECONDS = 180.0
"""How long the same nonce gives the same message ("the past few minutes")."""


class Messages:
    """Everything that happens to messages, once the request was found to be in order."""

    def __init__(self, world: World, delivery: Delivery, limits: Limits) -> None:
        self._world = world
        self._delivery = delivery
        self._limits = limits
        self._nonces: dict[tuple[str, str, str], tuple[float, str]] = {}

    # -- writing ---------------------------------------------------------------------------

    async def create(
        self,
        channel_id: str,
        author: Json,
        body: Json,
        uploads: Uploads | None = None,
        *,
        reader: str | None = None,
        extra: Json | None = None,
    ) -> Json:
        """Write a message; only `reader` sees it if given."""
        # The first message of a forum's post has the number of the post.
        message_id = (extra or {}).get("id") or self._world.ids.next()
        if reader is not None:
            self._world.readers[message_id] = reader
        message = self._blank(message_id, channel_id, author) | (extra or {})
        message["flags"] = int(body.get("flags") or 0) | message["flags"]
        if body.get("nonce") is not None:
            message["nonce"] = body["nonce"]
        if reference := body.get("message_reference"):
            message |= self._reply_fields(channel_id, reference)
        message |= self._contents(message, body, uploads or {})
        message |= self._mentions(message, body)
        self._world.save_message(message)
        self._count(message)
        await self._delivery.message("message_create", message)
        return message

    def _blank(self, message_id: str, channel_id: str, author: Json) -> Json:
        return {
            "id": message_id,
            "type": MessageType.DEFAULT.value,
            "channel_id": channel_id,
            "author": author,
            "content": "",
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "attachments": [],
            "embeds": [],
            "components": [],
            "timestamp": self._world.now(),
            "edited_timestamp": None,
            "flags": 0,
            "pinned": False,
            "tts": False,
        }

    def _reply_fields(self, channel_id: str, reference: Json) -> Json:
        original = self._world.find_message(str(reference["message_id"]))
        fields: Json = {
            "type": MessageType.REPLY.value,
            "message_reference": {
                "type": 0,
                "channel_id": channel_id,
                "message_id": str(reference["message_id"]),
            },
            "referenced_message": None,
        }
        if original is not None:
            quoted = {k: v for k, v in original.items() if k != "referenced_message"}
            fields["referenced_message"] = quoted
        return fields

    def _contents(self, message: Json, body: Json, uploads: Uploads) -> Json:
        """The fields of a message that a body replaces; what it leaves out stays."""
        world = self._world
        kept = world.attachments_of(message["id"])
        if uploads or "attachments" in body:
            listed = listed_in(body, uploads)
            wanted = {str(entry["id"]) for entry in listed}
            kept = [a for a in kept if a["id"] in wanted]
            kept += store_uploads(world, message["channel_id"], listed, uploads)
            world.save_attachments(message["id"], kept)
        kept = [world.signing.file(attachment) for attachment in kept]
        fields: Json = {}
        if "content" in body:
            fields["content"] = body["content"] or ""
        if "embeds" in body:
            fields["embeds"] = [complete_embed(e, kept) for e in body["embeds"] or ()]
        if "components" in body:
            fields["components"] = components.arrange(
                body["components"] or [], lambda url: describe_media(world, url, kept)
            )
        fields["attachments"] = shown_alone(message | fields, kept)
        return fields

    def _mentions(self, message: Json, body: Json) -> Json:
        texts = [message["content"], *components.texts(message["components"])]
        allowed = body.get("allowed_mentions")
        users = mentioned_users(self._world, texts, allowed)
        original = message.get("referenced_message")
        if original and (allowed or {}).get("replied_user", allowed is None):
            users += [original["author"]] if original["author"] not in users else []
        everyone = mentions_everyone(texts, allowed) and self._may_call_everyone(message)
        return {"mentions": users, "mention_everyone": everyone}

    def require_decent(self, body: Json) -> None:
        """Refuse what the server's AutoMod blocks."""
        if self._limits.blocked_words:
            shown = components.texts(body.get("components") or [])
            if self._limits.blocks([body.get("content") or "", *shown]):
                raise blocked_by_automod()

    def _may_call_everyone(self, message: Json) -> bool:
        channel = self._world.channel(message["channel_id"])
        if is_dm(channel):
            return False
        granted = self._world.permissions(message["author"]["id"], channel)
        return Permission.MENTION_EVERYONE in granted

    def _count(self, message: Json) -> None:
        channel = self._world.channel(message["channel_id"])
        if message["flags"] & MessageFlag.EPHEMERAL:
            return
        changed = channel | {"last_message_id": message["id"]}
        if is_thread(channel):
            changed["message_count"] += 1
            changed["total_message_sent"] += 1
        self._world.save_channel(changed)

    # -- changing --------------------------------------------------------------------------

    async def edit(self, message: Json, body: Json, uploads: Uploads | None = None) -> Json:
        """Change what the body names and leave the rest."""
        edited = message | self._contents(message, body, uploads or {})
        flags = message["flags"] & ~MessageFlag.LOADING
        if "flags" in body:
            chosen = int(body["flags"] or 0)
            flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | chosen & MessageFlag.SUPPRESS_EMBEDS
            flags |= chosen & MessageFlag.COMPONENTS_V2
        edited |= {"flags": int(flags)} | self._mentions(edited, body)
        if not message["flags"] & MessageFlag.LOADING:
            edited["edited_timestamp"] = self._world.now()
        return await self.replace(edited)

    async def replace(self, message: Json) -> Json:
        """Put a changed message in the place of the old one and announce it."""
        self._world.save_message(message)
        await self._delivery.message("message_update", message)
        return message

    async def delete(self, message: Json) -> None:
        """Take a message away."""
        await self._delivery.message_deleted(message)
        self._world.drop_message(message)

    # -- nonces ----------------------------------------------------------------------------

    def same_nonce(self, channel_id: str, author_id: str, body: Json) -> Json | None:
        """The message already written with this nonce, if the body insists on its uniqueness."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        written = self._nonces.get((channel_id, author_id, str(body["nonce"])))
        if written is None or self._world.clock.now() - written[0] > NONCE_SECONDS:
            return None
        return self._world.find_message(written[1])

    def remember_nonce(self, message: Json) -> None:
        """Note the nonce of a message just written."""
        if "nonce" in message:
            key = (message["channel_id"], message["author"]["id"], str(message["nonce"]))
            self._nonces[key] = (self._world.clock.now(), message["id"])

    # -- looking up ------------------------------------------------------------------------

    def history(
        self, channel_id: str, limit: int, before: str | None, after: str | None
    ) -> list[Json]:
        """What the bot may read of a channel, newest first."""

        def wanted(message: Json) -> bool:
            if message["flags"] & MessageFlag.EPHEMERAL:
                return False
            if before is not None and int(message["id"]) >= int(before):
                return False
            return after is None or int(message["id"]) > int(after)

        if after is not None:
            oldest = islice(filter(wanted, self._world.messages(channel_id)), limit)
            return [self._world.told(message) for message in oldest][::-1]
        return self._newest(channel_id, limit, wanted)

    def around(self, channel_id: str, limit: int, middle: str) -> list[Json]:
        """The messages around one, newest first."""
        older = self.history(channel_id, limit // 2, str(int(middle) + 1), None)
        newer = self.history(channel_id, limit - limit // 2, None, middle)
        return newer + older

    def _newest(self, channel_id: str, limit: int, wanted: Callable[[Json], bool]) -> list[Json]:
        newest = islice(filter(wanted, self._world.newest_messages(channel_id)), limit)
        return [self._world.told(message) for message in newest]
