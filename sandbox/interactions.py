"""Interactions: what people do, and how the bot answers within its deadlines."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field

from sandbox.attachments import Uploads
from sandbox.commands import NESTING
from sandbox.delivery import Delivery
from sandbox.errors import (
    InvalidFormError,
    Mistake,
    already_acknowledged,
    invalid_webhook_token,
    too_many_follow_ups,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from sandbox.messages import Messages
from sandbox.threads import Threads, require_awake
from sandbox.wire import (
    MAX_FILE_BYTES,
    MEMBER_PERMISSIONS,
    Callback,
    InteractionType,
    Json,
    MessageFlag,
    MessageType,
    Permission,
)
from sandbox.world import World, is_dm

ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MOST_FOLLOW_UPS = 5  # of one interaction where the bot is only in somebody's account


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """The bot's first answer."""

    kind: Callback
    data: Json
    message_id: str | None


@dataclass(slots=True)
class Interaction:
    """One thing a person did, and what became of it."""

    id: str
    token: str
    kind: InteractionType
    user_id: str
    channel_id: str
    created: float
    metadata: Json
    message_id: str | None
    acknowledged: asyncio.Future[Acknowledgement]
    command: str | None = None
    answered: bool = False
    original_id: str | None = None
    follow_ups: int = 0
    owners: Json = field(default_factory=dict)  # by which installations, as Discord says
    message_ids: list[str] = field(default_factory=list)


ALLOWED: dict[InteractionType, tuple[Callback, ...]] = {
    InteractionType.COMMAND: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL),
    InteractionType.AUTOCOMPLETE: (Callback.AUTOCOMPLETE,),
    InteractionType.COMPONENT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    InteractionType.MODAL_SUBMIT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    ),
}
UPDATES = (Callback.DEFERRED_UPDATE, Callback.UPDATE)


class Interactions:
    """All interactions whose tokens still live."""

    def __init__(
        self, world: World, delivery: Delivery, messages: Messages, threads: Threads
    ) -> None:
        self._world = world
        self._delivery = delivery
        self._messages = messages
        self._threads = threads
        self._live: dict[str, Interaction] = {}
        self._oldest_first: deque[Interaction] = deque()

    # -- the person's side -----------------------------------------------------------------

    async def start(
        self,
        kind: InteractionType,
        user_id: str,
        channel: Json,
        data: Json,
        *,
        message: Json | None = None,
        opened_by: Json | None = None,
    ) -> Interaction:
        """Send an interaction to the bot.

        `message` is the one whose component was used; `opened_by` the metadata of the
        interaction that opened the modal now submitted.
        """
        self._forget_expired()
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user_id=user_id,
            channel_id=channel["id"],
            created=self._world.clock.now(),
            metadata={},
            message_id=message["id"] if message else None,
            acknowledged=asyncio.get_running_loop().create_future(),
            command=_command_name(data) if kind is InteractionType.COMMAND else None,
            owners=self._world.owners(user_id, channel.get("guild_id")),
        )
        interaction.metadata = self._metadata(interaction, opened_by)
        self._live[interaction.token] = interaction
        self._oldest_first.append(interaction)
        body = self._payload(interaction, channel, data)
        if message is not None:
            body["message"] = self._world.told(message)
        self._delivery.to_bot("INTERACTION_CREATE", body, self._server_of(channel))
        return interaction

    def _server_of(self, channel: Json) -> str | None:
        """The server whose shard gets what is done here; somebody's own installation has none."""
        guild_id = channel.get("guild_id")
        return guild_id if guild_id is not None and self._world.guilds.serves(guild_id) else None

    def _forget_expired(self) -> None:
        horizon = self._world.clock.now() - TOKEN_SECONDS
        while self._oldest_first and self._oldest_first[0].created < horizon:
            self._live.pop(self._oldest_first.popleft().token, None)

    def _metadata(self, interaction: Interaction, opened_by: Json | None) -> Json:
        """How a reply tells what it replies to."""
        metadata: Json = {
            "id": interaction.id,
            "type": interaction.kind.value,
            "user": self._world.users[interaction.user_id],
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.kind is InteractionType.COMPONENT:
            metadata["interacted_message_id"] = interaction.message_id
        if interaction.kind is InteractionType.MODAL_SUBMIT:
            metadata["triggering_interaction_metadata"] = opened_by
        return metadata

    def _payload(self, interaction: Interaction, channel: Json, data: Json) -> Json:
        world = self._world
        user_id = interaction.user_id
        body: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind.value,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel["id"],
            "channel": channel | {"permissions": str(int(self._permissions(user_id, channel)))},
            "data": data,
            "locale": world.settings[user_id]["locale"],
            "app_permissions": str(self._app_permissions(interaction, channel)),
            "entitlements": [],
            "attachment_size_limit": MAX_FILE_BYTES,
            "authorizing_integration_owners": interaction.owners,
            "context": 1 if is_dm(channel) else 0,
        }
        if is_dm(channel):
            return body | {"user": world.users[user_id]}
        permissions = {"permissions": str(int(self._permissions(user_id, channel)))}
        return body | {
            "guild_id": channel["guild_id"],
            "guild_locale": "en-US",
            "guild": {"id": channel["guild_id"], "locale": "en-US", "features": []},
            "member": world.full_member(user_id, channel["guild_id"]) | permissions,
        }

    def _app_permissions(self, interaction: Interaction, channel: Json) -> int:
        """What the bot may do there; where it is not, it may only answer, with files."""
        if "0" not in interaction.owners and not is_dm(channel):
            return int(Permission.ATTACH_FILES | Permission.EMBED_LINKS)
        return self._permissions(self._world.bot_id, channel)

    def _permissions(self, user_id: str, channel: Json) -> int:
        if is_dm(channel):
            return int(MEMBER_PERMISSIONS)
        return int(self._world.permissions(user_id, channel))

    # -- the bot's side: the first answer ----------------------------------------------------

    async def acknowledge(
        self, interaction_id: str, token: str, body: Json, uploads: Uploads
    ) -> Json:
        """Take the bot's first answer; give back what `with_response` shows."""
        interaction = self._live.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown_interaction()
        if interaction.answered:
            raise already_acknowledged()
        if self._age(interaction) > ACKNOWLEDGE_SECONDS:
            raise unknown_interaction()
        kind = self._allowed_kind(interaction, body["type"])
        data = body.get("data") or {}
        interaction.answered = True  # before the first await: a second answer comes too late
        message = await self._answer(interaction, kind, data, uploads)
        message_id = message["id"] if message else None
        interaction.original_id = message_id
        if message_id:
            interaction.message_ids.append(message_id)
        interaction.acknowledged.set_result(Acknowledgement(kind, data, message_id))
        return self._callback_response(interaction, kind, message)

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock.now() - interaction.created

    def _allowed_kind(self, interaction: Interaction, number: int) -> Callback:
        allowed = ALLOWED[interaction.kind]
        if interaction.message_id is None:
            allowed = tuple(kind for kind in allowed if kind not in UPDATES)
        if number not in allowed:
            values = ", ".join(str(kind.value) for kind in allowed)
            message = f"Value must be one of {{{values}}}."
            raise InvalidFormError([Mistake(("type",), "BASE_TYPE_CHOICES", message)])
        return Callback(number)

    async def _answer(
        self, interaction: Interaction, kind: Callback, data: Json, uploads: Uploads
    ) -> Json | None:
        match kind:
            case Callback.MESSAGE:
                return await self._reply(interaction, data, uploads)
            case Callback.DEFERRED_MESSAGE:
                ephemeral = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
                flags = int(ephemeral | MessageFlag.LOADING)
                return await self._reply(interaction, {"flags": flags}, {})
            case Callback.UPDATE:
                return await self.edit(self._source(interaction), data, uploads)
            case Callback.DEFERRED_UPDATE:
                return self._source(interaction)
            case _:
                return None

    def source(self, token: str) -> Json | None:
        """The message whose component was used, if this token knows one."""
        interaction = self._live.get(token)
        if interaction is None or interaction.message_id is None:
            return None
        return self._world.find_message(interaction.message_id)

    def channel_of(self, token: str) -> str | None:
        """The channel in which the interaction of this token happened."""
        interaction = self._live.get(token)
        return None if interaction is None else interaction.channel_id

    def _source(self, interaction: Interaction) -> Json:
        assert interaction.message_id is not None
        return self._world.message(interaction.channel_id, interaction.message_id)

    async def _reply(self, interaction: Interaction, data: Json, uploads: Uploads) -> Json:
        data = {field: value for field, value in data.items() if field != "nonce"}
        if self._reader(interaction, data) is None:
            await self._threads.enter(interaction.channel_id)
        is_command = interaction.kind is InteractionType.COMMAND
        extra: Json = {
            "type": (MessageType.COMMAND_REPLY if is_command else MessageType.DEFAULT).value,
            "webhook_id": self._world.bot_id,
            "application_id": self._world.bot_id,
            "interaction_metadata": interaction.metadata,
        }
        if interaction.command is not None:
            extra["interaction"] = {
                "id": interaction.id,
                "type": interaction.kind.value,
                "name": interaction.command,
                "user": self._world.users[interaction.user_id],
            }
        return await self._messages.create(
            interaction.channel_id,
            self._world.bot,
            data,
            uploads,
            reader=self._reader(interaction, data),
            extra=extra,
        )

    def _reader(self, interaction: Interaction, data: Json) -> str | None:
        ephemeral = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
        return interaction.user_id if ephemeral else None

    def _callback_response(
        self, interaction: Interaction, kind: Callback, message: Json | None
    ) -> Json:
        about: Json = {
            "id": interaction.id,
            "type": interaction.kind.value,
            "channel_id": interaction.channel_id,
        }
        response: Json = {"interaction": about}
        if message is not None:
            about["response_message_id"] = message["id"]
            about["response_message_loading"] = bool(message["flags"] & MessageFlag.LOADING)
            about["response_message_ephemeral"] = bool(message["flags"] & MessageFlag.EPHEMERAL)
        if message is not None and kind in (Callback.MESSAGE, Callback.UPDATE):
            response["resource"] = {"type": kind.value, "message": message}
        return response

    # -- the bot's side: fifteen minutes of edits and follow-ups ------------------------------

    def by_token(self, token: str) -> Interaction:
        """Find an acknowledged interaction whose token still lives."""
        interaction = self._live.get(token)
        if interaction is None or self._age(interaction) > TOKEN_SECONDS:
            raise invalid_webhook_token()
        if not interaction.acknowledged.done():
            raise unknown_webhook()
        return interaction

    def message(self, interaction: Interaction, which: str) -> Json:
        """Find `@original` or a follow-up of this interaction."""
        message_id = interaction.original_id if which == "@original" else which
        if message_id is None or message_id not in interaction.message_ids:
            raise unknown_message()
        return self._world.message(interaction.channel_id, message_id)

    async def follow_up(self, interaction: Interaction, body: Json, uploads: Uploads) -> Json:
        """Write a further message; the first one after a deferred reply fills that in."""
        if (deferred := self.loading(interaction)) is not None:
            return await self.edit(deferred, body, uploads)
        if "0" not in interaction.owners:
            interaction.follow_ups += 1
            if interaction.follow_ups > MOST_FOLLOW_UPS:
                raise too_many_follow_ups()
        message = await self._reply(interaction, body, uploads)
        interaction.message_ids.append(message["id"])
        return message

    async def edit(self, message: Json, body: Json, uploads: Uploads) -> Json:
        """Change a message, unless it lies in a thread where nothing can be changed."""
        if not message["flags"] & MessageFlag.EPHEMERAL:
            require_awake(self._world, self._world.channel(message["channel_id"]))
        return await self._messages.edit(message, body, uploads)

    def loading(self, interaction: Interaction) -> Json | None:
        """The deferred reply that still says "is thinking"."""
        if interaction.original_id is None:
            return None
        original = self._world.find_message(interaction.original_id)
        if original is None or not original["flags"] & MessageFlag.LOADING:
            return None
        return original


def _command_name(data: Json) -> str:
    """The command with its group and subcommand, as a reply's header names it."""
    names, inner = [data["name"]], data.get("options")
    while inner and inner[0]["type"] in NESTING:
        names.append(inner[0]["name"])
        inner = inner[0]["options"]
    return " ".join(names)
