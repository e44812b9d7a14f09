"""A player that answers by searching."""

from __future__ import annotations

from typing import Any

from ai.player import Weighed
from ai.search.guide import Guide, guide_of
from ai.search.limits import Limits
from ai.search.search import Found, Search
from rules.engine.game import Game


class Searcher:
    """Plays any game; each answer is a search of its own, so nothing is remembered.

    >>> Searcher(game, 2, Limits(iterations=100)).answer_veil(veil)       # doctest: +SKIP
    'sail 1 temple'
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        limits: Limits,
        seed: int | str = 0,
        guide: Guide[Any] | None = None,
    ) -> None:
        self._game, self._seats, self._limits, self._seed = game, seats, limits, seed
        self._guide = guide_of(game.name) if guide is None else guide

    def answer_veil(self, veil: str) -> str:
        """Return the key of the best option found for the seat whose veil it is."""
        return self.look_into(veil).key

    def weigh(self, veil: str) -> Weighed:
        """Return that key, with what each option tried promises."""
        found = self.look_into(veil)
        return Weighed(found.key, found.shares)

    def look_into(self, veil: str) -> Found:
        """Search, and return also how the options have done."""
        return Search(self._game, self._seats, self._guide, veil, self._seed).run(self._limits)
