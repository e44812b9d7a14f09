"""Which pieces a game has, and by what one can tell that a piece was used.

For tests and fuzzing: a piece that thousands of games never use was never tested either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from rules.engine.events import Event

Used: TypeAlias = Callable[[Mapping[str, Any]], Iterable[object]]


class Pieces(NamedTuple):
    """All pieces of one kind, and which of them an event of a given name says were used."""

    all: tuple[object, ...]
    used: Mapping[str, Used]


@runtime_checkable
class HasPieces(Protocol):
    """A game that says which pieces it has."""

    pieces: Mapping[str, Pieces]  # by the name of their kind


def named(field: str) -> Used:
    """Read one piece, or several in a list, from a field of an event."""

    def read(data: Mapping[str, Any]) -> Iterable[object]:
        value = data[field]
        return value if isinstance(value, list | tuple) else (value,)

    return read


class Coverage:
    """How often each piece of a game was used."""

    def __init__(self, kinds: Mapping[str, Pieces]) -> None:
        self._kinds = kinds
        self.counts: dict[str, Counter[str]] = {
            kind: Counter({str(piece): 0 for piece in pieces.all}) for kind, pieces in kinds.items()
        }

    def add(self, events: Iterable[Event]) -> None:
        """Look for pieces in what has happened."""
        for event in events:
            for kind, pieces in self._kinds.items():
                if event.what in pieces.used:
                    counts = self.counts[kind]
                    for piece in pieces.used[event.what](event.data):
                        if str(piece) in counts:
                            counts[str(piece)] += 1

    def unused(self) -> dict[str, list[str]]:
        """The pieces that were never used, by kind; kinds of which all were are left out."""
        missing = {
            kind: [p for p, n in counts.items() if not n] for kind, counts in self.counts.items()
        }
        return {kind: pieces for kind, pieces in missing.items() if pieces}
