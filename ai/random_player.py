"""The weakest player there is, to measure the others against."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


class RandomPlayer:
    """Picks any option, each as likely as the others."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def answer(self, view: object, what: str, options: Sequence[str]) -> str:
        """Return any option."""
        return self._random.choice(options)
