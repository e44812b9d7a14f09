"""The record of the bot's REST calls, numbered so that any of them can be made to fail."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

KEPT = 20_000


@dataclass(slots=True)
class RestCall:
    """One request of the bot, of whatever route.

    `status` is None while it is under way and if its connection was broken; `suffered` names
    the planned faults that struck it.
    """

    number: int
    method: str
    path: str
    template: str
    parameters: Mapping[str, str]
    status: int | None = None
    suffered: list[str] = field(default_factory=list)

    @property
    def route(self) -> str:
        """What was asked, without the ids: the same in every run."""
        return f"{self.method} {self.template}"


class Calls:
    """The calls since the beginning, or since `restart`; the first has the number 1."""

    def __init__(self) -> None:
        self._made: deque[RestCall] = deque(maxlen=KEPT)
        self.count = 0

    def __iter__(self) -> Iterator[RestCall]:
        return iter(self._made)

    def note(
        self, method: str, path: str, template: str, parameters: Mapping[str, str]
    ) -> RestCall:
        """Number a request and write it down."""
        self.count += 1
        call = RestCall(self.count, method, path, template, parameters)
        self._made.append(call)
        return call

    def restart(self) -> None:
        """Count from 1 again."""
        self._made.clear()
        self.count = 0
