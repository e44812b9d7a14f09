"""What someone knows of a position: everything except others' secrets.

A veil is plain data and can be sent to another process.  Positions that look alike to its
viewer have the same veil, so nothing computed from a veil can reveal a secret.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rules.engine import plain
from rules.engine.decisions import Seat

S = TypeVar("S")
T = TypeVar("T")


class Dealer(Protocol):
    """A source of luck, such as ``random.Random``; rules bring none of their own."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to below ``stop``."""
        ...


class SameDealer:
    """Deals the same veil always alike: what is shown of it then depends on the veil alone."""

    def __init__(self) -> None:
        self._drawn = 1

    def randrange(self, stop: int, /) -> int:
        """Return the next number of a fixed row (Park and Miller's)."""
        self._drawn = self._drawn * 48_271 % 2_147_483_647
        return self._drawn % stop


def shuffled(items: Sequence[T], dealer: Dealer) -> list[T]:
    """Return the items in any order, each as likely as the others."""
    row = list(items)
    for left in range(len(row), 1, -1):
        place = dealer.randrange(left)
        row[left - 1], row[place] = row[place], row[left - 1]
    return row


class Known(NamedTuple):
    """A decision since the checkpoint, as the viewer knows it; no key where they do not."""

    seat: Seat
    what: str
    key: str | None
    auto: bool


class Veil(NamedTuple, Generic[S]):
    """A position as one viewer, or the public, knows it."""

    rules: str
    base: int  # how many decisions of the whole game lie before the checkpoint
    since: list[Known]
    asks: list[tuple[Seat, str]]  # who is asked what now
    picks: dict[Seat, str]  # the viewer's own
    proposals: dict[Seat, str]  # those that the viewer made or is to decide about
    view: Any  # what the viewer sees, where decisions since are hidden; else None
    viewer: Seat | None
    state: S  # the checkpoint, veiled by the game

    @property
    def hides_decisions(self) -> bool:
        """Return whether the viewer does not know every decision since the checkpoint."""
        return any(known.key is None for known in self.since)

    def dumps(self) -> str:
        """Write it as JSON."""
        rest = json.dumps({**self._asdict(), "state": None}, separators=(",", ":"))
        return f"{rest.removesuffix('null}')}{plain.dumps(self.state)}}}"

    @classmethod
    def loads(cls, state_type: type[S], text: str) -> Veil[S]:
        """Read what :meth:`dumps` wrote."""
        data: dict[str, Any] = json.loads(text)
        return cls(
            data["rules"],
            data["base"],
            [Known(*row) for row in data["since"]],
            [(seat, what) for seat, what in data["asks"]],
            {int(seat): key for seat, key in data["picks"].items()},
            {int(seat): key for seat, key in data["proposals"].items()},
            data["view"],
            data["viewer"],
            plain.from_data(state_type, data["state"]),
        )
