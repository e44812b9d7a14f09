"""How Kemet stands: victory points."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.guide import Guide
from rules.kemet.view import View


class Points(Guide[View]):
    """Counts after every turn."""

    quiet = frozenset(("turn_ended",))
    spread = 3.0

    def score(self, view: View) -> Sequence[float]:
        """Victory points now."""
        return [player.total for player in view.players]


GUIDE = Points()
