"""What the search of Kemet tries first is what Thoth thinks well of."""

import math

import pytest

from ai.kemet.leanings import GRADED, promises
from ai.kemet.thoth import Thoth
from ai.search.guide import guide_of
from bot.commands import checks
from bot.tables.chance import seeded
from rules.engine.session import Session
from rules.kemet.game import GAME
from rules.kemet.keys import What


@pytest.mark.parametrize("seats", [2, 4])
def test_thoth_takes_what_looks_most_promising(seats):
    session, thoth = Session(GAME, GAME.new(seats, {}), seeded(8)), Thoth("8")
    graded = set()
    while session.request is not None:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = GAME.view(session.state, choice.seat)
        found, answer = promises(view, choice.what, keys), thoth.answer(view, choice.what, keys)
        assert len(found) == len(keys)
        assert all(map(math.isfinite, found))
        if choice.what in GRADED and choice.what != What.BATTLE:  # cards are mixed
            assert found[keys.index(answer)] == pytest.approx(max(found)), (choice.what, answer)
            graded.add(choice.what)
        session.answer(choice.seat, answer)
    assert graded >= {What.ACTION, What.MOVE, What.BUY, What.BUILD, What.RECRUIT}


def test_the_table_shows_victory_points():
    session = Session(GAME, GAME.new(3, {}), seeded(1))
    view = GAME.view(session.state, None)
    assert guide_of("kemet").points(view) == [player.total for player in view.players]
