"""Options that are made only as far as somebody looks."""

from __future__ import annotations

import pytest

from rules.engine.options import Lazy, Rows


class Squares(Lazy[int]):
    """The first square numbers; notes which of them were made."""

    def __init__(self, count):
        self.count, self.made = count, []

    def __len__(self):
        return self.count

    def __iter__(self):
        for n in range(self.count):
            self.made.append(n)
            yield n * n


def test_they_are_like_a_list():
    squares = Squares(5)
    assert list(squares) == [0, 1, 4, 9, 16]
    assert squares[3] == 9
    assert squares[-1] == 16
    assert squares[1:3] == [1, 4]
    assert 9 in squares
    assert squares.index(4) == 2
    with pytest.raises(IndexError):
        squares[5]


def test_rows_are_like_one_list():
    rows = Rows([7], Squares(3), (), "ab")
    assert list(rows) == [7, 0, 1, 4, "a", "b"]
    assert [rows[n] for n in range(len(rows))] == list(rows)
    assert rows[2:4] == [1, 4]
    assert rows[-2] == "a"
    with pytest.raises(IndexError):
        rows[6]
    assert not Rows([], ())


def test_counting_and_picking_makes_no_more_than_needed():
    untouched, touched = Squares(1000), Squares(1000)
    rows = Rows(untouched, touched)
    assert len(rows) == 2000
    assert rows[1002] == 4
    assert (untouched.made, touched.made) == ([], [0, 1, 2])
