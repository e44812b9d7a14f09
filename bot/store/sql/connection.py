"""A connection as a work sees it: the part of sqlite3's own that every database has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Rows(Protocol):
    """What a statement has found, and how many rows it has changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were inserted, changed or deleted."""
        ...

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all other rows."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Runs statements, inside a transaction that somebody else has begun."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 - sqlite3's name
        """What is raised when a row may not be there."""
        ...

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> object:
        """Run a statement with each of some values."""
        ...


Work = Callable[[Connection], T]
