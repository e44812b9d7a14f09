"""Which part of the bot's servers a gateway connection is told of."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.snowflakes import SEQUENCE_BITS

FIRST = 0
"""What happens in no server, such as in direct messages, is the first shard's."""


@dataclass(frozen=True, slots=True, order=True)
class Shard:
    """One of `count` parts."""

    id: int
    count: int

    def serves(self, guild_id: str | None) -> bool:
        """Whether it is told of this server, or of what happens in none."""
        return self.id == (FIRST if guild_id is None else shard_of(guild_id, self.count))


WHOLE = Shard(0, 1)
"""What a bot gets that does not shard."""


def shard_of(guild_id: str, count: int) -> int:
    """Which of so many shards serves a server."""
    return (int(guild_id) >> SEQUENCE_BITS) % count


def read_shard(data: object) -> Shard | None:
    """Read the `shard` of an IDENTIFY, if it names one."""
    match data:
        case [bool(), _] | [_, bool()]:
            return None
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
    return None
