"""What is learned from is public, made of numbers, and the same whoever sits where."""

from math import isfinite

import pytest

from ai.senet.features import NAMES, features, row
from rules.senet.board import NOBODY
from tests.ai.playing import sessions

SEEDS = (1, 2)


def views(seed, viewer=None):
    for session in sessions("senet", 2, seed):
        yield session.game.view(session.state, viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_row_has_a_number_for_each_name(seed):
    for view in views(seed):
        for seat in (0, 1):
            numbers = features(view, seat)
            assert len(numbers) == len(NAMES)
            assert all(isfinite(number) and abs(number) < 10 for number in numbers)


def test_no_seat_is_told_more():
    for seen, public in zip(views(1, viewer=1), views(1), strict=True):
        assert features(seen, 0) == features(public, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_sits_where_does_not_matter(seed):
    for view in views(seed):
        turned = tuple(1 - seat if seat != NOBODY else seat for seat in view.board)
        for seat in (0, 1):
            assert row(turned, 1 - seat, 1 - view.active, view.pieces) == features(view, seat)
