"""First guesses and quick answers are of the options there are."""

from random import Random

import pytest

from ai.ankh.guide import GUIDE
from ai.ankh.hunches import OF_NO_WEIGHT
from rules.ankh.keys import NO
from tests.ai.playing import sessions


def asked(seats, seed):
    for session in sessions("ankh", seats, seed):
        choice = next(c for c in session.request.choices if c.seat not in session.picks)
        yield session, choice, [str(option) for option in choice.options]


@pytest.mark.parametrize("seats", [2, 5])
def test_first_guesses_are_shares(seats):
    decisions = set()
    for session, choice, keys in asked(seats, 11 * seats):
        view = session.game.view(session.state, choice.seat)
        guesses = GUIDE.prior(lambda v=view: v, choice.what, keys)
        assert (guesses is None) == (choice.what in OF_NO_WEIGHT)
        if guesses is not None:
            assert len(guesses) == len(keys)
            assert sum(guesses) == pytest.approx(1)
            assert min(guesses) > 0
        decisions.add(choice.what)
    assert {"action", "move", "summon", "unlock", "battle.card"} <= decisions


def test_quick_answers_are_there_and_decline_no_power():
    random = Random(2)
    for session, choice, keys in asked(3, 6):
        view = session.game.view(session.state, choice.seat)
        place = GUIDE.quick(lambda v=view: v, choice.what, choice.options, random)
        assert 0 <= place < len(keys)
        if choice.what == "unlock" and len(keys) > 1:
            assert keys[place] != NO


def test_points_are_devotion():
    for session, _, _ in asked(2, 8):
        view = session.game.view(session.state, None)
        if view.gods:
            shown = GUIDE.points(view)
            assert shown == [float(session.state.sheets[god].devotion) for god in view.seats]
