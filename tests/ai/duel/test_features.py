"""What a model is told of a position: public, of fixed length, the same from both chairs."""

import math
from dataclasses import replace
from random import Random

import pytest

from ai.duel.features import CLOCK, NAMES, features, table
from ai.duel.threats import winning_ways
from ai.duel.worth import Worth
from ai.random_player import RandomPlayer
from bot.commands import checks
from bot.tables.chance import seeded
from rules.duel.cards import Card
from rules.duel.game import GAME
from rules.engine.session import Session

EVERY = 9  # decisions


def sessions(seed, pantheon):
    """A game of random players, before every few decisions."""
    session = Session(GAME, GAME.new(2, {"pantheon": pantheon, "first": "random"}), seeded(seed))
    player, n = RandomPlayer(seed), 0
    while session.request is not None:
        if n % EVERY == 0:
            yield session
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        session.answer(choice.seat, player.answer(None, choice.what, keys))
        n += 1


def swapped(view):
    """The same table with the players' chairs exchanged."""

    def turned(row):
        return tuple(reversed(row))

    def other(seat):
        return 1 - seat if seat >= 0 else seat

    cities = turned(tuple(replace(city, seat=1 - city.seat) for city in view.cities))
    structure = tuple(
        replace(card, prices=turned(card.prices), affordable=turned(card.affordable))
        for card in view.structure
    )
    slots = tuple(
        replace(
            slot,
            placer=other(slot.placer),
            prices=turned(slot.prices),
            discounted=turned(slot.discounted),
            affordable=turned(slot.affordable),
        )
        for slot in view.slots
    )
    return replace(
        view,
        first=other(view.first),
        active=other(view.active),
        asked=other(view.asked),
        cities=cities,
        structure=structure,
        slots=slots,
    )


@pytest.mark.parametrize("pantheon", [False, True])
def test_rows_are_finite_and_of_one_length(pantheon):
    for session in sessions(1, pantheon):
        view = GAME.view(session.state, None)
        for seat, row in enumerate(table(view)):
            assert len(row) == len(NAMES) == len(set(NAMES))
            assert all(map(math.isfinite, row))
            assert max(map(abs, row)) < 20
            assert row == features(view, seat)


@pytest.mark.parametrize("pantheon", [False, True])
def test_chairs_do_not_matter(pantheon):
    for session in sessions(2, pantheon):
        view = GAME.view(session.state, None)
        for row, same in zip(table(view), reversed(table(swapped(view))), strict=True):
            assert row == pytest.approx(same)


def test_what_one_player_has_more_the_other_has_less():
    for session in sessions(3, pantheon=True):
        one, two = table(GAME.view(session.state, None))
        mine, theirs = one[: -len(CLOCK)], two[: -len(CLOCK)]
        assert mine == pytest.approx([-each for each in theirs])
        assert one[-len(CLOCK) :] == two[-len(CLOCK) :]


def test_rows_know_what_the_public_knows():
    for session in sessions(4, pantheon=True):
        fits = Session.possible(GAME, session.veiled(None), Random(5))
        assert table(GAME.view(fits.state, None)) == table(GAME.view(session.state, None))


def test_sees_a_victory_that_lies_on_the_table():
    session = next(s for s in sessions(6, pantheon=False) if s.state.structure)
    state = session.state
    place = next(card.place for card in GAME.view(state, 0).structure if card.accessible)
    state.structure[place] = Card.GUARD_TOWER
    state.first, state.pawn = 0, 8
    worth = Worth(GAME.view(state, None))
    assert Card.GUARD_TOWER in winning_ways(worth, 0)
    assert winning_ways(worth, 1) == []
    state.pawn = 5
    assert winning_ways(Worth(GAME.view(state, None)), 0) == []
