"""What one person can see and do: the user's side of the local Discord.

A `Person` is what a Discord client is to its user.  It shows only what that person may see, and
lets them do only what a client offers; anything else raises `sandbox.errors.CannotDoError` with a
sentence that says why.  Everything shown is plain data in Discord's own notation (channel,
message and command objects as the REST API gives them), so a web page can be built on it::

    alice = sandbox.person("alice")
    channel = alice.channels()[0]
    outcome = await alice.run(channel["id"], "game new", {"seats": 3})
    if outcome.kind == "modal":
        outcome = await alice.submit(outcome.modal.id, {"name": "Nile"})
    with alice.updates() as updates:
        async for update in updates:
            ...

Seeing

* `channels()`: text channels in order, then threads, then the conversation with the bot;
  Discord's channel objects.  A thread says `parent_id` and `thread_metadata.archived`.
* `messages(channel_id)`: oldest first; ephemeral ones (flag 64) only for their reader.  Flag 128
  means "is thinking".  `mentions` lists whom the message pinged.
* `unread(channel_id)`: how much they have not read there; `mark_read` moves the mark.
* `commands(channel_id)`: the commands offered to this person there, with localisations.
* `listen(callback)` and `updates()`: every change from now on, as `sandbox.feed.Update`, and only
  what this person may see.  `refused` updates are for the page's console.

Doing: each interaction waits for the bot's first answer and returns an `Outcome`.

* `kind` is "message", "deferred", "update", "deferred_update" or "modal"; "failed" means that
  the bot did not answer within three seconds (Discord: "The application did not respond").
* `message_id` is the reply or the updated message; `modal` the pop-up to show; `answer_id` the
  message to be read, which may come later.
* Replies, edits and follow-ups arrive as updates, like everything else.
* `change_thread`, `delete_message`, `delete_channel`: what moderators do; the owner is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import takewhile
from typing import Literal

from sandbox import components
from sandbox.chosen_values import FilledIn, chosen, filled_in, pressed
from sandbox.context_menus import in_menu, message_target, user_target
from sandbox.errors import CannotDoError
from sandbox.feed import Listener, Subscription, Update
from sandbox.interactions import ACKNOWLEDGE_SECONDS, Acknowledgement, Interaction
from sandbox.mentions import mentioned_users
from sandbox.outcomes import KINDS, OpenModal, Outcome
from sandbox.parts import Parts
from sandbox.typed_options import Typed, fill_options, fill_partly, resolve
from sandbox.wire import (
    Callback,
    ChannelType,
    InteractionType,
    Json,
    MessageFlag,
    OptionType,
    Permission,
)
from sandbox.world import is_dm, is_thread

Locale = Literal["en-US", "ru", "uk"]
LOCALES: tuple[Locale, ...] = ("en-US", "ru", "uk")
MAX_TEXT = 2000


@dataclass(frozen=True, slots=True)
class Unread:
    """Up to where somebody has read a channel, and how much came after it."""

    last_read: str
    messages: int
    mentions: int


class People:
    """Everybody but the bot, in whatever server."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._known: dict[str, Person] = {}

    def all(self) -> list[Person]:
        """Everybody, in order of joining."""
        return [self.with_id(user_id) for user_id in self._parts.world.settings]

    def named(self, name: str) -> Person:
        """Find a person by user name."""
        user = self._parts.world.user_named(name)
        if user is None or user["bot"]:
            raise CannotDoError(f"there is nobody named {name}")
        return self.with_id(user["id"])

    def with_id(self, user_id: str) -> Person:
        """Find a person by user id; the same person is the same object."""
        if user_id not in self._parts.world.settings:
            raise CannotDoError(f"there is nobody with the id {user_id}")
        return self._known.setdefault(user_id, Person(self._parts, user_id))

    def add(
        self,
        name: str,
        *,
        display_name: str | None = None,
        locale: Locale = "en-US",
        guild_ids: Iterable[str] | None = None,
    ) -> Person:
        """Let somebody join the first server, or these."""
        if self._parts.world.user_named(name) is not None:
            raise CannotDoError(f"the name {name} is taken")
        user = self._parts.world.add_person(
            name.lower(), display_name or name.title(), locale, guild_ids
        )
        self._parts.delivery.to_everyone(Update("people"))
        return self.with_id(user["id"])


class Person:
    """One person and their Discord client; see the top of this file."""

    def __init__(self, parts: Parts, user_id: str) -> None:
        self._parts = parts
        self._world = parts.world
        self.id = user_id
        self.modals: dict[str, OpenModal] = {}

    # -- who they are ------------------------------------------------------------------------

    @property
    def user(self) -> Json:
        """Discord's user object."""
        return self._world.users[self.id]

    @property
    def name(self) -> str:
        """The user name."""
        return str(self.user["username"])

    @property
    def display_name(self) -> str:
        """The name shown."""
        return str(self.user["global_name"])

    @property
    def locale(self) -> str:
        """The language of their client, sent with every interaction."""
        return str(self._world.settings[self.id]["locale"])

    def set_locale(self, locale: Locale) -> None:
        """Change the language of their client."""
        settings = self._world.settings[self.id]
        self._world.save_settings(self.id, settings | {"locale": locale})
        self._parts.delivery.to_everyone(Update("people"))

    @property
    def dms_closed(self) -> bool:
        """Whether they refuse direct messages."""
        return bool(self._world.settings[self.id]["dms_closed"])

    def close_dms(self, *, closed: bool = True) -> None:
        """Refuse direct messages from now on (the bot gets 50007), or take them again."""
        settings = self._world.settings[self.id]
        self._world.save_settings(self.id, settings | {"dms_closed": closed})
        self._parts.delivery.to_everyone(Update("people"))

    def install(self, *, installed: bool = True) -> None:
        """Add the bot to their own account: they have it everywhere then; or remove it."""
        settings = self._world.settings[self.id]
        self._world.save_settings(self.id, settings | {"installed": installed})
        self._parts.delivery.to_everyone(Update("people"))

    # -- what they see -----------------------------------------------------------------------

    def channels(self) -> list[Json]:
        """Text channels in order, then threads, then the conversation with the bot."""
        seen = [c for c in self._world.channels.values() if self._world.can_see(self.id, c)]
        return sorted(seen, key=lambda channel: (is_dm(channel), is_thread(channel)))

    def messages(self, channel_id: str) -> list[Json]:
        """The messages of a channel, thread or DM, oldest first."""
        self._channel(channel_id)
        readers = self._world.readers
        return [
            m for m in self._world.messages(channel_id) if readers.get(m["id"], self.id) == self.id
        ]

    def message(self, message_id: str) -> Json:
        """One message that they see."""
        message = self._world.find_message(message_id)
        if message is None or not self._world.can_read(self.id, message):
            raise CannotDoError("there is no such message")
        return self._world.told(message)

    def commands(self, channel_id: str) -> list[Json]:
        """The slash commands offered to them in this channel."""
        channel = self._channel(channel_id)
        return self._parts.commands.usable(
            self._permissions(channel), channel.get("guild_id"), self.id
        )

    def unread(self, channel_id: str) -> Unread:
        """What of a channel they have not read yet; their own messages count as read."""
        channel = self._channel(channel_id)
        mark = self._read_mark(channel_id)
        after = takewhile(
            lambda m: int(m["id"]) > int(mark), self._world.newest_messages(channel_id)
        )
        new = [
            m for m in after if m["author"]["id"] != self.id and self._world.can_read(self.id, m)
        ]
        calls = new if is_dm(channel) else [m for m in new if self._calls(m)]
        return Unread(mark, len(new), len(calls))

    def _read_mark(self, channel_id: str) -> str:
        return str(self._world.read_marks.get(self.id, {}).get(channel_id, "0"))

    def _calls(self, message: Json) -> bool:
        mentioned = any(user["id"] == self.id for user in message["mentions"])
        return mentioned or bool(message["mention_everyone"])

    def mark_read(self, channel_id: str, message_id: str) -> None:
        """Note that they have read a channel up to this message."""
        self._channel(channel_id)
        if int(message_id) > int(self._read_mark(channel_id)):
            self._world.save_read_mark(self.id, channel_id, message_id)
            body: Json = {"channel_id": channel_id, **asdict(self.unread(channel_id))}
            self._parts.feed.publish(Update("read", body), lambda who: who == self.id)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every update they may see; return how to stop."""
        return self._parts.feed.listen(self.id, listener)

    def updates(self) -> Subscription:
        """The updates they may see, from this call on, as an async iterator to close."""
        return self._parts.feed.subscribe(self.id)

    def _channel(self, channel_id: str) -> Json:
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._world.can_see(self.id, channel):
            raise CannotDoError("there is no such channel")
        if not is_dm(channel) and not self._world.guilds.all[channel["guild_id"]]["available"]:
            raise CannotDoError("the server is unavailable due to an outage")
        return channel

    def _permissions(self, channel: Json) -> Permission | None:
        return None if is_dm(channel) else self._world.permissions(self.id, channel)

    # -- writing -------------------------------------------------------------------------------

    async def say(self, channel_id: str, text: str) -> Json:
        """Write a message; in a thread that is also how one joins it."""
        channel = self._channel(channel_id)
        if channel["type"] == ChannelType.FORUM:
            raise CannotDoError("a forum has posts only")
        if not text.strip() or len(text) > MAX_TEXT:
            raise CannotDoError(f"a message has 1 to {MAX_TEXT} characters")
        if is_thread(channel):
            await self._enter_thread(channel, text)
        return await self._parts.messages.create(channel_id, self.user, {"content": text})

    async def _enter_thread(self, thread: Json, text: str) -> None:
        if thread["thread_metadata"]["locked"] and not self._moderates(thread):
            raise CannotDoError("this thread is locked")
        thread = await self._parts.threads.reopen(thread)
        await self._parts.threads.join(thread, self.id)
        for user in mentioned_users(self._world, [text], None):
            await self._parts.threads.join(thread, user["id"])

    def _moderates(self, thread: Json) -> bool:
        return Permission.MANAGE_THREADS in self._world.permissions(self.id, thread)

    async def open_dm(self) -> Json:
        """Open the conversation with the bot and return its channel."""
        channel, new = self._world.open_dm(self.id)
        if new:
            await self._parts.delivery.channel("channel_create", channel)
        return channel

    async def dismiss(self, message_id: str) -> None:
        """Put an ephemeral message away."""
        message = self.message(message_id)
        if not message["flags"] & MessageFlag.EPHEMERAL:
            raise CannotDoError("only messages that nobody else sees can be dismissed")
        await self._parts.messages.delete(message)

    # -- moderating ----------------------------------------------------------------------------

    async def change_thread(self, thread_id: str, **fields: bool) -> None:
        """Archive or lock a thread, or the contrary: `archived`, `locked`."""
        thread = self._channel(thread_id)
        own = thread["owner_id"] == self.id and "locked" not in fields
        if not own and not self._moderates(thread):
            raise CannotDoError("only moderators can do this")
        await self._parts.moderation.change_thread(thread, **fields)

    async def delete_message(self, message_id: str) -> None:
        """Delete a message, their own or as a moderator."""
        message = self.message(message_id)
        if message["author"]["id"] != self.id:
            self._require(message["channel_id"], Permission.MANAGE_MESSAGES)
        await self._parts.moderation.delete_message(message)

    async def delete_channel(self, channel_id: str) -> None:
        """Delete a channel or a thread."""
        thread = is_thread(self._channel(channel_id))
        needed = Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS
        self._require(channel_id, needed)
        await self._parts.moderation.delete_channel(self._channel(channel_id))

    def _require(self, channel_id: str, permission: Permission) -> None:
        channel = self._channel(channel_id)
        if is_dm(channel) or permission not in self._world.permissions(self.id, channel):
            raise CannotDoError("only moderators can do this")

    # -- slash commands ------------------------------------------------------------------------

    async def run(
        self, channel_id: str, command: str, options: Mapping[str, Typed] | None = None
    ) -> Outcome:
        """Run a slash command, e.g. `run(channel, "game new", {"seats": 3})`.

        User and channel options take ids; where the bot offers choices, their names do as well.
        """
        channel = self._channel(channel_id)
        found, chain = self._find_command(channel, command)
        filled = fill_options((chain[-1] if chain else found)["options"], options or {})
        data = self._command_data(found, chain, filled)
        interaction = await self._start(InteractionType.COMMAND, channel, data)
        return await self._outcome(interaction)

    async def complete(
        self, channel_id: str, command: str, options: Mapping[str, Typed], focused: str
    ) -> list[Json]:
        """Ask for suggestions for the option being typed: `[{"name": ..., "value": ...}]`."""
        channel = self._channel(channel_id)
        found, chain = self._find_command(channel, command)
        filled = fill_partly((chain[-1] if chain else found)["options"], options, focused)
        data = self._command_data(found, chain, filled)
        interaction = await self._start(InteractionType.AUTOCOMPLETE, channel, data)
        answer = await self._acknowledgement(interaction)
        return [] if answer is None else list(answer.data.get("choices") or ())

    def _find_command(self, channel: Json, command: str) -> tuple[Json, list[Json]]:
        if is_thread(channel) and channel["thread_metadata"]["archived"]:
            raise CannotDoError("no commands can be used in an archived thread")
        permissions = self._permissions(channel)
        return self._parts.commands.find(command, permissions, channel.get("guild_id"), self.id)

    def _command_data(self, command: Json, chain: list[Json], filled: list[Json]) -> Json:
        options = filled
        for level in reversed(chain):
            kind = OptionType(level["type"]).value
            options = [{"name": level["name"], "type": kind, "options": options}]
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": options,
            "resolved": resolve(self._world, filled),
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data

    # -- menus of people and messages ------------------------------------------------------------

    async def run_on_user(self, channel_id: str, command: str, user_id: str) -> Outcome:
        """Use a command in the menu of a user, met in a channel."""
        target = user_target(self._world, self._channel(channel_id), user_id)
        return await self._run_on(channel_id, command, target)

    async def run_on_message(self, message_id: str, command: str) -> Outcome:
        """Use a command in the menu of a message."""
        message = self.message(message_id)
        return await self._run_on(message["channel_id"], command, message_target(message))

    async def _run_on(self, channel_id: str, command: str, target: Json) -> Outcome:
        channel = self._channel(channel_id)
        data = target | in_menu(
            self._parts, channel, self._permissions(channel), command, target, self.id
        )
        return await self._outcome(await self._start(InteractionType.COMMAND, channel, data))

    # -- buttons, selects, modals --------------------------------------------------------------

    async def press(self, message_id: str, custom_id: str) -> Outcome:
        """Press a button."""
        message = self.message(message_id)
        return await self._use(message, pressed(_component(message, custom_id)))

    async def choose(self, message_id: str, custom_id: str, values: Iterable[str]) -> Outcome:
        """Choose in a select menu: option values, or ids of users, roles or channels."""
        message = self.message(message_id)
        select = _component(message, custom_id)
        return await self._use(message, chosen(self._world, select, list(values)))

    async def _use(self, message: Json, data: Json) -> Outcome:
        channel = self._channel(message["channel_id"])
        if is_thread(channel) and channel["thread_metadata"]["locked"]:
            raise CannotDoError("nothing can be pressed in a locked thread")
        if not is_dm(channel) and not self._world.owners(self.id, channel["guild_id"]):
            return Outcome("failed")  # the bot was shown out
        interaction = await self._start(InteractionType.COMPONENT, channel, data, message=message)
        return await self._outcome(interaction)

    async def submit(self, modal_id: str, values: Mapping[str, FilledIn]) -> Outcome:
        """Send a filled-in pop-up: values by custom id; what is left out keeps its default.

        Text inputs and radio groups take a string, checkboxes a bool, the others a list.
        """
        modal = self.modals.get(modal_id)
        if modal is None:
            raise CannotDoError("this pop-up is closed")
        filled, resolved = filled_in(self._world, modal.components, values)
        data: Json = {"custom_id": modal.custom_id, "components": filled, "resolved": resolved}
        message = None if modal.message_id is None else self._world.find_message(modal.message_id)
        interaction = await self._start(
            InteractionType.MODAL_SUBMIT,
            self._channel(modal.channel_id),
            data,
            message=message,
            opened_by=modal.opened_by,
        )
        outcome = await self._outcome(interaction)
        if outcome.kind != "failed":  # a failed one stays open, so that nothing typed is lost
            self.modals.pop(modal_id, None)
        return outcome

    def close_modal(self, modal_id: str) -> None:
        """Close a pop-up without sending it; the bot is not told."""
        self.modals.pop(modal_id, None)

    # -- waiting for the bot -------------------------------------------------------------------

    async def _start(
        self,
        kind: InteractionType,
        channel: Json,
        data: Json,
        *,
        message: Json | None = None,
        opened_by: Json | None = None,
    ) -> Interaction:
        return await self._parts.interactions.start(
            kind, self.id, channel, data, message=message, opened_by=opened_by
        )

    async def _acknowledgement(self, interaction: Interaction) -> Acknowledgement | None:
        deadline = interaction.created + ACKNOWLEDGE_SECONDS
        try:
            return await self._parts.clock.wait_until(interaction.acknowledged, deadline)
        except TimeoutError:
            return None

    async def _outcome(self, interaction: Interaction) -> Outcome:
        answer = await self._acknowledgement(interaction)
        if answer is None:
            return Outcome("failed")
        if answer.kind is not Callback.MODAL:
            answers, in_private = interaction.message_ids, self._is_private(interaction)
            return Outcome(KINDS[answer.kind], answer.message_id, None, answers, in_private)
        modal = OpenModal(
            id=interaction.id,
            title=answer.data["title"],
            custom_id=answer.data["custom_id"],
            components=components.numbered(answer.data["components"]),
            channel_id=interaction.channel_id,
            message_id=interaction.message_id,
            opened_by=interaction.metadata,
        )
        self.modals[modal.id] = modal
        return Outcome("modal", modal=modal)

    def _is_private(self, interaction: Interaction) -> bool:
        """Return whether nobody else sees the message that was pressed."""
        message = self._world.find_message(interaction.message_id or "")
        is_ephemeral = message is not None and message["flags"] & MessageFlag.EPHEMERAL
        return bool(is_ephemeral) or is_dm(self._world.channels[interaction.channel_id])


def _component(message: Json, custom_id: str) -> Json:
    component = components.find(message["components"], custom_id)
    if component is None:
        raise CannotDoError(f"there is no {custom_id} on this message")
    return component
