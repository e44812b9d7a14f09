"""One position of a game that was played to its end."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Shares: TypeAlias = tuple[float, ...]  # of a win, for each seat


class Sample(NamedTuple):
    """A quiet point; those of one game follow one another as they came about."""

    game: int
    rows: tuple[tuple[float, ...], ...]  # of each seat
    won: Shares  # in the end
    by_hand: Shares  # as the hand-made value has it
