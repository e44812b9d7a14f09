"""Kills the bot at a chosen kind of moment: in the middle of what it is doing."""

from __future__ import annotations

import asyncio
import enum
from collections import Counter
from collections.abc import Iterable
from random import Random

from sandbox.feed import Update
from sandbox.people import Person
from sandbox.server import Sandbox
from sandbox.wire import MessageFlag
from sandbox.world import is_dm
from tests.kit.quick_bot import QuickBot

UNANSWERED = 3.1  # seconds after which Discord says that nobody answered


class Moment(enum.Enum):
    """Where a kill strikes; at most moments the bot waits for the answer to a request."""

    PRESS = "between a press and its acknowledgement"
    STORING = "some milliseconds after the acknowledgement"
    ANSWER = "while the private answer is being shown"
    POST = "while a public message is being posted"
    EDIT = "while a public message is being edited"
    LETTER = "while a letter is being sent"
    ANY = "at any time"


class Killer:
    """Arms itself for a moment, strikes once, and lets the bot be started again.

    A listener of the sandbox runs inside the request that changes a message, so the change is
    there and the bot has not heard of it when it dies.
    """

    def __init__(self, sandbox: Sandbox, bot: QuickBot, random: Random) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._random = random
        self._armed: Moment | None = None
        self._left = 0
        self.struck = asyncio.Event()
        self.kills: Counter[Moment] = Counter()

    def watch(self, people: Iterable[Person]) -> None:
        """Look at what these people see."""
        for person in people:
            person.listen(self._on_update)

    def arm(self) -> None:
        """Choose the next moment, the rarest ones preferred."""
        fewest = min(self.kills[moment] for moment in Moment)
        rare = [moment for moment in Moment if self.kills[moment] <= fewest + 2]
        self._armed = self._random.choice(rare)
        self._left = self._random.randint(1, 2)
        if self._armed is Moment.ANY:
            self._later(self._random.uniform(0.0, 0.6), Moment.ANY)

    def disarm(self) -> None:
        """Let the bot live."""
        self._armed = None

    @property
    def armed(self) -> bool:
        return self._armed is not None

    def on_press(self) -> None:
        """Note that somebody presses something right now."""
        if self._armed is Moment.PRESS:
            self._later(self._random.uniform(0.0, 0.004), Moment.PRESS)

    def _on_update(self, update: Update) -> None:
        moment = self._moment_of(update)
        if moment is not None and moment is self._armed:
            self._left -= 1
            if self._left <= 0:
                if moment is Moment.STORING:
                    self._later(self._random.uniform(0.0, 0.03), moment)
                else:
                    self._strike(moment)

    def _moment_of(self, update: Update) -> Moment | None:
        if update.kind not in ("message_create", "message_update"):
            return None
        message, created = update.data, update.kind == "message_create"
        if not message["author"].get("bot"):
            return None
        if message["flags"] & MessageFlag.EPHEMERAL:
            return Moment.STORING if created else Moment.ANSWER
        if is_dm(self._sandbox.parts.world.channels[message["channel_id"]]):
            return Moment.LETTER if created else None
        return Moment.POST if created else Moment.EDIT

    def _later(self, seconds: float, moment: Moment) -> None:
        def strike() -> None:
            if self._armed is moment:
                self._strike(moment)

        asyncio.get_running_loop().call_later(seconds, strike)

    def _strike(self, moment: Moment) -> None:
        if self.struck.is_set():
            return
        self._bot.kill()
        self._armed = None
        self.kills[moment] += 1
        self.struck.set()
        # Whoever waits for an answer is told by Discord that there is none.
        asyncio.get_running_loop().call_later(0.02, self._sandbox.control.advance_clock, UNANSWERED)
