"""Requests that go wrong on demand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase


class FaultKind(Enum):
    """The ways in which a request can go wrong."""

    DELAY = "delay"
    STATUS = "status"
    RATE_LIMIT = "rate_limit"
    LOSE_RESPONSE = "lose_response"


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` requests that match.

    `path` is a shell pattern of the address after `/api/v10`, e.g. `/channels/*/messages`.
    """

    kind: FaultKind
    times: int = 1
    method: str = "*"
    path: str = "*"
    seconds: float = 0.0
    status: int = 500
    code: int = 0
    message: str = "planned fault"

    def matches(self, method: str, path: str) -> bool:
        """Whether this request is meant."""
        return fnmatchcase(method, self.method) and fnmatchcase(path, self.path)


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

    def take(self, kind: FaultKind, method: str, path: str) -> Fault | None:
        """Use up one occurrence of a matching fault."""
        for fault in self._planned:
            if fault.kind is kind and fault.matches(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                return fault
        return None
