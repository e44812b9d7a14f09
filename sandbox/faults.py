"""Requests that go wrong on demand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from typing import TypedDict, Unpack

from sandbox.calls import RestCall


class FaultKind(Enum):
    """The ways in which a request can go wrong, in the order in which they strike."""

    ACCIDENT = "accident"
    DELAY = "delay"
    RESET = "reset"
    RATE_LIMIT = "rate_limit"
    STATUS = "fail"
    LOSE_RESPONSE = "lose_response"


ORDER = tuple(FaultKind)
DECIDING = (FaultKind.RESET, FaultKind.RATE_LIMIT, FaultKind.STATUS, FaultKind.LOSE_RESPONSE)
Accident = Callable[[RestCall], Awaitable[bool]]
"""Something that happens to the server while a request is under way; tells whether it did."""


@dataclass(slots=True, eq=False)
class Fault:
    """What happens to the next `times` requests that match.

    `path` is a shell pattern of the address after `/api/v10`, e.g. `/channels/*/messages`.
    With `first` it happens to the call of that number and to the `times - 1` calls after it.
    """

    kind: FaultKind
    times: int = 1
    method: str = "*"
    path: str = "*"
    seconds: float = 0.0
    status: int = 500
    code: int = 0
    message: str = "planned fault"
    first: int | None = None
    accident: Accident | None = None
    name: str = ""

    def matches(self, call: RestCall) -> bool:
        """Whether this request is meant."""
        if self.first is not None and call.number < self.first:
            return False
        return fnmatchcase(call.method, self.method) and fnmatchcase(call.path, self.path)


class Which(TypedDict, total=False):
    """Which requests, and how many of them."""

    times: int
    method: str
    path: str


class Failure(Which, total=False):
    """An error answer, and which requests get it."""

    status: int
    code: int
    message: str


def delay(seconds: float, **which: Unpack[Which]) -> Fault:
    """The request waits before anything happens."""
    return Fault(FaultKind.DELAY, seconds=seconds, **which)


def fail(**how: Unpack[Failure]) -> Fault:
    """The request is answered with an error, and nothing happens."""
    return Fault(FaultKind.STATUS, **how)


def rate_limit(retry_after: float, **which: Unpack[Which]) -> Fault:
    """The request is answered with 429, and nothing happens."""
    return Fault(FaultKind.RATE_LIMIT, seconds=retry_after, **which)


def reset(**which: Unpack[Which]) -> Fault:
    """The connection is reset before anything happens (ECONNRESET)."""
    return Fault(FaultKind.RESET, **which)


def lose_response(**which: Unpack[Which]) -> Fault:
    """What the request asks is done; then the connection closes unanswered."""
    return Fault(FaultKind.LOSE_RESPONSE, **which)


class Faults:
    """The faults still to come."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def plan(self, fault: Fault) -> None:
        """Let it happen from now on."""
        self._planned.append(fault)

    def clear(self) -> None:
        """Let everything work again."""
        self._planned.clear()

    def take(self, call: RestCall) -> list[Fault]:
        """Use up one occurrence of whatever is meant for this call.

        Of the faults that decide the answer only one can happen.
        """
        taken: list[Fault] = []
        decided = False
        for fault in sorted(self._planned, key=lambda fault: ORDER.index(fault.kind)):
            if fault.matches(call) and not (decided and fault.kind in DECIDING):
                decided = decided or fault.kind in DECIDING
                fault.times -= 1
                taken.append(fault)
        self._planned = [fault for fault in self._planned if fault.times > 0]
        return taken

    def put_back(self, fault: Fault) -> None:
        """Let a fault that found nothing to spoil strike the next request instead."""
        fault.times += 1
        if fault not in self._planned:
            self._planned.append(fault)
