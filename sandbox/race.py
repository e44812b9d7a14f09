"""Whether a request's events or its response reach the bot first.

Discord guarantees no order between the gateway and REST: the MESSAGE_CREATE of the bot's own
message may come before or after the response to its POST.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from sandbox.events import Event

Order = Literal["vary", "before", "after"]
LAG = (0.002, 0.02)
"""Seconds by which events may come after the answer."""

HEAD_START = (0.002, 0.005)
"""Seconds by which events may come before it."""

HURRIED = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class Held:
    """The events of one request that is under way."""

    open: bool = True
    events: list[Event] = field(default_factory=list)


HELD: ContextVar[Held | None] = ContextVar("held", default=None)


class Race:
    """Decides the order for each request, by a seed."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self.order: Order = "vary"

    def restart(self, seed: int, order: Order) -> None:
        """Use a new order from here on."""
        self._random = Random(seed)
        self.order = order

    def lag(self, template: str) -> float:
        """By how many seconds the events come after the answer, or before it if negative.

        Answers to people are never kept back: their three seconds run.
        """
        head_start = 0.0 if template.startswith(HURRIED) else self._random.uniform(*HEAD_START)
        lag = self._random.uniform(*LAG)
        if self.order == "vary":
            return self._random.choice((0.0, -head_start, lag))
        return -head_start if self.order == "before" else lag
