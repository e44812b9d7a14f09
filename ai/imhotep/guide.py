"""How Imhotep stands: points, and what the monuments would give now."""

from __future__ import annotations

from collections.abc import Sequence

from ai.imhotep.values import FEW_STONES, STONE_ON_SLED
from ai.search.guide import Guide
from rules.imhotep.view import PlayerView, View


class Points(Guide[View]):
    """Counts between the rounds, when no ship is under way."""

    quiet = frozenset(("round",))
    spread = 10.0

    def score(self, view: View) -> Sequence[float]:
        """Points as if the game were over, and something for stones at hand."""
        return [_points(player) for player in view.players]


def _points(player: PlayerView) -> float:
    stones = min(player.sled, FEW_STONES) * STONE_ON_SLED
    return player.score + sum(player.prospects.values()) + stones


GUIDE = Points()
