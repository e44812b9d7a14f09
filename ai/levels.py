"""The three levels of computer players of any game.

>>> player_of(game, HARD, 2, table.id, seconds=2.0).weigh(veil)       # doctest: +SKIP
Weighed(key='sail 1 temple', shares={'sail 1 temple': 0.61, 'take': 0.57})
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from ai.player import Player, Weighed, Weigher
from ai.random_player import RandomPlayer
from ai.search.by_view import answer_by_view
from ai.search.guide import Effort, Guide, guide_of
from ai.search.limits import Limits
from ai.search.player import Searcher
from ai.search.search import Found
from rules.engine.game import Game

EASY, NORMAL, HARD = LEVELS = ("easy", "normal", "hard")
USUAL = NORMAL
RANDOM = "random"
OTHER_NAMES = {"thoth": NORMAL}  # in seats of games that began before there were levels

GLANCE = 100  # iterations that say what options promise, where the answer needs no search
STUPID = 3.0  # times the softness: what promises so much less is never taken
SEEN_BEFORE = 1  # visits of the usual share, so that one lucky try is not believed


def player_of(
    game: Game[Any],
    level: str,
    seats: int,
    seed: int | str,
    seconds: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Weigher:
    """Return a player of this level.

    It remembers nothing, and the same veil and seed get the same answer.  With a time limit as
    well, the answer is the best so far when time is up.  It is small, and other processes can be
    given it.
    """
    level = OTHER_NAMES.get(level, level)
    if level not in (*LEVELS, RANDOM):
        raise ValueError(f"no level is called {level!r}")
    return LevelPlayer(game, level, seats, seed, seconds, clock)


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """Plays as well as its level says."""

    game: Game[Any]
    level: str
    seats: int
    seed: int | str
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic

    def answer_veil(self, veil: str) -> str:
        """Return the key of one of the options that the seat of this veil has now."""
        effort = self._effort(guide := guide_of(self.game.name))
        if not effort.iterations:
            return self._by_view(veil)
        return self._softly(self._search(guide, effort.iterations, veil), effort, veil)

    def weigh(self, veil: str) -> Weighed:
        """Return the answer, with what share of a win each option tried promises."""
        effort = self._effort(guide := guide_of(self.game.name))
        found = self._search(guide, effort.iterations or GLANCE, veil)
        if not effort.iterations:
            return Weighed(self._by_view(veil), found.shares)
        return Weighed(self._softly(found, effort, veil), found.shares)

    def _effort(self, guide: Guide[Any]) -> Effort:
        return Effort(0) if self.level == RANDOM else getattr(guide, self.level)

    def _by_view(self, veil: str) -> str:
        if self.level == RANDOM:
            return answer_by_view(self.game, RandomPlayer(f"{self.seed}/{veil}"), veil)
        return answer_by_view(self.game, thoth_of(self.game.name, self.seed), veil)

    def _search(self, guide: Guide[Any], iterations: int, veil: str) -> Found:
        limits = Limits(iterations, self.seconds, self.clock)
        return Searcher(self.game, self.seats, limits, self.seed, guide).look_into(veil)

    def _softly(self, found: Found, effort: Effort, veil: str) -> str:
        if not effort.softness or not found.shares:
            return found.key
        return softly(found, effort.softness, Random(f"{self.seed}/{veil}/softly"))


def thoth_of(game: str, seed: int | str) -> Player[Any]:
    """Return the hand-made player of a game, who answers by a view."""
    player: Player[Any] = import_module(f"ai.{game}.thoth").Thoth(str(seed))
    return player


class _Promise(NamedTuple):
    key: str
    share: float


def softly(found: Found, softness: float, random: Random) -> str:
    """Return one of the options tried: the more it promises, the likelier; nothing stupid."""
    tried = sum(found.visits.values())
    usual = sum(found.shares[key] * found.visits[key] for key in found.shares) / tried
    promises = [
        _Promise(key, (share * found.visits[key] + usual * SEEN_BEFORE) / (visits + SEEN_BEFORE))
        for key, share in found.shares.items()
        if (visits := found.visits[key])
    ]
    best = max(promise.share for promise in promises)
    good = [each for each in promises if best - each.share <= STUPID * softness]
    weights = [math.exp((each.share - best) / softness) for each in good]
    return random.choices(good, weights)[0].key
