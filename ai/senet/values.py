"""What a board is worth to a seat: how far its pieces have come, against the other one's."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.senet.board import NOBODY, Board
from rules.senet.data import FALLS, HOUSES, House, count

HOME = 45.0  # a piece that has left the board
# The last houses are worth more than the way to them, as the ends of random games show.
VALUES = {House.BEAUTY: 32.0, House.THREE_TRUTHS: 34.0, House.RE_ATUM: 37.0, House.HORUS: 44.0}
WORTH = [0.0, *(VALUES.get(House(n), n) if n in set(House) else n for n in range(1, HOUSES + 1))]
WON = 100.0  # more than any advantage on the board
PAIR = 0.8  # for every two neighbours, who protect each other
ODDS = {throw: sum(count(fall) == throw for fall in FALLS) / len(FALLS) for throw in range(1, 6)}


def worth(board: Board, seat: Seat, pieces: int) -> float:
    """The own pieces less those of the other one."""
    return _of(board, seat, pieces) - _of(board, 1 - seat, pieces)


def _of(board: Board, seat: Seat, pieces: int) -> float:
    left = board.count(seat)
    total, before = HOME * (pieces - left) + (0.0 if left else WON), NOBODY
    for house, holder in enumerate(board, 1):
        if holder == seat:
            total += WORTH[house] + (PAIR if before == seat else 0)
        before = holder
    return total
