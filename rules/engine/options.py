"""Long lists of options that are made only as far as somebody looks.

Whoever plays at random counts the options and takes one; the others need not be made for that.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import TypeVar, overload

T = TypeVar("T")


class Lazy(Sequence[T]):
    """Options that can be counted without being made; a subclass says how many and which."""

    __slots__ = ()

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return list(self)[place]
        return self.nth(place if place >= 0 else len(self) + place)

    @abstractmethod
    def __iter__(self) -> Iterator[T]: ...

    def nth(self, place: int) -> T:
        """The option at a place from 0; raises IndexError behind the last."""
        for option in islice(self, place, None):
            return option
        raise IndexError(place)


class Rows(Lazy[T]):
    """Several rows of options, one after the other."""

    __slots__ = ("_count", "_rows")

    def __init__(self, *rows: Sequence[T]) -> None:
        self._rows = rows
        self._count = sum(map(len, rows))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._rows)

    def nth(self, place: int) -> T:
        """The option at a place, of the row that it lies in."""
        for row in self._rows:
            count = len(row)
            if place < count:
                return row[place]
            place -= count
        raise IndexError(place)
