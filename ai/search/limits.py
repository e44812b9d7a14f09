"""When a search ends."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """So many iterations, so many seconds, or what comes first.

    Only iterations give the same answer every time.
    """

    iterations: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a search needs a limit")

    def left(self, done: int) -> float:
        """Return how many iterations there may be after so many."""
        return math.inf if self.iterations is None else self.iterations - done

    def rounds(self) -> Iterator[int]:
        """Count iterations until one of the limits is reached; one is always made."""
        until = None if self.seconds is None else self.clock() + self.seconds
        done = 0
        while True:
            yield done
            done += 1
            if self.iterations is not None and done >= self.iterations:
                return
            if until is not None and self.clock() >= until:
                return
