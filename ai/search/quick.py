"""A player that answers as a search finishes a turn: cheap enough to play thousands of games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.search.guide import guide_of


class Quick:
    """Takes what the guide of a game would take on the way to a quiet point."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self._guide = guide_of(game, learned=False)
        self._random = Random(seed)

    def answer(
        self,
        view: Any,  # noqa: ANN401 - each game's own
        what: str,
        options: Sequence[str],
    ) -> str:
        """Return one of the options."""
        return options[self._guide.quick(lambda: view, what, options, self._random)]
