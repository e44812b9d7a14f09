"""How many shards a process takes or gives back, so that all have the same number, or one more.

It is worked out by everybody for themselves from the same rows, so it must never let two of them
pass shards to and fro.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Shares = Mapping[str, Sequence[int]]  # by holder, in the order in which they came


def to_take(holder: str, shares: Shares, count: int) -> int:
    """Return how many of the free shards a process takes; others may need some more urgently."""
    least, most = count // len(shares), -(-count // len(shares))
    free = count - sum(map(len, shares.values()))
    mine = len(shares[holder])
    others_need = sum(_needs(own, least) for name, own in shares.items() if name != holder)
    return max(0, min(free, least - mine), min(free - others_need, most - mine))


def to_give(holder: str, shares: Shares, count: int) -> int:
    """Return how many shards a process gives back: those with the most give, the first ones first.

    What is free already, somebody takes soon.
    """
    least, most = count // len(shares), -(-count // len(shares))
    free = count - sum(map(len, shares.values()))
    have = {name: len(own) for name, own in shares.items()}
    above = sum(max(0, own - most) for own in have.values())
    wanted = max(above, sum(_needs(own, least) for own in shares.values()) - free)
    given = dict.fromkeys(have, 0)
    for _ in range(wanted):
        name = max(have, key=lambda one: have[one])
        if have[name] <= least:
            break
        have[name] -= 1
        given[name] += 1
    return given[holder]


def _needs(own: Sequence[int], least: int) -> int:
    return max(0, least - len(own))
