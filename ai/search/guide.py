"""What a game can give to the search: how it stands, and what is worth a try.

``ai/<game>/guide.py`` holds a ``GUIDE``.  Without one, a search plays at random to the end of the
game and looks who has won.  What a game has learned (:mod:`ai.learning`) is added to it here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from ai.learning.model import Learned, learned_of
from rules.engine.events import Event

V = TypeVar("V")
Look: TypeAlias = Callable[[], V]  # makes a view, which takes time: call it only where needed


class Effort(NamedTuple):
    """How hard a level thinks about an answer."""

    iterations: int  # of a search; 0: it answers as Thoth would, by what it sees
    softness: float = 0.0  # options that promise so much less are taken e times less often


class Guide(Generic[V]):
    """Judges a game at quiet points: where nothing is half done.

    A value in the middle of a turn misleads, so the search plays on to the next quiet point.
    """

    quiet: frozenset[str] = frozenset()  # events that say that one is reached
    spread: float = 1.0  # a lead of so many points makes the odds e to 1
    learned: Learned | None = None  # what was learned of the value; set by :func:`guide_of`
    easy = Effort(60, 0.04)
    normal = Effort(0)
    hard = Effort(400)

    def is_quiet(self, told: Sequence[Event], *, step_ended: bool) -> bool:
        """Say whether an answer has led past a quiet point, by what was told and run to its end."""
        quiet = self.quiet
        return any(event.what in quiet for event in told)

    def luck(self, told: Sequence[Event]) -> str:
        """Return what chance has told everybody, for the path of whoever answers to it; or nothing.

        What is best by one throw is not taken for best by another then.
        """
        return ""

    def score(self, view: V) -> Sequence[float] | None:
        """Return points for each seat, as the public sees the game; None: they say nothing."""
        return None

    def value(self, view: V, seats: int) -> Sequence[float]:
        """Return the share of a win that each seat may expect; together they are 1.

        What was learned, if anything was; else what the points say.
        """
        if self.learned is not None:
            return self.learned.value(view, seats)
        scores = self.score(view)
        return [1 / seats] * seats if scores is None else shares(scores, self.spread)

    def points(self, view: V) -> Sequence[float] | None:
        """Return the points that the table shows for each seat; to measure against, not to play.

        They are what the opponent ``points`` of ``thoth match`` is after.
        """
        return self.score(view)

    def prior(self, look: Look[V], what: str, options: Sequence[str]) -> Sequence[float] | None:
        """Return how promising each option on offer looks to whoever decides; None: all alike."""
        return None

    def quick(self, look: Look[V], what: str, options: Sequence[object], random: Random) -> int:
        """Return the place of the option to take on the way to a quiet point."""
        return int(random.random() * len(options))


def shares(scores: Sequence[float], spread: float) -> list[float]:
    """Turn points into shares of a win.

    >>> [round(share, 2) for share in shares([10, 10], 5)]
    [0.5, 0.5]
    >>> [round(share, 2) for share in shares([20, 10], 5)]
    [0.88, 0.12]
    """
    most = max(scores)
    odds = [math.exp((score - most) / spread) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]


def won_by(winners: Sequence[int], seats: int) -> list[float]:
    """Return the shares at the end of a game; where nobody has won, all are alike."""
    among = winners or range(seats)
    return [1 / len(among) if seat in among else 0.0 for seat in range(seats)]


def guide_of(game: str, *, learned: bool = True) -> Guide[Any]:
    """Return the guide of a game, or one that knows nothing; with what was learned, or without."""
    guide = copy(_guide_of(game))
    guide.learned = learned_of(game) if learned else None
    return guide


@cache
def _guide_of(game: str) -> Guide[Any]:
    name = f"ai.{game}.guide"
    if find_spec(f"ai.{game}") is None or find_spec(name) is None:
        return Guide()
    guide: Guide[Any] = import_module(name).GUIDE
    return guide
