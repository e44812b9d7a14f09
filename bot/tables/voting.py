"""Votes at a table: what was proposed, and whether it is settled."""

from __future__ import annotations

import enum
from collections.abc import Collection, Mapping


class Outcome(enum.Enum):
    """How a vote stands."""

    OPEN = enum.auto()
    CARRIED = enum.auto()
    LOST = enum.auto()


def needed(people: int, *, unanimous: bool) -> int:
    """How many of these people must agree."""
    return people if unanimous else people // 2 + 1


def agreed(votes: Mapping[int, bool], people: Collection[int]) -> list[int]:
    """Who agrees, of those who are at the table now."""
    return [person for person in people if votes.get(person)]


def undecided(votes: Mapping[int, bool], people: Collection[int]) -> list[int]:
    """Who is still asked."""
    return [person for person in people if person not in votes]


def outcome(votes: Mapping[int, bool], people: Collection[int], *, unanimous: bool) -> Outcome:
    """Say how a vote stands among the people who are at the table now."""
    wanted, yes = needed(len(people), unanimous=unanimous), len(agreed(votes, people))
    if yes >= wanted:
        return Outcome.CARRIED
    return Outcome.OPEN if yes + len(undecided(votes, people)) >= wanted else Outcome.LOST
