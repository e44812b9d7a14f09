"""Discord's special limits: renames, edits of old messages, threads, new DMs."""

from __future__ import annotations

import math
from collections import deque

from sandbox.clock import Clock

TEN_MINUTES = 600.0
OLD_SECONDS = 3600.0
"""From this age on edits of a message are counted."""

MANY_KEYS = 1000


class Quota:
    """At most that many times in that many seconds per key; None means no limit."""

    def __init__(self, clock: Clock, limit: int | None, window: float) -> None:
        self.limit = limit
        self.window = window
        self._clock = clock
        self._used: dict[str, deque[float]] = {}

    def take(self, key: str) -> float | None:
        """Use one up; if there is none left, tell in how many seconds there will be."""
        if self.limit is None:
            return None
        now = self._clock.now()
        if len(self._used) > MANY_KEYS:
            self._used = {k: d for k, d in self._used.items() if d and d[-1] > now - self.window}
        used = self._used.setdefault(key, deque())
        while used and used[0] <= now - self.window:
            used.popleft()
        if len(used) >= self.limit:
            return used[0] + self.window - now if used else self.window
        used.append(now)
        return None


class Limits:
    """The limits of one Discord.

    That of old edits is not published: people have met it at about three in a channel in twenty
    seconds.  Neither is that of new DMs, which is off until a test sets it.
    """

    def __init__(self, clock: Clock) -> None:
        self.renames = Quota(clock, 2, TEN_MINUTES)
        self.old_edits = Quota(clock, 3, 20.0)
        self.dm_openings = Quota(clock, None, TEN_MINUTES)
        self.active_threads: float = 1000
        self.blocked_words: set[str] = set()

    def lift(self) -> None:
        """Let AutoMod, threads and DMs be as they were."""
        self.dm_openings.limit = None
        self.active_threads = 1000
        self.blocked_words.clear()

    def blocks(self, texts: list[str]) -> bool:
        """Whether AutoMod stops a message with these texts."""
        return any(word in text.casefold() for word in self.blocked_words for text in texts)


def whole_seconds(seconds: float) -> int:
    """As a Retry-After header has it."""
    return max(1, math.ceil(seconds))
