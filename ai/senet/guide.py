"""How Senet stands: how far the pieces have come."""

from __future__ import annotations

from collections.abc import Sequence

from ai.search.guide import Guide
from ai.senet.values import worth
from rules.senet.view import View


class Progress(Guide[View]):
    """Counts the way of all pieces, at every throw."""

    quiet = frozenset(("thrown",))
    spread = 40.0

    def score(self, view: View) -> Sequence[float]:
        """The lead of one side, and none of the other's."""
        return worth(view.board, 0, view.pieces), 0.0


GUIDE = Progress()
