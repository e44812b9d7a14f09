"""What a model is told of a position: public, of fixed length, the same from every chair."""

import math
from dataclasses import replace
from random import Random

import pytest

from ai.kemet.features import NAMES, features, table
from ai.kemet.thoth import Thoth
from bot.commands import checks
from bot.tables.chance import seeded
from rules.engine.session import Session
from rules.kemet.data import SEATS
from rules.kemet.game import GAME

EVERY = 23  # decisions


def sessions(seats, seed, days=3):
    """The first days of a game, before every few decisions."""
    session = Session(GAME, GAME.new(seats, {}), seeded(seed))
    player, n = Thoth(str(seed)), 0
    while session.request is not None and session.state.day <= days:
        if n % EVERY == 0:
            yield session
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = GAME.view(session.state, choice.seat)
        session.answer(choice.seat, player.answer(view, choice.what, keys))
        n += 1


def turned(view):
    """The same table with everybody one chair further."""
    seats = len(view.players)

    def on(seat):
        return (seat + 1) % seats if seat >= 0 else seat

    def pyramid(one):
        return one and replace(one, owner=on(one.owner), controller=on(one.controller))

    players = [
        replace(player, seat=on(player.seat), pyramids=tuple(map(pyramid, player.pyramids)))
        for player in view.players
    ]
    areas = tuple(
        replace(
            area,
            owner=on(area.owner),
            controller=on(area.controller),
            pyramid=pyramid(area.pyramid),
            armies=tuple(replace(army, seat=on(army.seat)) for army in area.armies),
        )
        for area in view.areas
    )
    return replace(
        view,
        order=tuple(map(on, view.order)),
        active=on(view.active),
        asked=tuple(map(on, view.asked)),
        areas=areas,
        players=tuple(players[-1:] + players[:-1]),
        owners={tile: on(seat) for tile, seat in view.owners.items()},
    )


@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_finite_and_of_one_length(seats):
    for session in sessions(seats, 1):
        view = GAME.view(session.state, None)
        rows = table(view)
        assert len(rows) == seats
        for seat, row in enumerate(rows):
            assert len(row) == len(NAMES) == len(set(NAMES))
            assert all(map(math.isfinite, row))
            assert max(map(abs, row)) < 20
            assert row == features(view, seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_chairs_do_not_matter(seats):
    for session in sessions(seats, 2):
        view = GAME.view(session.state, None)
        rows = table(view)
        for row, same in zip([rows[-1], *rows[:-1]], table(turned(view)), strict=True):
            assert row == pytest.approx(same)


def test_rows_know_what_the_public_knows():
    for session in sessions(3, 3):
        fits = Session.possible(GAME, session.veiled(None), Random(5))
        assert table(GAME.view(fits.state, None)) == table(GAME.view(session.state, None))
