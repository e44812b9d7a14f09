"""The tomb, scored at the end of the game (RULES I-8.7, I-8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.engine.decisions import Seat
from rules.imhotep.data import TOMB_ROWS, Side, Site
from rules.imhotep.designed import TOMB_ROW_POINTS
from rules.imhotep.scoring import group_points, rank_points
from rules.imhotep.state import State, seats


class Group(NamedTuple):
    """Stones of one colour connected by sides, by their places in the order of arrival."""

    owner: Seat
    stones: tuple[int, ...]


def tomb_points(s: State) -> list[int]:
    """What the tomb gives each seat at the end of the game."""
    points = [0 for _ in seats(s)]
    if s.sides[Site.TOMB] is Side.A:
        for group in groups(s.tomb):
            points[group.owner] += group_points(len(group.stones))
    else:
        for row in range(TOMB_ROWS):
            for seat, gained in row_points(s, row).items():
                points[seat] += gained
    return points


def groups(tomb: Sequence[Seat]) -> list[Group]:
    """All groups; diagonals do not connect (I-8.7.2)."""
    found: list[Group] = []
    left = set(range(len(tomb)))
    for start in range(len(tomb)):
        if start not in left:
            continue
        group, edge = [], [start]
        left.discard(start)
        while edge:
            stone = edge.pop()
            group.append(stone)
            near = [n for n in _beside(stone) if n in left and tomb[n] == tomb[start]]
            left.difference_update(near)
            edge += near
        found.append(Group(tomb[start], tuple(sorted(group))))
    return found


def _beside(stone: int) -> list[int]:
    """The places above, below, left and right; columns are filled from the top (I-8.7.1)."""
    row = stone % TOMB_ROWS
    beside = [stone - TOMB_ROWS, stone + TOMB_ROWS]
    if row:
        beside.append(stone - 1)
    if row < TOMB_ROWS - 1:
        beside.append(stone + 1)
    return beside


def row_points(s: State, row: int) -> dict[Seat, int]:
    """Side B: each row is ranked by the number of stones, wherever they lie (I-8.8.2)."""
    stones = s.tomb[row::TOMB_ROWS]
    counts = {seat: stones.count(seat) for seat in seats(s)}
    return rank_points(counts, TOMB_ROW_POINTS[len(s.players)])
