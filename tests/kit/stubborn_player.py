"""A person who clicks on although the bot dies under their hands."""

from __future__ import annotations

import asyncio
from random import Random

from sandbox.errors import CannotDoError
from sandbox.outcomes import Outcome
from sandbox.wire import Json, MessageFlag
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import FINISHED
from tests.kit.killer import Killer
from tests.kit.table_talk import Widget, is_private, widgets

PATIENCE = 20.0
MOST_CLICKS = 60
OUR_FAULT = "Something went wrong on my side"


class Interrupted(Exception):
    """The bot died; what was being done may or may not have happened."""


class StubbornPlayer:
    """Answers what the table asks of one person; every press may find the bot dead."""

    def __init__(self, actor: Actor, random: Random, killer: Killer) -> None:
        self.actor = actor
        self.random = random
        self.killer = killer
        self.told: list[str] = []  # what they were told was done

    @property
    def id(self) -> str:
        return str(self.actor.person.id)

    async def answer(self, panel: Json) -> None:
        """Decide, to the end; raises Interrupted if the bot is killed meanwhile."""
        old = self.newest_private()
        if old is not None and self.random.random() < 0.3:
            await self._try_old_buttons(old)
        await self._click(self.random.choice(_deciding(panel)))
        for _ in range(MOST_CLICKS):
            message = self.newest_private()
            assert message is not None
            text = text_of(message)
            assert OUR_FAULT not in text
            choices = _deciding(message)
            if not choices or any(word in text for word in FINISHED):
                return
            confirm = [w for w in choices if w.verb == "ok"]
            others = [w for w in choices if w.verb != "ok"]
            go_on = others and (not confirm or self.random.random() < 0.5)
            await self._click(self.random.choice(others if go_on else confirm))
        raise AssertionError(f"never done: {text}")

    async def _try_old_buttons(self, message: Json) -> None:
        """Press something on an old private message: it must be answered, whatever it says."""
        offered = [w for w in _deciding(message) if w.verb != "ok"]
        if offered:
            await self._click(self.random.choice(offered))
            assert OUR_FAULT not in text_of(self.actor.person.message(message["id"]))

    def newest_private(self) -> Json | None:
        private = [
            m
            for m in self.actor.messages()
            if is_private(m) and not m["flags"] & MessageFlag.LOADING
        ]
        return private[-1] if private else None

    async def _click(self, widget: Widget) -> None:
        changed: set[str] = set()
        stop = self.actor.person.listen(lambda update: changed.add(update.data.get("id", "")))
        try:
            pressing = asyncio.ensure_future(widget.use(self.actor))
            await asyncio.sleep(0)
            self.killer.on_press()
            try:
                outcome = await pressing
            except CannotDoError:
                return  # the message has changed since it was read
            if self.killer.struck.is_set():
                raise Interrupted
            assert outcome.kind != "failed", "a bot that lives must answer"
            await self._answered(outcome, changed)
        finally:
            stop()

    async def _answered(self, outcome: Outcome, changed: set[str]) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while loop.time() < end:
            if self.actor.answer(outcome, changed) is not None:
                return
            if self.killer.struck.is_set():
                raise Interrupted
            await asyncio.sleep(0.005)
        raise AssertionError("the bot never finished its answer")


def _deciding(message: Json) -> list[Widget]:
    return [w for w in widgets(message) if w.verb in ("d", "pick", "ok")]
