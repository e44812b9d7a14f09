"""What a board is worth to a seat: how far its pieces have come, against the other one's."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.senet.board import NOBODY, Board
from rules.senet.data import FALLS, HOUSES, House, count

HOME = 45.0  # a piece that has left the board
# The last houses are worth more than the way to them, as the ends of random games show.
VALUES: dict[int, float] = {
    House.BEAUTY: 32.0,
    House.THREE_TRUTHS: 34.0,
    House.RE_ATUM: 37.0,
    House.HORUS: 44.0,
}
WORTH = [float(VALUES.get(n, n)) for n in range(1, HOUSES + 1)]  # by house
WON = 100.0  # more than any advantage on the board
PAIR = 0.8  # for every two neighbours, who protect each other
ODDS = {throw: sum(count(fall) == throw for fall in FALLS) / len(FALLS) for throw in range(1, 6)}


def worth(board: Board, seat: Seat) -> float:
    """The own pieces less those of the other one."""
    total, mine, theirs, before = 0.0, 0, 0, NOBODY
    for value, holder in zip(WORTH, board, strict=True):
        if holder == NOBODY:
            before = NOBODY
            continue
        step = value + PAIR if holder == before else value
        before = holder
        if holder == seat:
            total += step
            mine += 1
        else:
            total -= step
            theirs += 1
    total += HOME * (theirs - mine)  # those off the board
    return total + WON * ((not mine) - (not theirs))
