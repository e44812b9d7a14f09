"""A person of a test: says, presses, chooses and sees things by what is written on them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Any

from sandbox import components
from sandbox.feed import Update
from sandbox.outcomes import OpenModal, Outcome
from sandbox.people import Person
from sandbox.wire import SELECTS, Component, Json, MessageFlag
from sandbox.world import is_dm

PATIENCE = 20.0
"""How long anybody waits for something to appear, in seconds."""


class Actor:
    """One person at one place: a channel, a thread, or the conversation with the bot.

    Buttons, menus and fields are found by what a reader sees on them, in the newest message that
    has them.  `at("games")` and `dm` are the same person elsewhere.
    """

    def __init__(self, person: Person, place: str | None = None) -> None:
        self.person = person
        self._place = place

    @property
    def dm(self) -> Actor:
        """The same person in the conversation with the bot."""
        return Actor(self.person, "dm")

    def at(self, name: str) -> Actor:
        """The same person in a channel or thread of this name or id."""
        return Actor(self.person, name)

    # -- seeing ------------------------------------------------------------------------------

    def channel(self) -> Json | None:
        """The channel they look at, if they can see it."""
        channels = self.person.channels()
        if self._place is None:
            return channels[0]
        if self._place == "dm":
            return next((c for c in channels if is_dm(c)), None)
        return next((c for c in channels if self._place in names_of(c)), None)

    def messages(self) -> list[Json]:
        """What they see there now, oldest first."""
        channel = self.channel()
        return [] if channel is None else self.person.messages(channel["id"])

    def shows(self, text: str) -> Json | None:
        """The newest message with this text that they see right now."""
        return next((m for m in reversed(self.messages()) if says(m, text)), None)

    async def sees(self, text: str, *, patience: float = PATIENCE) -> Json:
        """Wait until a message with this text is there, and return it."""
        return await self._appears(lambda: self.shows(text), f"a message with {text!r}", patience)

    async def loses(self, text: str) -> None:
        """Wait until no message with this text is there any more."""
        await self._appears(lambda: None if self.shows(text) else True, f"{text!r} go away")

    async def _appears(self, look: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        changed = asyncio.Event()
        stop = self.person.listen(lambda _: changed.set())
        try:
            async with asyncio.timeout(patience):
                while (found := look()) is None:
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            seen = "\n".join(f"  {text_of(m)!r}" for m in self.messages()[-8:])
            raise AssertionError(
                f"{self.person.display_name} never saw {what}; they see:\n{seen}"
            ) from None
        else:
            return found
        finally:
            stop()

    def answer(self, outcome: Outcome, changed: Collection[str]) -> Json | None:
        """The answer to what was done, once it is among what has changed and there to be read."""
        if outcome.answer_id is None or outcome.answer_id not in changed:
            return None
        message = self.person.message(outcome.answer_id)
        return None if message["flags"] & MessageFlag.LOADING else message

    # -- doing -------------------------------------------------------------------------------

    async def says(self, text: str) -> Json:
        """Write a message."""
        return await self.person.say(self._channel_id(), text)

    async def slash(self, line: str, **options: Any) -> Outcome:
        """Run a slash command: `slash("/game new", seats=3)`."""
        return await self.person.run(self._channel_id(), line.removeprefix("/"), options)

    async def completes(self, line: str, option: str, text: str, **options: Any) -> list[str]:
        """Type into an option and read the names suggested."""
        given = {**options, option: text}
        line = line.removeprefix("/")
        choices = await self.person.complete(self._channel_id(), line, given, option)
        return [choice["name"] for choice in choices]

    async def press(self, label: str) -> Outcome:
        """Press the newest button of this label, waiting for it if need be."""
        message, button = await self._component(lambda c: _is_button(c, label), f"button {label!r}")
        return await self.person.press(message["id"], button["custom_id"])

    async def choose(self, menu: str, *labels: str) -> Outcome:
        """Choose options by label in the newest menu with this placeholder."""
        message, select = await self._component(lambda c: _is_menu(c, menu), f"menu {menu!r}")
        values = [_value(select, label) for label in labels]
        return await self.person.choose(message["id"], select["custom_id"], values)

    async def submit(self, **fields: Any) -> Outcome:
        """Fill in the pop-up opened last, by custom id, and send it."""
        return await self.person.submit(self.modal().id, fields)

    def modal(self) -> OpenModal:
        """The pop-up opened last."""
        assert self.person.modals, f"{self.person.display_name} has no pop-up open"
        return list(self.person.modals.values())[-1]

    def _channel_id(self) -> str:
        channel = self.channel()
        assert channel is not None, f"{self.person.display_name} sees no {self._place}"
        return str(channel["id"])

    async def _component(self, fits: Callable[[Json], bool], what: str) -> tuple[Json, Json]:
        def look() -> tuple[Json, Json] | None:
            return next(self._fitting(fits), None)

        found: tuple[Json, Json] = await self._appears(look, what)
        return found

    def _fitting(self, fits: Callable[[Json], bool]) -> Iterator[tuple[Json, Json]]:
        for message in reversed(self.messages()):
            for component in components.walk(message["components"]):
                if fits(component):
                    yield message, component

    # -- a record of updates -------------------------------------------------------------------

    def record(self) -> tuple[list[Update], Callable[[], None]]:
        """Note every update they get from now on; also return how to stop."""
        updates: list[Update] = []
        return updates, self.person.listen(updates.append)


def names_of(channel: Json) -> tuple[str, ...]:
    """What a channel is called: its number, its name, and that under which a game's thread was
    opened: `1 · Alice, Bob · Chess` was `Alice · Chess`.
    """
    name = str(channel.get("name"))
    *_, people, game = ["", *name.split(" · ")]
    return str(channel["id"]), name, f"{people.split(', ')[0]} · {game}"


def text_of(message: Json) -> str:
    """All words of a message that a reader sees."""
    words = [message["content"], *components.texts(message["components"])]
    parts = components.walk(message["components"])
    words += [part.get("placeholder") or "" for part in parts if part["type"] in SELECTS]
    for embed in message["embeds"]:
        words += [embed.get("title", ""), embed.get("description", "")]
        words += [f"{field['name']} {field['value']}" for field in embed.get("fields", ())]
    return "\n".join(words)


def says(message: Json, text: str) -> bool:
    """Whether a reader finds a text in a message, with or without its bold marks."""
    words = text_of(message)
    return text in words or text in words.replace("**", "")


def _is_button(component: Json, label: str) -> bool:
    return component["type"] == Component.BUTTON and component.get("label") == label


def _is_menu(component: Json, name: str) -> bool:
    return component["type"] in SELECTS and name in (
        component.get("placeholder"),
        component["custom_id"],
    )


def _value(select: Json, label: str) -> str:
    for option in select.get("options", ()):
        if label in (option["label"], option["value"]):
            return str(option["value"])
    return label
