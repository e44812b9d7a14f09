"""A person who plays by buttons and menus only, choosing at random among what is shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bot.texts import LANGUAGES, Texts
from sandbox.outcomes import Outcome
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.table_talk import (
    Widget,
    asked,
    is_private,
    is_quiet,
    is_verdict,
    newest_panel,
    question,
    widgets,
)

PATIENCE = 20.0
MOST_CLICKS = 60
THINKING = 128
FINISHED = {  # how an answer begins after which nothing is left to be done, in any language
    re.split(r"(?<=[:.])", Texts(language)(key, answer="?"))[0]
    for language in LANGUAGES
    for key in ("pick-chosen", "pick-too-late", "pick-revealed", "draft-done")
}
BACK = {Texts(language)("draft-back") for language in LANGUAGES}
MOST_DETOURS = 3  # going back or to a forecast, in one answer: else a wanderer never arrives
UTILITIES = {"hand", "plan", "undo", "watch", "help", "back", "drop", "type", "rules"}


class ButtonPlayer:
    """Answers whatever the table asks of one person, by clicking."""

    def __init__(self, actor: Actor, random: Random) -> None:
        self.actor = actor
        self.random = random
        self.clicks = 0

    @property
    def id(self) -> str:
        return str(self.actor.person.id)

    async def answer(self, panel: Json) -> None:
        """Do what the panel asks of this person, to the end."""
        offered = [w for w in widgets(panel) if w.verb in ("d", "pick")]
        await self.click(self.random.choice(offered))
        detours = 0
        for _ in range(MOST_CLICKS):
            message = await self._private()
            if message is None:
                return
            choices = [w for w in widgets(message) if w.verb not in UTILITIES]
            if not choices or self._is_done(message):
                return
            if detours == MOST_DETOURS:
                choices = [w for w in choices if not is_detour(w)]
            confirm = [w for w in choices if w.verb == "ok"]
            others = [w for w in choices if w.verb != "ok"]
            go_on = others and (not confirm or self.random.random() < 0.6)
            widget = self.random.choice(others if go_on else confirm)
            detours += is_detour(widget)
            await self.click(widget)
        raise AssertionError(f"never done: {text_of(message)}")

    def _is_done(self, message: Json) -> bool:
        return any(word in text_of(message) for word in FINISHED)

    async def click(self, widget) -> None:
        """Use a widget and wait until the bot's answer is there to be read."""
        self.clicks += 1
        await settled(self.actor, lambda: widget.use(self.actor))

    async def _private(self) -> Json | None:
        private = [m for m in self.actor.messages() if is_private(m)]
        return private[-1] if private else None


def is_detour(widget: Widget) -> bool:
    """Whether it leads away from the end of the answer."""
    return widget.verb == "forecast" or widget.label in BACK


async def settled(actor: Actor, use: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Use something, and wait until the bot's answer is there to be read."""
    changed: set[str] = set()
    stop = actor.person.listen(lambda update: changed.add(update.data.get("id", "")))
    loop = asyncio.get_running_loop()
    try:
        outcome = await use()
        assert outcome.kind != "failed", f"{actor.person.name} got no answer"
        end = loop.time() + PATIENCE
        while loop.time() < end:
            if actor.answer(outcome, changed) is not None:
                return outcome
            await asyncio.sleep(0.005)
    finally:
        stop()
    raise AssertionError(f"the bot never finished its answer to {actor.person.name}")


async def play_to_the_end(
    players: list[ButtonPlayer],
    *,
    most: int = 2000,
    until: Callable[[Json], bool] = is_verdict,
) -> Json:
    """Let people answer whenever they are asked, until the verdict or another panel."""
    watcher = players[0].actor
    answered: set[tuple[Any, str]] = set()  # question and person: each is answered once
    for _ in range(most):
        panel, player = await _next_panel(watcher, players, answered, until)
        if player is None:
            return panel
        answered.add((question(panel), player.id))
        await player.answer(panel)
        await _is_counted(watcher, panel, player)
    raise AssertionError("the game never ended")


async def _is_counted(watcher: Actor, panel: Json, player: ButtonPlayer) -> None:
    """Wait until the channel says that somebody has answered, as people at a table would."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while loop.time() < end:
        newest = newest_panel(watcher)
        if newest is None or question(newest) != question(panel) or player.id not in asked(newest):
            return
        await asyncio.sleep(0.01)
    seen = [text_of(m)[:300] for m in player.actor.messages() if is_private(m)][-2:]
    raise AssertionError(
        f"{player.actor.person.name} has answered, and the channel waits for them; they see {seen}"
    )


async def _next_panel(
    watcher: Actor,
    players: list[ButtonPlayer],
    answered: set[tuple[Any, str]],
    until: Callable[[Json], bool],
) -> tuple[Json, ButtonPlayer | None]:
    """Wait until somebody is asked who has not answered yet, or the game is over."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while loop.time() < end:
        panel = newest_panel(watcher)
        if panel is not None and until(panel):
            return panel, None
        for player in players if panel else ():
            is_asked = player.id in asked(panel) or is_quiet(panel)
            if is_asked and (question(panel), player.id) not in answered:
                return panel, player
        await asyncio.sleep(0.01)
    raise AssertionError(f"nobody is asked: {[text_of(m) for m in watcher.messages()[-2:]]}")
