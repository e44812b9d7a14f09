"""How 7 Wonders Duel stands: points as if the game were over."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.guide import Guide
from rules.duel.view import View


class Points(Guide[View]):
    """Counts between the Ages."""

    quiet = frozenset(("starter_chosen",))
    spread = 10.0

    def score(self, view: View) -> Sequence[float]:
        """Points now."""
        return [city.total for city in view.cities]


GUIDE = Points()
