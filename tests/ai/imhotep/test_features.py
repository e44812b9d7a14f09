"""What is learned from is public, made of numbers, and the same whoever sits where."""

from dataclasses import replace
from math import isfinite

import pytest

from ai.imhotep.features import NAMES, features, table
from rules.imhotep.state import NOBODY
from tests.ai.playing import sessions

SEATS = (2, 3, 4)


def views(seats, viewer=None):
    for session in sessions("imhotep", seats, 7 * seats):
        yield session.game.view(session.state, viewer)


@pytest.mark.parametrize("seats", SEATS)
def test_a_row_has_a_number_for_each_name(seats):
    for view in views(seats):
        rows = table(view)
        assert rows == [features(view, seat) for seat in range(seats)]
        for row in rows:
            assert len(row) == len(NAMES)
            assert all(isfinite(number) and abs(number) < 10 for number in row)


def test_no_seat_is_told_more():
    for seen, public in zip(views(2, viewer=1), views(2), strict=True):
        assert table(seen) == table(public)


def passed_on(view):
    """The same position with everybody one seat further."""
    count = len(view.players)

    def to(seat):
        return seat if seat == NOBODY else (seat + 1) % count

    def all_to(seats):
        return tuple(map(to, seats))

    def turned(row):
        return (row[-1], *row[:-1])

    return replace(
        view,
        active=to(view.active),
        first=to(view.first),
        players=turned([replace(p, seat=to(p.seat)) for p in view.players]),
        ships=tuple(replace(ship, places=all_to(ship.places)) for ship in view.ships),
        pyramids=tuple(
            replace(p, cells=tuple(replace(c, seat=to(c.seat)) for c in p.cells))
            for p in view.pyramids
        ),
        edge=all_to(view.edge),
        temple=tuple(replace(cell, stones=all_to(cell.stones)) for cell in view.temple),
        tomb=replace(
            view.tomb,
            stones=all_to(view.tomb.stones),
            groups=tuple(replace(group, seat=to(group.seat)) for group in view.tomb.groups),
        ),
        obelisks=replace(
            view.obelisks,
            stones=turned(view.obelisks.stones),
            towers=tuple(replace(t, seat=to(t.seat)) for t in view.obelisks.towers),
        ),
    )


@pytest.mark.parametrize("seats", SEATS)
def test_who_sits_where_does_not_matter(seats):
    for view in views(seats):
        rows = table(view)
        assert table(passed_on(view)) == [rows[-1], *rows[:-1]]
