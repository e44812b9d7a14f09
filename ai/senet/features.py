"""How a seat stands between two throws, in numbers that a value can be learned from.

The throw that lies there is left out: whoever has it is about to move, and that they are is all
that counts for a value which does not hang on luck.
"""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.senet.board import NOBODY, Board
from rules.senet.data import BLOCK, HOUSES, House
from rules.senet.view import View

WAY = 60.0  # of a game, so that numbers are of the order of 1
LAST = range(21, int(House.BEAUTY))  # from here only a throw that fits leads on
BEYOND = (*range(int(House.THREE_TRUTHS), HOUSES + 1),)

NAMES: tuple[str, ...] = (
    "moves",
    "moves.late",
    "off",
    "off.first",
    "off.last",
    "left",
    "way",
    "way.lead",
    "pairs",
    "blocks",
    "held_up",
    "struck_at",
    "waiting",
    "shut_out",
    "beauty_open",
    "beyond",
    *(f"house.{house}" for house in range(1, HOUSES + 1)),
)


def features(view: View, seat: Seat) -> list[float]:
    """How one seat stands."""
    return row(view.board, seat, view.active, view.pieces)


def row(board: Board, seat: Seat, thrower: Seat, pieces: int) -> list[float]:
    """How one seat stands on a board if somebody is about to throw."""
    houses = [float(holder == seat) for holder in board]
    left = board.count(seat)
    off = pieces - left
    mine, theirs = way(board, seat), way(board, 1 - seat)
    moves = float(thrower == seat)
    near = WAY / (WAY + mine + theirs)
    pairs, blocks = _rows(board, seat)
    beauty = board[House.BEAUTY - 1]
    waiting = sum(houses[house - 1] for house in LAST)
    return [
        moves,
        moves * near,
        off / pieces,
        float(off > 0),
        float(left == 1),
        left / 5,
        mine / WAY,
        (theirs - mine) / WAY * near,
        pairs / 3,
        float(blocks),
        *_between(board, seat, blocks),
        waiting / 3,
        waiting / 3 * (beauty == 1 - seat),
        float(beauty == NOBODY),
        sum(houses[house - 1] for house in BEYOND) / 3,
        *houses,
    ]


def way(board: Board, seat: Seat) -> int:
    """How many houses all pieces of a seat still have to go."""
    return sum(HOUSES - n for n, holder in enumerate(board) if holder == seat)


def _rows(board: Board, seat: Seat) -> tuple[int, int]:
    """Pieces that stand behind one of their own, and rows that nobody may pass."""
    pairs = blocks = length = 0
    for holder in board:
        length = length + 1 if holder == seat else 0
        pairs += length > 1
        blocks += length == BLOCK
    return pairs, blocks


def _between(board: Board, seat: Seat, blocks: int) -> tuple[float, float]:
    """Enemies behind rows of mine, and lone pieces of mine with enemies close behind them."""
    held_up = struck_at = 0.0
    length, behind = 0, 0
    for n, holder in enumerate(board[: House.BEAUTY - 1]):
        if holder == seat:
            length += 1
            if blocks and length == BLOCK:
                held_up += behind
            lone = board[n + 1] != seat and (not n or board[n - 1] != seat)
            if lone:
                struck_at += (1 - seat) in board[max(0, n - 5) : n]
        else:
            length = 0
            behind += holder != NOBODY
    return held_up / 3, struck_at / 3
