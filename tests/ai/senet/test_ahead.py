"""Looking ahead finds the very boards that the rules lead to."""

from random import Random

import pytest

from ai.senet.ahead import throws
from ai.senet.values import ODDS
from rules.senet.board import NOBODY, after, legal_moves
from rules.senet.data import AGAIN, HOUSES, House


def any_board(random):
    """Pieces anywhere, often close together or near the end."""
    houses = [n for n in range(1, HOUSES + 1) if n != House.WATER]
    low = random.choice([1, 1, 8, 15, 20])
    places = random.sample([n for n in houses if n >= low], min(10, HOUSES - low))
    board = [NOBODY] * HOUSES
    for seat in (0, 1):
        for _ in range(random.randint(1, 5)):
            if places:
                board[places.pop() - 1] = seat
    return tuple(board)


@pytest.mark.parametrize("seed", range(20))
def test_the_boards_are_those_of_the_rules(seed):
    random = Random(seed)
    for _ in range(50):
        board, seat = any_board(random), random.randrange(2)
        for (throw, odds), found in zip(ODDS.items(), throws(board, seat), strict=True):
            moves = legal_moves(board, seat, throw)
            boards = [after(board, seat, move) for move in moves]
            assert set(found.boards) == set(boards or [board])
            assert len(found.boards) == len(boards or [board])
            assert found.thrower == (seat if moves and throw in AGAIN else 1 - seat)
            assert found.odds == odds
