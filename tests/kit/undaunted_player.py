"""A person who goes on although Discord fails: whatever is not answered is pressed again."""

from __future__ import annotations

import asyncio
from random import Random

from sandbox.errors import CannotDoError
from sandbox.outcomes import Outcome
from sandbox.wire import Json, MessageFlag
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import FINISHED
from tests.kit.table_talk import Widget, is_private, widgets

PATIENCE = 25.0  # seconds for an answer: long enough for several tries of the bot
MOST_CLICKS = 40
QUICK = ("Gain", "Unlock", "Take")  # actions that need no more clicks


class UndauntedPlayer:
    """Does what a panel asks of one person; stops when something is not answered."""

    def __init__(self, actor: Actor, random: Random) -> None:
        self.actor = actor
        self.random = random

    @property
    def id(self) -> str:
        return str(self.actor.person.id)

    async def answer(self, panel: Json) -> None:
        """Click until the decision is made, or until Discord or the bot does not answer."""
        message = await self._click(self._quickest(_deciding(panel)))
        for _ in range(MOST_CLICKS):
            if message is None or any(word in text_of(message) for word in FINISHED):
                return
            choices = _deciding(message)
            if not choices:
                return
            confirm = [w for w in choices if w.verb == "ok"]
            message = await self._click(self._quickest(confirm or choices))
        raise AssertionError(f"never done: {text_of(message)}")

    def _quickest(self, choices: list[Widget]) -> Widget:
        """Something that is soon done, so that a game has few calls to be struck."""
        quick = [w for w in choices if w.label.startswith(QUICK)]
        return self.random.choice(quick or choices)

    async def _click(self, widget: Widget) -> Json | None:
        """Use a widget; return the answer, or None if there is none to be had."""
        changed: set[str] = set()
        stop = self.actor.person.listen(lambda update: changed.add(update.data.get("id", "")))
        try:
            outcome = await widget.use(self.actor)
            if outcome.kind == "failed" or outcome.message_id is None:
                return None
            return await self._answered(outcome, changed)
        except CannotDoError:
            return None  # the message has changed or gone since it was read
        finally:
            stop()

    async def _answered(self, outcome: Outcome, changed: set[str]) -> Json | None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while loop.time() < end:
            if (message := self.actor.answer(outcome, changed)) is not None:
                return message
            await asyncio.sleep(0.01)
        assert thinking(self.actor) == [], "somebody reads that the bot thinks, and nothing comes"
        return None


def thinking(actor: Actor) -> list[Json]:
    """The private answers that somebody still waits for."""
    seen = actor.messages()
    return [m for m in seen if is_private(m) and m["flags"] & MessageFlag.LOADING]


def _deciding(message: Json) -> list[Widget]:
    return [w for w in widgets(message) if w.verb in ("d", "pick", "ok")]
