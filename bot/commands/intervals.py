"""What a few games say about many: intervals and quantiles."""

from __future__ import annotations

import math
from collections.abc import Sequence

NORMAL_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a rate; it is right for few games and for none lost, too.

    >>> [round(end, 2) for end in wilson(9, 10)]
    [0.6, 0.98]
    """
    if not games:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    middle = (wins + z2 / 2) / (games + z2)
    reach = NORMAL_95 * math.sqrt(wins * (games - wins) / games + z2 / 4) / (games + z2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that so great a share of them does not exceed; 0 of none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]
