"""How Imhotep stands: points, and what the monuments would give now."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.guide import Guide
from rules.imhotep.view import View


class Points(Guide[View]):
    """Counts between the rounds, when no ship is under way."""

    quiet = frozenset(("round",))
    spread = 10.0

    def score(self, view: View) -> Sequence[float]:
        """Points now, as if the game were over."""
        return [player.score + sum(player.prospects.values()) for player in view.players]


GUIDE = Points()
