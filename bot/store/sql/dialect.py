"""The few things that each database does in its own way."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from bot.store.sql.connection import Connection


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: str  # integer, flag, real, text, or blob for bytes and whatever is packed
    is_needed: bool  # it takes no null


class Dialect(Protocol):
    """How one database says it; all of it inside the caller's transaction."""

    def tables(self, db: Connection) -> dict[str, list[Column]]:
        """Return every table with its columns, both in a fixed order."""
        ...

    def unlocked(self, db: Connection, table: str) -> AbstractContextManager[None]:
        """Let rows of a table be changed that otherwise never are."""
        ...

    def next_game(self, db: Connection) -> int:
        """Return a number that no game has had in any life of the database."""
        ...

    def skip_numbers(self, db: Connection, count: int) -> None:
        """Let games, lobbies and votes have numbers that are larger by so much."""
        ...
