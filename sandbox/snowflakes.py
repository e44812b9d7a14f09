"""Discord's ids: numbers that grow with time."""

from __future__ import annotations

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
SEQUENCE_BITS = 22


class Snowflakes:
    """Hands out ids, each greater than the one before, even if the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Make a new id."""
        elapsed_ms = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self._last = max(self._last + 1, elapsed_ms << SEQUENCE_BITS)
        return str(self._last)

    def apart(self, count: int) -> list[str]:
        """Make ids of milliseconds that follow each other, so that shards share them evenly.

        Servers need them: those of one millisecond would all have the same shard.
        """
        elapsed_ms = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        first_ms = max(elapsed_ms, (self._last >> SEQUENCE_BITS) + 1)
        made = [(first_ms + step) << SEQUENCE_BITS for step in range(count)]
        self._last = max([self._last, *made])
        return [str(number) for number in made]

    def skip(self, used: str) -> None:
        """Never hand out this id or an older one: it was read from a file."""
        self._last = max(self._last, int(used))


def seconds_of(snowflake: str) -> float:
    """Read the moment at which an id was made."""
    return ((int(snowflake) >> SEQUENCE_BITS) + DISCORD_EPOCH_MS) / 1000
