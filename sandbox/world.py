"""What the local Discord knows: one server, its people, channels, messages and commands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sandbox import objects
from sandbox.clock import Clock, timestamp
from sandbox.errors import unknown_channel, unknown_message, unknown_user
from sandbox.snowflakes import Snowflakes
from sandbox.store import Store
from sandbox.wire import (
    ALL_PERMISSIONS,
    BOT_PERMISSIONS,
    MEMBER_PERMISSIONS,
    THREAD_TYPES,
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

    Objects are replaced, never changed in place: whoever holds one holds a snapshot.  The
    `save_*` methods replace an object and write it to the store.
    Ephemeral messages are never stored: on Discord they vanish on reload, too.
    """

    def __init__(self, store: Store, clock: Clock, base: str) -> None:
        self.store = store
        self.clock = clock
        self.base = base
        self.ids = Snowflakes(clock)
        self.users = store.load("user")
        self.settings = store.load("settings")
        self.channels = store.load("channel")
        self.commands = store.load("command")
        self.thread_members = store.load("thread_members")
        self.attachments = store.load("attachments")
        self.read_marks = store.load("read_marks")
        self.readers: dict[str, str] = {}
        self.denied: dict[str | None, Permission] = {}
        self._messages: dict[str, dict[str, Json]] = {}
        self._identity = store.load("identity").get("1", {})
        if not self._identity:
            self._settle()
        self._load_messages()

    # -- founding and reloading ------------------------------------------------------------

    def _settle(self) -> None:
        """Found the server: the bot, its role, first people and channels."""
        self._identity = {
            "bot": self.ids.next(),
            "guild": self.ids.next(),
            "bot_role": self.ids.next(),
            "base": self.base,
        }
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
        for known in (*self.users, *self.channels, *self.commands):
            self.ids.skip(known)

    # -- identity --------------------------------------------------------------------------

    @property
    def bot_id(self) -> str:
        """The bot's user id, which is its application id as well."""
        return str(self._identity["bot"])

    @property
    def guild_id(self) -> str:
        """The one server."""
        return str(self._identity["guild"])

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self.users[self.bot_id]

    @property
    def owner_id(self) -> str:
        """The server's owner: the first person."""
        return next(iter(self.settings))

    def now(self) -> str:
        """This moment as Discord writes it."""
        return timestamp(self.clock.now())

    # -- people ----------------------------------------------------------------------------

    def add_person(self, name: str, display_name: str, locale: str) -> Json:
        """Let a person join the server."""
        user = objects.user(self.ids.next(), name, display_name)
        self.save_user(user)
        self.save_settings(user["id"], {"locale": locale, "dms_closed": False})
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

    def member(self, user_id: str) -> Json:
        """The membership of a user in the server."""
        return objects.member([str(self._identity["bot_role"])] if user_id == self.bot_id else [])

    def full_member(self, user_id: str) -> Json:
        """The membership together with its user."""
        return self.member(user_id) | {"user": self.user(user_id)}

    # -- server and channels ---------------------------------------------------------------

    def guild(self) -> Json:
        """The server as REST gives it."""
        roles = [
            objects.role(self.guild_id, "@everyone", MEMBER_PERMISSIONS),
            objects.role(
                str(self._identity["bot_role"]),
                BOT_NAME.title(),
                BOT_PERMISSIONS,
                managed_by=self.bot_id,
            ),
        ]
        first = next((c["id"] for c in self.channels.values() if not is_dm(c)), None)
        return objects.guild(self.guild_id, GUILD_NAME, self.owner_id, roles, first)

    def add_channel(self, name: str) -> Json:
        """Open a text channel."""
        channel = objects.text_channel(self.ids.next(), self.guild_id, name, len(self.channels))
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

    def text_channels(self) -> list[Json]:
        """The server's channels in their order."""
        return [c for c in self.channels.values() if c["type"] == ChannelType.TEXT]

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
        """What a user may do in a channel (Discord: server owner, roles, overwrites, faults)."""
        if user_id == self.owner_id:
            return Permission(ALL_PERMISSIONS)
        if is_thread(channel):
            channel = self.channels[channel["parent_id"]]
        granted = BOT_PERMISSIONS if user_id == self.bot_id else MEMBER_PERMISSIONS
        for overwrite in channel.get("permission_overwrites", ()):
            if overwrite["id"] in (self.guild_id, user_id):
                granted = granted & ~Permission(int(overwrite["deny"]))
                granted |= Permission(int(overwrite["allow"]))
        if user_id == self.bot_id:
            for place in (None, channel["id"]):
                granted &= ~self.denied.get(place, Permission(0))
        return granted

    def can_see(self, user_id: str, channel: Json) -> bool:
        """Whether a channel is in this user's list."""
        if is_dm(channel):
            return user_id in (self.bot_id, channel["recipients"][0]["id"])
        permissions = self.permissions(user_id, channel)
        if Permission.VIEW_CHANNEL not in permissions:
            return False
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
        if not message["flags"] & MessageFlag.EPHEMERAL:
            self.store.put("message", message["id"], message)

    def drop_message(self, message: Json) -> None:
        """Forget a message."""
        self._messages[message["channel_id"]].pop(message["id"], None)
        self.readers.pop(message["id"], None)
        self.attachments.pop(message["id"], None)
        self.store.remove("message", message["id"])
        self.store.remove("attachments", message["id"])

    def attachments_of(self, message_id: str) -> list[Json]:
        """All files of a message, also those that its components or embeds show."""
        return list(self.attachments.get(message_id, {}).values())

    def save_attachments(self, message_id: str, attachments: list[Json]) -> None:
        """Keep the list of a message's files."""
        self.attachments[message_id] = {a["id"]: a for a in attachments}
        if message_id not in self.readers:
            self.store.put("attachments", message_id, self.attachments[message_id])

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
