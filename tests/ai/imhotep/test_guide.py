"""First guesses and quick answers are of the options there are."""

from random import Random

import pytest

from ai.imhotep.guide import GUIDE
from ai.imhotep.thoth import Thoth
from rules.imhotep.keys import Action, Deed
from tests.ai.playing import sessions


@pytest.mark.parametrize("seats", [2, 4])
def test_first_guesses_are_shares_and_thoth_likes_the_best(seats):
    asked = set()
    for session in sessions("imhotep", seats, 3 * seats):
        choice = session.request.choices[0]
        view = session.game.view(session.state, choice.seat)
        keys = [str(option) for option in choice.options]
        guess = dict(zip(keys, GUIDE.prior(lambda v=view: v, choice.what, keys), strict=True))
        assert sum(guess.values()) == pytest.approx(1)
        assert min(guess.values()) > 0
        best = Thoth(1).answer(view, choice.what, keys)
        assert guess[best] == pytest.approx(max(guess.values()))
        asked.add(choice.what)
    assert {"action", "market"} <= asked


def test_cards_are_seldom_played_on_the_way():
    """Though they can be played in more ways than everything else together."""
    random = Random(5)
    options = [Action("take"), *(Action(f"card chisel 1.1 2.{n}") for n in range(1, 10))]
    options[0].deed = Deed.TAKE
    for option in options[1:]:
        option.deed = Deed.CARD
    taken = [GUIDE.quick(lambda: None, "action", options, random) for _ in range(1_000)]
    assert 10 < sum(place > 0 for place in taken) < 200
