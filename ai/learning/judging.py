"""How good predictions are: their loss, and whether what they promise comes about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

Shares: TypeAlias = Sequence[float]

SMALLEST = 1e-6  # a share below it counts as it
BINS = 10


def loss(predicted: Sequence[Shares], won: Sequence[Shares]) -> float:
    """Return the mean cross-entropy: the less, the better; certainty that is right has 0.

    >>> round(loss([(0.5, 0.5)], [(1.0, 0.0)]), 3)
    0.693
    """
    total = 0.0
    for shares, truth in zip(predicted, won, strict=True):
        total -= sum(
            t * math.log(max(s, SMALLEST)) for s, t in zip(shares, truth, strict=True) if t
        )
    return total / len(won)


def calibration(predicted: Sequence[Shares], won: Sequence[Shares]) -> list[list[float]]:
    """Return, for each tenth of promised shares: promised, won (on average), and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for shares, truth in zip(predicted, won, strict=True):
        for promise, came in zip(shares, truth, strict=True):
            bins[min(BINS - 1, int(promise * BINS))].append((promise, came))
    return [
        [
            round(sum(promise for promise, _ in each) / len(each), 3),
            round(sum(came for _, came in each) / len(each), 3),
            len(each),
        ]
        for each in bins
        if each
    ]


def miscalibration(bins: Sequence[Sequence[float]]) -> float:
    """Return how far promise and outcome lie apart on average."""
    total = sum(count for _, _, count in bins)
    return sum(abs(promise - came) * count for promise, came, count in bins) / total
