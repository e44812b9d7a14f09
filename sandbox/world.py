"""What the local Discord knows: servers, people, channels, messages and commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from sandbox import objects
from sandbox.clock import Clock, timestamp
from sandbox.errors import unknown_channel, unknown_message, unknown_user
from sandbox.guilds import Guilds
from sandbox.signing import LIFE_SECONDS, Signing
from sandbox.snowflakes import Snowflakes
from sandbox.store import Store
from sandbox.wire import (
    BOT_PERMISSIONS,
    THREAD_TYPES,
    VOCAL_TYPES,
    ChannelType,
    Json,
    MessageFlag,
    Permission,
)

GUILD_NAME = "Thoth's court"
FIRST_CHANNELS = ("general", "games", "off-topic")
FIRST_PEOPLE = (
    ("alice", "Alice", "en-US"),
    ("bob", "Bob", "en-US"),
    ("olena", "Olena", "uk"),
    ("ivan", "Ivan", "ru"),
)
BOT_NAME = "thoth"


class World:
    """Plain data in Discord's notation, with the questions everybody asks about it.

    Objects are replaced, never changed in place, so a reference is a snapshot.  The
    `save_*` methods replace an object and write it to the store.
    Ephemeral messages are never stored: on Discord they vanish on reload, too.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        base: str,
        bot_permissions: Permission = BOT_PERMISSIONS,
    ) -> None:
        self.store = store
        self.clock = clock
        self.base = base
        self.ids = Snowflakes(clock)
        self.users = store.load("user")
        self.settings = store.load("settings")
        self.channels = store.load("channel")
        self.commands = store.load("command")
        self.emojis = store.load("emoji")
        self.thread_members = store.load("thread_members")
        self.attachments = store.load("attachments")
        self.read_marks = store.load("read_marks")
        self.readers: dict[str, str] = {}
        self._messages: dict[str, dict[str, Json]] = {}
        self._signed_at: dict[str, float] = {}
        self._identity = store.load("identity").get("1", {})
        founding = not self._identity
        if founding:
            self._identity = {"bot": self.ids.next(), "guild": self.ids.next(), "base": base}
        for known in (*self.users, *self.channels, *self.commands, *self.emojis):
            self.ids.skip(known)
        self.guilds = Guilds(store, clock, self.bot_id, bot_permissions)
        self.signing = Signing(clock, base, self.bot_id)
        if self.guild_id not in self.guilds.all:
            self._open_home()
        if founding:
            self._settle()
        self._load_messages()

    # -- founding and reloading ------------------------------------------------------------

    def _open_home(self) -> None:
        """Open the first server; in a file of older days its people are there already."""
        self.guilds.found(self.guild_id, GUILD_NAME, self.ids.next)
        for user_id in self.settings:
            self.guilds.join(self.guild_id, user_id)

    def _settle(self) -> None:
        """Let the bot, the first people and the first channels in."""
        self.save_user(objects.user(self.bot_id, BOT_NAME, BOT_NAME.title(), bot=True))
        for name, display_name, locale in FIRST_PEOPLE:
            self.add_person(name, display_name, locale)
        for name in FIRST_CHANNELS:
            self.add_channel(name)
        self.store.put("identity", "1", self._identity)

    def _load_messages(self) -> None:
        """Read the messages; their addresses name the port of the run that wrote them."""
        old_base = self._identity["base"]
        if old_base != self.base:
            for message_id, files in self.attachments.items():
                self.attachments[message_id] = _rebased(files, old_base, self.base)
                self.store.put("attachments", message_id, self.attachments[message_id])
        for message in self.store.load("message").values():
            if old_base != self.base:
                message = _rebased(message, old_base, self.base)
                self.store.put("message", message["id"], message)
            self._messages.setdefault(message["channel_id"], {})[message["id"]] = message
            self.ids.skip(message["id"])
        self._identity["base"] = self.base
        self.store.put("identity", "1", self._identity)

    # -- identity --------------------------------------------------------------------------

    @property
    def bot_id(self) -> str:
        """The bot's user id, which is its application id as well."""
        return str(self._identity["bot"])

    @property
    def guild_id(self) -> str:
        """The first server, where everybody is unless told otherwise."""
        return str(self._identity["guild"])

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self.users[self.bot_id]

    @property
    def owner_id(self) -> str:
        """The owner of the first server: the first person."""
        return self.guilds.owner(self.guild_id)

    def now(self) -> str:
        """This moment as Discord writes it."""
        return timestamp(self.clock.now())

    # -- people ----------------------------------------------------------------------------

    def add_person(
        self, name: str, display_name: str, locale: str, guild_ids: Iterable[str] | None = None
    ) -> Json:
        """Let a person join: the first server, or these."""
        user = objects.user(self.ids.next(), name, display_name)
        self.save_user(user)
        self.save_settings(user["id"], {"locale": locale, "dms_closed": False})
        for guild_id in [self.guild_id] if guild_ids is None else guild_ids:
            self.guilds.join(guild_id, user["id"])
        return user

    def user(self, user_id: str) -> Json:
        """Find a user or refuse as Discord does."""
        try:
            return self.users[user_id]
        except KeyError:
            raise unknown_user() from None

    def user_named(self, name: str) -> Json | None:
        """Find a user by name."""
        return next((u for u in self.users.values() if u["username"] == name.lower()), None)

    def save_user(self, user: Json) -> None:
        """Keep a user."""
        self.users[user["id"]] = user
        self.store.put("user", user["id"], user)

    def save_settings(self, user_id: str, settings: Json) -> None:
        """Keep a person's language and privacy switch."""
        self.settings[user_id] = settings
        self.store.put("settings", user_id, settings)

    def save_read_mark(self, user_id: str, channel_id: str, message_id: str) -> None:
        """Keep up to which message a person has read a channel."""
        self.read_marks[user_id] = self.read_marks.get(user_id, {}) | {channel_id: message_id}
        self.store.put("read_marks", user_id, self.read_marks[user_id])

    def member(self, user_id: str, guild_id: str | None = None) -> Json:
        """The membership of a user in a server."""
        return self.guilds.member(guild_id or self.guild_id, user_id)

    def full_member(self, user_id: str, guild_id: str | None = None) -> Json:
        """The membership together with its user."""
        return self.member(user_id, guild_id) | {"user": self.user(user_id)}

    # -- servers and channels --------------------------------------------------------------

    def guild(self, guild_id: str | None = None) -> Json:
        """A server as REST gives it."""
        guild_id = guild_id or self.guild_id
        first = next((c["id"] for c in self.text_channels(guild_id)), None)
        return objects.guild(
            guild_id,
            self.guilds.all[guild_id]["name"],
            self.guilds.owner(guild_id),
            self.guilds.roles(guild_id),
            first,
        )

    def add_channel(
        self, name: str, kind: ChannelType = ChannelType.TEXT, guild_id: str | None = None
    ) -> Json:
        """Open a channel."""
        channel = objects.guild_channel(
            self.ids.next(), guild_id or self.guild_id, name, len(self.channels), kind
        )
        self.save_channel(channel)
        return channel

    def channel(self, channel_id: str) -> Json:
        """Find a channel, thread or DM, or refuse as Discord does."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise unknown_channel() from None

    def save_channel(self, channel: Json) -> None:
        """Keep a channel, new or changed."""
        self.channels[channel["id"]] = channel
        self.store.put("channel", channel["id"], channel)

    def drop_channel(self, channel: Json) -> None:
        """Forget a channel and all that was written in it."""
        for message in self.messages(channel["id"]):
            self.drop_message(message)
        del self.channels[channel["id"]]
        self.store.remove("channel", channel["id"])
        if self.thread_members.pop(channel["id"], None) is not None:
            self.store.remove("thread_members", channel["id"])

    def guild_channels(self, guild_id: str) -> list[Json]:
        """A server's channels in their order, without threads."""
        return [
            c for c in self.channels.values() if c.get("guild_id") == guild_id and not is_thread(c)
        ]

    def text_channels(self, guild_id: str | None = None) -> list[Json]:
        """The text channels of a server."""
        channels = self.guild_channels(guild_id or self.guild_id)
        return [c for c in channels if c["type"] == ChannelType.TEXT]

    def threads(self, parent_id: str | None = None) -> list[Json]:
        """All threads, or those of one channel."""
        return [
            c
            for c in self.channels.values()
            if is_thread(c) and parent_id in (None, c["parent_id"])
        ]

    def find_dm(self, user_id: str) -> Json | None:
        """The person's conversation with the bot, if it was ever opened."""
        for channel in self.channels.values():
            if is_dm(channel) and channel["recipients"][0]["id"] == user_id:
                return channel
        return None

    def open_dm(self, user_id: str) -> tuple[Json, bool]:
        """Find or open the conversation; tell whether it is new."""
        if found := self.find_dm(user_id):
            return found, False
        channel = objects.dm_channel(self.ids.next(), self.user(user_id))
        self.save_channel(channel)
        return channel, True

    # -- who may see and do what -----------------------------------------------------------

    def permissions(self, user_id: str, channel: Json) -> Permission:
        """What a user may do in a channel of a server; a thread goes by the channel above it."""
        if is_thread(channel):
            channel = self.channels[channel["parent_id"]]
        return self.guilds.permissions(user_id, channel)

    def has_installed(self, user_id: str) -> bool:
        """Whether a person has added the bot to their own account."""
        return bool(self.settings[user_id].get("installed"))

    def owners(self, user_id: str, guild_id: str | None) -> Json:
        """By which installations a person may use the bot in a server, or in a DM: Discord's
        ``authorizing_integration_owners``.
        """
        found: Json = {}
        if guild_id is None and self.guilds.shared(user_id):
            found["0"] = "0"
        elif guild_id is not None and self.guilds.serves(guild_id):
            found["0"] = guild_id
        if self.has_installed(user_id):
            found["1"] = user_id
        return found

    def can_see(self, user_id: str, channel: Json) -> bool:
        """Whether a channel is in this user's list."""
        if is_dm(channel):
            return user_id in (self.bot_id, channel["recipients"][0]["id"])
        permissions = self.permissions(user_id, channel)
        if Permission.VIEW_CHANNEL not in permissions:
            return False
        if channel["type"] in VOCAL_TYPES:
            return Permission.CONNECT in permissions
        if channel["type"] == ChannelType.PRIVATE_THREAD:
            joined = user_id in self.thread_members.get(channel["id"], {})
            return joined or Permission.MANAGE_THREADS in permissions
        return True

    def can_read(self, user_id: str, message: Json) -> bool:
        """Whether this user sees this message."""
        if self.readers.get(message["id"], user_id) != user_id:
            return False
        channel = self.channels.get(message["channel_id"])
        return channel is not None and self.can_see(user_id, channel)

    # -- messages --------------------------------------------------------------------------

    def messages(self, channel_id: str) -> list[Json]:
        """Everything in a channel, oldest first, ephemeral messages included."""
        return list(self._messages.get(channel_id, {}).values())

    def newest_messages(self, channel_id: str) -> Iterator[Json]:
        """The same, newest first."""
        return reversed(self._messages.get(channel_id, {}).values())

    def message(self, channel_id: str, message_id: str) -> Json:
        """Find a message of a channel or refuse as Discord does."""
        try:
            return self._messages[channel_id][message_id]
        except KeyError:
            raise unknown_message() from None

    def find_message(self, message_id: str) -> Json | None:
        """Find a message wherever it is."""
        for messages in self._messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    def save_message(self, message: Json) -> None:
        """Keep a message, new or changed."""
        self._messages.setdefault(message["channel_id"], {})[message["id"]] = message
        if message["id"] in self.attachments:
            self._signed_at.setdefault(message["id"], self.clock.now())
        if not message["flags"] & MessageFlag.EPHEMERAL:
            self.store.put("message", message["id"], message)

    def drop_message(self, message: Json) -> None:
        """Forget a message."""
        self._messages[message["channel_id"]].pop(message["id"], None)
        self.readers.pop(message["id"], None)
        if not message["flags"] & MessageFlag.EPHEMERAL:  # those are only put away
            self._drop_files(self.attachments_of(message["id"]))
        self.attachments.pop(message["id"], None)
        self._signed_at.pop(message["id"], None)
        self.store.remove("message", message["id"])
        self.store.remove("attachments", message["id"])

    def told(self, message: Json) -> Json:
        """A message as it is sent now; expired URLs of its files are signed again."""
        number, now = message["id"], self.clock.now()
        if number not in self.attachments:
            return message
        if now - self._signed_at.get(number, 0.0) < LIFE_SECONDS / 2:
            return message
        fresh = self.signing.fresh(message)
        self._messages[message["channel_id"]][number] = fresh
        self._signed_at[number] = now
        return fresh

    def attachments_of(self, message_id: str) -> list[Json]:
        """All files of a message, also those that its components or embeds show."""
        return list(self.attachments.get(message_id, {}).values())

    def save_attachments(self, message_id: str, attachments: list[Json]) -> None:
        """Keep the list of a message's files; those that are no longer in it are gone."""
        before = self.attachments_of(message_id)
        self.attachments[message_id] = {a["id"]: a for a in attachments}
        self._drop_files(a for a in before if a["id"] not in self.attachments[message_id])
        if message_id not in self.readers:
            self.store.put("attachments", message_id, self.attachments[message_id])

    def _drop_files(self, attachments: Iterable[Json]) -> None:
        for attachment in attachments:
            self.store.remove_file(urlsplit(attachment["url"]).path)

    # -- commands and thread members -------------------------------------------------------

    def replace_commands(self, guild_id: str | None, commands: list[Json]) -> None:
        """Overwrite the commands of one scope: the server's, or the global ones."""
        for old in [c for c in self.commands.values() if c.get("guild_id") == guild_id]:
            del self.commands[old["id"]]
            self.store.remove("command", old["id"])
        for command in commands:
            self.commands[command["id"]] = command
            self.store.put("command", command["id"], command)

    def save_thread_members(self, thread_id: str, members: Json) -> None:
        """Keep who is in a thread."""
        self.thread_members[thread_id] = members
        self.store.put("thread_members", thread_id, members)


def is_thread(channel: Json) -> bool:
    """Whether a channel is a thread."""
    return channel["type"] in THREAD_TYPES


def is_dm(channel: Json) -> bool:
    """Whether a channel is a direct conversation."""
    return bool(channel["type"] == ChannelType.DM)


def _rebased(value: Json, old_base: str, base: str) -> Json:
    """Copy plain data with the server's old address replaced by the new one."""
    prefix = re.compile("^" + re.escape(old_base) + "(?=/)")

    def copy(part: object) -> object:
        if isinstance(part, dict):
            return {key: copy(item) for key, item in part.items()}
        if isinstance(part, list):
            return [copy(item) for item in part]
        return prefix.sub(base, part) if isinstance(part, str) else part

    return {key: copy(item) for key, item in value.items()}
