"""Several processes on one database: which of them are there, and which shards each serves.

A table belongs to whoever serves the shard of its server.  Anybody may act on it; its owner
tells what has happened, keeps its clocks and plays its computer seats.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

_SHIFT = 22  # of a server's number, as Discord does it


def shard_of(guild: int | None, count: int) -> int:
    """Return the shard of a server; what has no server, such as direct messages, is of shard 0."""
    return ((guild or 0) >> _SHIFT) % count


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of all the shards: those that a process serves."""

    count: int  # of all of them
    own: tuple[int, ...]

    def has(self, guild: int | None) -> bool:
        """Return whether a server's shard is among them."""
        return shard_of(guild, self.count) in self.own

    def sql(self, guild: str) -> str:
        """Return the condition that a column with a server's number is of one of them."""
        own = ", ".join(str(int(shard)) for shard in self.own) or "null"
        return f"(coalesce({guild}, 0) >> {_SHIFT}) % {int(self.count)} in ({own})"


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process that shares the database, as it last said of itself."""

    holder: str
    expires: float  # by the clock of the database
    shards: tuple[int, ...]
    report: str  # JSON, for the health pages


class Thing(enum.StrEnum):
    """What another process may have changed."""

    GAME = enum.auto()  # moved on, or something of it is to be told; by its number
    LOBBY = enum.auto()  # has become something else, or is no more; by its number
    MOTION = enum.auto()  # somebody has voted, or it has ended; by the number of its game
    CALL = enum.auto()  # somebody has answered an invitation; by the number of its lobby
    SETTING = enum.auto()  # of an owner (bot/store/owners.py)
    ANYTHING = enum.auto()  # the connection was lost, and nobody knows what was missed


@dataclass(frozen=True, slots=True)
class Change:
    """What another process has changed; everything that is remembered of it is to be read again."""

    what: Thing
    number: int = 0
    acts: int | None = None  # of a game: how many were made in it by then
    guild: int | None = None  # of a game or a lobby
    owner: str = ""  # of a setting


class FleetStore(Protocol):
    """Keeps which processes share a database, and which shards each of them serves.

    A process stays one of them only as long as it says so; one that slept for too long writes
    nothing more.  Times are those of the database's clock.
    """

    async def join(self, holder: str, shards: int, seconds: float) -> None:
        """Become one of the processes, for some seconds; ``shards`` is the number of all shards.

        Raises :exc:`~bot.store.errors.LeaseHeld` if the database is for one process alone, and
        :exc:`~bot.store.errors.OtherShards` if the living ones use another number of shards.
        """
        ...

    async def keep(self, report: str, seconds: float) -> tuple[int, ...]:
        """Stay one of them, take shards that nobody serves, and return all that are ours now.

        Nobody takes more than a fair share.  Raises :exc:`~bot.store.errors.LeaseLost`.
        """
        ...

    async def too_many(self) -> tuple[int, ...]:
        """Return those of our shards above our fair share for which another process waits.

        Whoever is told closes their connections, and then gives them back.
        """
        ...

    async def give_back(self, shards: Sequence[int]) -> None:
        """Let others serve some of our shards."""
        ...

    async def leave(self) -> None:
        """Be none of the processes any more; others may have our shards at once."""
        ...

    async def turn_to_identify(self, bucket: int, seconds: float) -> float:
        """Return how many seconds to wait before we may introduce ourselves to Discord.

        Turns of a bucket are some seconds apart over all processes; asking takes the turn.
        """
        ...

    async def processes(self) -> list[ProcessRow]:
        """List the living processes."""
        ...

    async def tell(self, change: Change) -> None:
        """Let the other processes look again at something that has changed in no table."""
        ...

    def listen(self, told: Callable[[Change], None]) -> None:
        """Call this whenever another process has changed something, until the store is closed."""
        ...
