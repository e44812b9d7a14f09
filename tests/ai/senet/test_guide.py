"""What looking ahead promises, and first guesses by it."""

import pytest

from ai.learning.model import Learned, Model
from ai.search.guide import guide_of
from ai.senet.features import NAMES, features
from ai.senet.guide import promise
from rules.senet.board import NOBODY, after, legal_moves
from tests.ai.playing import sessions

WAY = Model({2: [1.0 if name == "way.lead" else 0.0 for name in NAMES]})


def boards():
    for session in sessions("senet", 2, 4):
        yield session.state.board, session.state.active


def turned(board):
    return tuple(1 - seat if seat != NOBODY else seat for seat in board)


@pytest.mark.parametrize("ahead", [0, 1])
def test_what_one_may_expect_the_other_may_not(ahead):
    for board, seat in boards():
        mine = promise(WAY, board, seat, 5, ahead)
        assert 0 <= mine <= 1
        assert promise(WAY, turned(board), 1 - seat, 5, ahead) == pytest.approx(1 - mine)


def test_whoever_is_off_has_won():
    board = tuple(0 if house == 30 else NOBODY for house in range(1, 31))
    assert promise(WAY, board, 1, 5, 1) == 0
    assert promise(WAY, turned(board), 0, 5, 1) == 1


def test_first_guesses_like_what_the_next_throw_promises():
    guide = guide_of("senet")
    guide.learned = Learned(lambda view, seats: [features(view, s) for s in (0, 1)], WAY)
    for session in sessions("senet", 2, 9):
        choice = session.request.choices[0]
        keys = [str(option) for option in choice.options]
        view = session.game.view(session.state, choice.seat)
        guesses = guide.prior(lambda v=view: v, choice.what, keys)
        assert sum(guesses) == pytest.approx(1)
        moves = {str(m.key): m for m in legal_moves(view.board, view.active, view.throw)}
        thrower = view.active if view.again else 1 - view.active
        promised = [
            promise(WAY, after(view.board, view.active, moves[key]), thrower, view.pieces, 1)
            for key in keys
        ]
        mine = promised if view.active == 0 else [1 - share for share in promised]
        assert mine[guesses.index(max(guesses))] == pytest.approx(max(mine))
        assert sum(guide.value(view, 2)) == pytest.approx(1)
