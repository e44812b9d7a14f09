"""A person on a local Discord who plays one table by pressing whatever is on offer first."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bot.commands.bench.crowd import PRIVATE, Message
from bot.commands.command import UsageError
from bot.process.local import Outcome, Person
from bot.store.rows import Status

MOST_CLICKS = 50  # until a draft can be confirmed, or a secret choice is made
PATIENCE = 60.0  # seconds for a panel
STEP = 0.02  # seconds between two looks
REST = 0.3  # seconds in which nothing more is done for a table

DRAFT = ("thoth:d:", "menu:d:")
SECRET = ("thoth:pick:", "menu:pick:")
CONFIRM = ("thoth:ok:",)


class Walker:
    """Somebody who always takes the first thing on offer."""

    def __init__(self, person: Person, channel: str, database: Path) -> None:
        self._person = person
        self._channel = channel
        self._database = database

    async def draft(self) -> None:
        """Choose until a draft can be confirmed; answer first whatever is asked in secret."""
        end = time.perf_counter() + PATIENCE
        while not self._newest(DRAFT, private=False):
            if self._is_over():
                raise UsageError("the game was over too soon; try fewer --moves or another --seed")
            if time.perf_counter() > end:
                raise UsageError("a panel never came")
            await self._choose_in_secret()
            await self.rest()
        await self._click(DRAFT, private=False)
        for _ in range(MOST_CLICKS):
            if self._newest(CONFIRM, private=True):
                return
            await self._click(DRAFT, private=True)
        raise UsageError("a draft never came to Confirm")

    async def press_panel(self) -> bool:
        """Press what the panel offers first; say whether there was anything."""
        verbs = next((v for v in (DRAFT, SECRET) if self._newest(v, private=False)), None)
        if verbs is not None:
            await self._click(verbs, private=False)
        return verbs is not None

    async def confirm(self) -> None:
        """Confirm the draft, and wait until the person is asked again."""
        await self._click(CONFIRM, private=True)
        await self.rest()

    async def _choose_in_secret(self) -> None:
        """Make a secret choice, if one is wanted of this person."""
        await self._click(SECRET, private=False)
        for _ in range(MOST_CLICKS):
            if self._has_chosen() or not self._newest(SECRET, private=True):
                return
            await self._click(SECRET, private=True)
        raise UsageError("a secret choice never came to its end")

    def _has_chosen(self) -> bool:
        return bool(self._rows("select 1 from pick where person = ?", int(self._person.id)))

    async def _click(self, verbs: tuple[str, ...], *, private: bool) -> None:
        """Take the first thing that is on offer, on the panel or in private."""
        for message, found in self._newest(verbs, private=private):
            if found["custom_id"].startswith("menu:"):
                value = found["options"][0]["value"]
                await self._answered(self._person.choose(message, found["custom_id"], [value]))
            else:
                await self._answered(self._person.press(message, found["custom_id"]))
            return
        raise UsageError("a move could not be made")

    async def _answered(self, doing: Awaitable[Outcome]) -> None:
        """Wait until a private message says something else than before."""
        before, changed = self._private(), asyncio.Event()
        stop = self._person.listen(lambda _: changed.set())
        try:
            await doing
            async with asyncio.timeout(PATIENCE):
                while (now := self._private()) is None or now == before:
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            raise UsageError("a click was never answered") from None
        finally:
            stop()

    def _private(self) -> tuple[str, Sequence[Message]] | None:
        """The newest private message and what it shows; None while the bot is thinking."""
        messages = [m for m in self._person.messages(self._channel) if m["flags"] & PRIVATE]
        if not messages or not messages[-1]["components"]:
            return None
        return messages[-1]["id"], messages[-1]["components"]

    def _newest(self, verbs: tuple[str, ...], *, private: bool) -> list[tuple[str, Message]]:
        """The components of the newest message whose custom ids begin so, and its number."""
        for message in reversed(self._person.messages(self._channel)):
            if bool(message["flags"] & PRIVATE) == private:
                return [
                    (message["id"], component)
                    for component in _pressable(message["components"])
                    if component["custom_id"].startswith(verbs)
                ]
        return []

    async def rest(self) -> None:
        """Wait until the person may be asked and nothing more is done for the table."""
        end, since = time.perf_counter() + PATIENCE, None
        while since is None or time.perf_counter() < since + REST:
            if time.perf_counter() > end:
                raise UsageError("a panel never came")
            if not (self._is_settled() and (self._may_be_asked() or self._is_over())):
                since = None
            elif since is None:
                since = time.perf_counter()
            await asyncio.sleep(STEP)

    def _may_be_asked(self) -> bool:
        """Return whether the panel asks a person; whom it asks in secret only an answer tells."""
        if self._newest(SECRET, private=False):
            return not self._has_chosen()
        return bool(self._newest(DRAFT, private=False))

    def _is_over(self) -> bool:
        return bool(self._rows("select 1 from game where status <> ?", Status.PLAYING))

    def _is_settled(self) -> bool:
        """Return whether all is told, and the old panel has lost its buttons."""
        return not self._rows(
            "select 1 from outbox union all select 1 from old_panel union all"
            " select 1 from game where not exists (select 1 from post where kind='panel'"
            " and post.game = game.id and post.revision = game.revision)"
        )

    def _rows(self, question: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.Connection(self._database)) as db:
            return db.execute(question, values).fetchall()


def _pressable(components: Sequence[Message]) -> Iterator[Message]:
    """All buttons and menus of a message that are not grey."""
    for component in components:
        if "custom_id" in component and not component.get("disabled"):
            yield component
        yield from _pressable(component.get("components", ()))
