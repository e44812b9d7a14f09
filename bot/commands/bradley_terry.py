"""How strong players are by who has won against whom (Bradley and Terry; Plackett for many seats).

Each player has a strength, and whoever wins is drawn by strengths: a player 400 points above
another wins ten times as often.  Each has also drawn one game against somebody of medium strength,
which nobody played, so that the strength of one who never lost is finite.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.commands.intervals import NORMAL_95

Matrix: TypeAlias = list[list[float]]

POINTS = 400 / math.log(10)  # of a rating, in natural logarithms of odds
MOST_STEPS, CLOSE_ENOUGH = 100, 1e-9
LONGEST = 1.0  # step of a strength, so that the first ones do not lead astray


class Contest(NamedTuple):
    """Who sat at a table, by number, and who of these seats has won; nobody: all have."""

    seats: tuple[int, ...]
    winners: tuple[int, ...]


class Rating(NamedTuple):
    """A player's strength, and an interval that holds it 95 times of 100."""

    points: float
    low: float
    high: float


def ratings(players: int, contests: Sequence[Contest], anchor: int, at: float) -> list[Rating]:
    """Rate the players, so that one of them has a certain rating and the others are relative.

    >>> games = [Contest((0, 1), (0,))] * 30 + [Contest((0, 1), (1,))] * 10
    >>> [round(rating.points) for rating in ratings(2, games, 1, 1000)]
    [1187, 1000]
    """
    strengths = [0.0] * players
    for _ in range(MOST_STEPS):
        slope, bend = _slopes(strengths, contests)
        steps = [sum(map(float.__mul__, row, slope)) for row in inverse(bend)]
        longest = max(map(abs, steps))
        scale = min(1.0, LONGEST / longest) if longest else 1.0
        strengths = [each + scale * step for each, step in zip(strengths, steps, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    doubt = inverse(_slopes(strengths, contests)[1])
    return [_rating(n, anchor, at, strengths, doubt) for n in range(players)]


def _rating(n: int, anchor: int, at: float, strengths: Sequence[float], doubt: Matrix) -> Rating:
    variance = doubt[n][n] + doubt[anchor][anchor] - 2 * doubt[n][anchor]
    points = at + POINTS * (strengths[n] - strengths[anchor])
    reach = POINTS * NORMAL_95 * math.sqrt(max(0.0, variance))
    return Rating(points, points - reach, points + reach)


def _slopes(strengths: Sequence[float], contests: Sequence[Contest]) -> tuple[list[float], Matrix]:
    """How the log-likelihood rises with each strength, and how that lessens."""
    count = len(strengths)
    slope = [0.5 - _chance(each) for each in strengths]
    bend = [[0.0] * count for _ in range(count)]
    for n, each in enumerate(strengths):
        bend[n][n] = _chance(each) * (1 - _chance(each))
    for seats, winners in contests:
        most = max(strengths[n] for n in seats)
        odds = [math.exp(strengths[n] - most) for n in seats]
        total = sum(odds)
        won = winners or range(len(seats))
        for seat in won:
            slope[seats[seat]] += 1 / len(won)
        for one, odds_of_one in zip(seats, odds, strict=True):
            chance = odds_of_one / total
            slope[one] -= chance
            bend[one][one] += chance
            for other, odds_of_other in zip(seats, odds, strict=True):
                bend[one][other] -= chance * odds_of_other / total
    return slope, bend


def _chance(strength: float) -> float:
    return 1 / (1 + math.exp(-strength))


def inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix (Gauss and Jordan).

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [row[:] + [float(n == m) for m in range(size)] for n, row in enumerate(matrix)]
    for n in range(size):
        best = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[best] = rows[best], rows[n]
        by = rows[n][n]
        rows[n] = [each / by for each in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                times = rows[m][n]
                rows[m] = [a - times * b for a, b in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
