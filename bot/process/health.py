"""Whether all background loops of this process are running.

Each loop reports every round; the lease's renewal stores which are late, and
``python -m bot.process.healthcheck`` reads it from outside.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import NamedTuple


class _Beat(NamedTuple):
    at: float
    within: float


class Health:
    """The loops of this process, and when each was last seen alive."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._beats: dict[str, _Beat] = {}
        self.blocked: set[int] = set()  # games that wait for people: a permission is missing

    def beat(self, name: str, *, within: float) -> None:
        """Note that a loop is alive and will report again within that many seconds."""
        self._beats[name] = _Beat(self._clock(), within)

    def done(self, name: str) -> None:
        """Note that a loop has ended on purpose."""
        self._beats.pop(name, None)

    def late(self) -> dict[str, float]:
        """List the loops that have broken their word, and for how many seconds."""
        now = self._clock()
        return {
            name: now - beat.at - beat.within
            for name, beat in self._beats.items()
            if now > beat.at + beat.within
        }

    def report(self) -> str:
        """Write down, as JSON, what somebody outside must know."""
        late = {name: round(seconds) for name, seconds in self.late().items()}
        return json.dumps({"late": late, "blocked": sorted(self.blocked)})
