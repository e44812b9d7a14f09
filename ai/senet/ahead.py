"""Every board that a throw can lead to, for looking ahead.

The rules' own functions say why a move may not be made and what comes of it; here boards are
wanted by the thousand.  A test holds that they are the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ai.senet.values import ODDS
from rules.engine.decisions import Seat
from rules.senet.board import NOBODY, Board, rebirth
from rules.senet.data import AGAIN, BLOCK, HOUSES, NEEDED, OFF, SAFE, House

BEAUTY, WATER = int(House.BEAUTY), int(House.WATER)
LEAVES = {HOUSES: range(1, 6), **{int(house): (throw,) for house, throw in NEEDED.items()}}
KNOWN = 1 << 12  # boards that are remembered, as the same ones come up again and again


class Throw(NamedTuple):
    """What may come of a throw: its chance, who throws next, and the boards after each move."""

    odds: float
    thrower: Seat
    boards: tuple[Board, ...]  # just the one that there is where nothing can be moved


@lru_cache(maxsize=KNOWN)
def throws(board: Board, seat: Seat) -> tuple[Throw, ...]:
    """What may come of a seat's next throw."""
    here = _Here(board, seat)
    found = []
    for throw, odds in ODDS.items():
        boards = here.moved(throw) or here.moved(-throw)
        goes_on = boards and throw in AGAIN
        next_one = seat if goes_on else 1 - seat
        found.append(Throw(odds, next_one, tuple(boards) or (board,)))
    return tuple(found)


class _Here:
    """A board as the moves of one seat need it."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board, self.seat, other = board, seat, 1 - seat
        # One house more at each end; the one after the last is where pieces leave the board.
        row = (NOBODY, *board, NOBODY)
        self.mine = [n for n in range(1, OFF) if row[n] == seat]
        self.open = [
            owner == NOBODY
            or (owner == other and n not in SAFE and row[n - 1] != other and row[n + 1] != other)
            for n, owner in enumerate(row[:-1])
        ] + [True]
        # Where rows end that may not be passed: to come from below one to above it, or back.
        self.walls = [n for n in range(BLOCK, OFF) if row[n] == row[n - 1] == row[n - 2] == other]

    def moved(self, throw: int) -> list[Board]:
        """The boards after each move by a throw; backward if it is below 0."""
        found = []
        for start in self.mine:
            end = self._end(start, throw)
            if end and self.open[end] and not (self.walls and self._is_walled(start, end)):
                found.append(self._after(start, end))
        return found

    def _end(self, start: int, throw: int) -> int:
        """Where a throw leads from a house; 0 if nowhere."""
        if start in LEAVES:
            return OFF if throw in LEAVES[start] else 0
        end = start + throw
        if start < BEAUTY:
            return end if 0 < end <= BEAUTY else 0
        return end if throw > 0 else 0

    def _is_walled(self, start: int, end: int) -> bool:
        low, high = (start, end) if start < end else (end, start)
        return any(low < wall - BLOCK + 1 and wall < high for wall in self.walls)

    def _after(self, start: int, end: int) -> Board:
        houses = list(self.board)
        if end == OFF:
            houses[start - 1] = NOBODY
        elif end == WATER:
            houses[start - 1] = NOBODY
            houses[rebirth(self.board) - 1] = self.seat
        else:
            houses[start - 1] = houses[end - 1]
            houses[end - 1] = self.seat
        return tuple(houses)
