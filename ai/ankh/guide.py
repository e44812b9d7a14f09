"""How Ankh stands: devotion."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.guide import Guide
from rules.ankh.lookup import god_of, sheet_of
from rules.ankh.view import View


class Devotion(Guide[View]):
    """Counts after every conflict."""

    quiet = frozenset(("conflict_over",))
    spread = 4.0

    def score(self, view: View) -> Sequence[float]:
        """The devotion of everybody's god; that of a forgotten one is none."""
        sheets = [sheet_of(view, god_of(view, seat)) for seat in range(len(view.seats))]
        return [sheet.devotion if sheet else 0.0 for sheet in sheets]


GUIDE = Devotion()
