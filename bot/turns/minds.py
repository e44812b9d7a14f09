"""Computer players at work: what a worker process is sent of them, and what it does.

A mind is a few words, and a veil is text: neither brings anything along that the seat may not know.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.levels import HARD, player_of
from ai.player import Weighed, Weigher
from bot.games.registry import lookup


class Mind(NamedTuple):
    """Who thinks: a level, in a game of so many seats; the same seed gives the same answers."""

    game: str
    level: str
    seats: int
    seed: str

    @property
    def is_long(self) -> bool:
        """Whether it searches for long."""
        return self.level == HARD

    def player(self, seconds: float | None) -> Weigher:
        """The player, who takes no longer than that for an answer."""
        return player_of(lookup(self.game), self.level, self.seats, self.seed, seconds)


def answer_of(mind: Mind, veil: str, seconds: float | None) -> str:
    """The answer for the seat of a veil; slow, so call it in a worker."""
    return mind.player(seconds).answer_veil(veil)


def weighed_by(mind: Mind, veil: str, seconds: float | None) -> Weighed:
    """The same with what the options promise."""
    return mind.player(seconds).weigh(veil)
