"""What is learned from is public, made of numbers, and the same whoever sits where."""

from dataclasses import replace
from math import isfinite

import pytest

from ai.ankh.features import NAMES, features, table
from rules.ankh.lookup import god_of
from tests.ai.playing import sessions

SEATS = (2, 3, 5)


def views(seats, viewer=None):
    for session in sessions("ankh", seats, 7 * seats):
        view = session.game.view(session.state, viewer)
        if view.gods:
            yield view


@pytest.mark.parametrize("seats", SEATS)
def test_a_row_has_a_number_for_each_name(seats):
    for view in views(seats):
        rows = table(view)
        assert rows == [features(view, seat) for seat in range(seats)]
        for row in rows:
            assert len(row) == len(NAMES)
            assert all(isfinite(number) and abs(number) < 10 for number in row)


@pytest.mark.parametrize("seats", SEATS)
def test_who_shares_a_god_stands_alike_and_who_has_none_nowhere(seats):
    for view in views(seats):
        gods = [god_of(view, seat) for seat in range(seats)]
        rows = table(view)
        for god, row in zip(gods, rows, strict=True):
            assert any(row) == (god is not None)
            assert row == rows[gods.index(god)]


def test_no_seat_is_told_more():
    for seen, public in zip(views(2, viewer=1), views(2), strict=True):
        assert table(seen) == table(public)


@pytest.mark.parametrize("seats", SEATS)
def test_who_sits_where_does_not_matter(seats):
    for view in views(seats):
        passed_on = replace(
            view,
            seats=(view.seats[-1], *view.seats[:-1]),
            active=(view.active + 1) % seats,
            gods=tuple(
                replace(sheet, people=tuple((seat + 1) % seats for seat in sheet.people))
                for sheet in view.gods
            ),
        )
        rows = table(view)
        assert table(passed_on) == [rows[-1], *rows[:-1]]
