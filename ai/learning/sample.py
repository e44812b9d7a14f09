"""One position of a game that was played to its end."""

from __future__ import annotations

from array import array
from typing import NamedTuple, TypeAlias

Shares: TypeAlias = tuple[float, ...]  # of a win, for each seat


class Sample(NamedTuple):
    """A quiet point; those of one game follow one another as they came about."""

    game: int
    rows: tuple[array[float], ...]  # of each seat; there may be millions of numbers
    won: Shares  # in the end
    by_hand: Shares  # as the hand-made value has it
