"""Speed of what only Ankh has: the search for all legal caravans."""

from __future__ import annotations

import statistics
import time

from rules.ankh import board, chains, keys

RUNS = 15


def measure() -> dict[str, float]:
    """Time the search for all legal caravans on the empty board, with nothing cached."""
    times, count = [], 0
    for _ in range(RUNS):
        for module in (board, chains, keys):
            _forget_cached(module)
        began = time.perf_counter()
        count = sum(len(chains.cuts(region, 0)) for region in board.land(0, 0).regions)
        times.append((time.perf_counter() - began) * 1e3)
    return {"count": count, "ms": statistics.median(times), "max_ms": max(times)}


def in_words(report: dict[str, float]) -> str:
    """The figures for people."""
    return (
        f"{report['count']} legal caravans on the empty board, "
        f"found in {report['ms']:.2f} ms with nothing cached"
    )


def _forget_cached(module: object) -> None:
    """Empty the caches of a module's functions."""
    for value in vars(module).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()
