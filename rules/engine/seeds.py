"""Chance from a seed: whoever knows the seed can work out every draw again.

A draw is known by its number: how many outcomes chance had given before it, those that were taken
back included.  So no two draws have the same number, and nobody knows what comes after an undo.
The rule is published in docs/trust.md; games that have begun depend on it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field

SEED_BYTES = 32
_SPACE = 1 << 256  # so many values an HMAC-SHA256 can have


@dataclass(frozen=True, slots=True)
class Seed:
    """What all draws from some number on come from."""

    secret: bytes = field(repr=False)
    first: int = 0  # the number of the first draw

    @property
    def sha256(self) -> str:
        """The fingerprint, which may be told before the game; it gives nothing away."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def hex(self) -> str:
        """The seed itself, to be told after the game."""
        return self.secret.hex()


def draw(secret: bytes, number: int, count: int) -> int:
    """Return which of ``count`` options a draw gives, by its place."""
    end = _SPACE - _SPACE % count  # what lies behind it would make some options likelier
    attempt = 0
    while True:
        digest = hmac.digest(secret, f"{number}.{attempt}".encode("ascii"), "sha256")
        value = int.from_bytes(digest, "big")
        if value < end:
            return value % count
        attempt += 1


class Seeds:
    """The seeds of a game: one, and another one each time its end was taken back."""

    __slots__ = ("all",)

    def __init__(self, seeds: Sequence[Seed]) -> None:
        self.all = tuple(seeds)

    @property
    def last(self) -> Seed:
        """The seed from which the next draw comes."""
        return self.all[-1]

    def followed_by(self, seed: Seed) -> Seeds:
        """Return the same with another seed, from which the next draws come."""
        return Seeds((*self.all, seed))

    def place(self, number: int, count: int) -> int:
        """Return which of the options a draw gives, by its place."""
        seed = next(seed for seed in reversed(self.all) if seed.first <= number)
        return draw(seed.secret, number, count)
