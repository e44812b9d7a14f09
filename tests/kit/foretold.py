"""Random positions whose forecasts are compared with what comes of them.

``pytest --foretold 10000`` looks at so many, ``--first-game`` says with which game to begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from rules.engine.session import Session
from tests.conformance.influence import positions

Wanted = Callable[[Session[Any]], bool]


class Foretelling:
    """How many forecasts a test looks at, and where it begins."""

    def __init__(self, config: pytest.Config) -> None:
        self.most: int = config.getoption("--foretold")
        self._first: int = config.getoption("--first-game")

    def positions(
        self, game: str, wanted: Wanted, *, share: int = 1
    ) -> Iterator[tuple[int, Session[Any]]]:
        """So many positions of random games, numbered; one in ``share`` of what was asked for."""
        return islice(self.endless(game, wanted), max(1, self.most // share))

    def endless(self, game: str, wanted: Wanted) -> Iterator[tuple[int, Session[Any]]]:
        """As many as a test takes."""
        found = (session for seed in count(self._first) for session in positions(game, seed))
        return enumerate(session for session in found if wanted(session))


def asks(session: Session[Any], *whats: str) -> bool:
    """Say whether one of these is asked, and nobody has answered yet."""
    request = session.request
    return request is not None and request.choices[0].what in whats and not session.picks
