"""How often a bot may connect, and how much it may say when it has."""

from __future__ import annotations

import math

from sandbox.clock import Clock
from sandbox.limits import Quota
from sandbox.shards import Shard

DAY = 24 * 3600.0
IDENTIFY_SECONDS = 5.0
GUILDS_ADVISED = 1000
"""For how many servers Discord advises one more shard."""


class SessionStarts:
    """So many IDENTIFYs in a day, over all shards; those that got op 9 count as well."""

    def __init__(self, clock: Clock) -> None:
        self.total = 1000
        self._clock = clock
        self._used = 0
        self._began = 0.0

    @property
    def remaining(self) -> int:
        """How many are left today."""
        self._turn_page()
        return max(0, self.total - self._used)

    @property
    def reset_after(self) -> float:
        """In how many seconds all are there again; 0 if none was used."""
        self._turn_page()
        return self._began + DAY - self._clock.now() if self._used else 0.0

    def take(self) -> bool:
        """Use one up, if one is left."""
        if not self.remaining:
            return False
        if not self._used:
            self._began = self._clock.now()
        self._used += 1
        return True

    def restart(self) -> None:
        """Count from the beginning."""
        self._used = 0

    def _turn_page(self) -> None:
        if self._clock.now() >= self._began + DAY:
            self._used = 0


class GatewayLimits:
    """The limits of the gateway, all of them for one bot.

    `commands` is for each connection, `presences` for each session, `identifies` for each bucket
    of shards that may begin together.
    """

    def __init__(self, clock: Clock) -> None:
        self.commands = Quota(clock, 120, 60.0)
        self.presences = Quota(clock, 5, 20.0)
        self.identifies = Quota(clock, 1, IDENTIFY_SECONDS)
        self.max_concurrency = 1
        self.starts = SessionStarts(clock)
        self.most_guilds = 2500
        self.advised_shards: int | None = None

    def may_identify(self, shard: Shard) -> bool:
        """Whether it is this shard's turn; if so, it is nobody else's of its bucket for a while."""
        return self.identifies.take(str(shard.id % self.max_concurrency)) is None

    def pace_identifies(self, seconds: float | None) -> None:
        """Let so many seconds lie between two of a bucket, or none at all."""
        self.identifies.limit = None if seconds is None else 1
        self.identifies.window = seconds or 0.0

    def shards_for(self, guilds: int) -> int:
        """How many shards to advise for so many servers."""
        return self.advised_shards or max(1, math.ceil(guilds / GUILDS_ADVISED))
