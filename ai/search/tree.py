"""What a search remembers: for each seat, the decisions it has met and what came of its answers.

Each seat has a tree of its own, whose paths are what that seat has learned: a secret pick is on
the others' paths when it is revealed, and what they never learn is not on them at all.  So nobody
in the tree answers by something that a person in that seat could not know.

The tree is open loop: chance is on no path.  What is offered at a place may be different each time,
so an option's chances are reckoned by how often it was on offer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

EXPLORATION = 4.0  # how much doubt counts at most, in standard deviations of what was seen
FIRST_VARIANCE = 0.25  # of shares before any is seen: somebody wins, or does not

Seen: TypeAlias = tuple[object, ...]  # what a seat learned of the decisions of a request


class Edge:
    """An option: how promising it looks, and what came of it."""

    __slots__ = ("met", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.met = 0  # how often it was on offer
        self.visits = 0
        self.total = 0.0  # of the shares of whoever decides

    @property
    def mean(self) -> float:
        """The share that it has brought."""
        return self.total / self.visits if self.visits else 0.0


class Decision:
    """One thing that a seat is asked at a place of its tree."""

    __slots__ = ("edges", "is_new", "squares", "total", "visits")

    def __init__(self) -> None:
        self.is_new = True  # nobody has come here yet
        self.edges: dict[str, Edge] = {}  # those that were on offer
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def knows(self, keys: Sequence[str]) -> bool:
        """Say whether all of these options were on offer here before."""
        edges = self.edges
        return all(key in edges for key in keys)

    def add(self, keys: Sequence[str], weights: Sequence[float] | None) -> None:
        """Take in options, and how promising they look beside one another."""
        edges = self.edges
        for n, key in enumerate(keys):
            weight = 1.0 if weights is None else weights[n]
            if key in edges:
                edges[key].weight = weight
            else:
                edges[key] = Edge(weight)

    def select(self, keys: Sequence[str], random: Random) -> int:
        """Return the place of the option to try next: PUCT, with doubt of a random size.

        Where picks are secret, two seats that learn from the same games would else move in step,
        as if one knew the other's pick.
        """
        edges = [self.edges[key] for key in keys]
        usual = self.total / self.visits if self.visits else 0.0
        doubt = EXPLORATION * self._deviation(usual) / (sum(e.weight for e in edges) or 1.0)
        best, most = 0, -math.inf
        for n, edge in enumerate(edges):
            edge.met += 1
            visits = edge.visits
            hope = edge.total / visits if visits else usual
            hope += doubt * random.random() * edge.weight * math.sqrt(edge.met) / (1 + visits)
            if hope > most:
                best, most = n, hope
        return best

    def _deviation(self, mean: float) -> float:
        """How far shares lie apart here: points of a close game differ less than wins do."""
        spread = max(0.0, self.squares - self.visits * mean * mean)
        return math.sqrt((spread + FIRST_VARIANCE) / (self.visits + 1))

    def learn(self, key: str, share: float) -> None:
        """Note what came of an option."""
        edge = self.edges[key]
        edge.visits += 1
        edge.total += share
        self.visits += 1
        self.total += share
        self.squares += share * share


class Place:
    """How far one seat has come along one path of what it has learned."""

    __slots__ = ("asked", "beyond")

    def __init__(self) -> None:
        self.asked: dict[str, Decision] = {}  # by name: luck may decide what is asked
        self.beyond: dict[Seen, Place] = {}

    def decision(self, what: str) -> Decision:
        """Return what is remembered of a decision."""
        found = self.asked.get(what)
        if found is None:
            found = self.asked[what] = Decision()
        return found

    def after(self, seen: Seen) -> Place:
        """Return the place to which something learned leads."""
        found = self.beyond.get(seen)
        if found is None:
            found = self.beyond[seen] = Place()
        return found
