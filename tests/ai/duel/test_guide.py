"""What the search of Duel tries first, and where it counts."""

import math

import pytest

from ai.duel.answers import glances, promises
from ai.duel.thoth import Thoth
from ai.search.guide import guide_of
from bot.commands import checks
from bot.tables.chance import seeded
from rules.duel.game import GAME
from rules.duel.keys import What
from rules.engine.session import Session

AMONG_BEST = 0.85  # of Thoth's actions are among the best half at a glance


def game(seed, pantheon):
    """A game of Thoth with itself: each decision, with what is answered."""
    options = {"pantheon": pantheon, "first": "random"}
    session, thoth = Session(GAME, GAME.new(2, options), seeded(seed)), Thoth(str(seed))
    while session.request is not None:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = GAME.view(session.state, choice.seat)
        answer = thoth.answer(view, choice.what, keys)
        yield session, choice, keys, answer
        session.answer(choice.seat, answer)


@pytest.mark.parametrize("pantheon", [False, True])
def test_a_glance_agrees_with_thoth_mostly(pantheon):
    good = many = 0
    for session, choice, keys, answer in game(3, pantheon):
        view = GAME.view(session.state, choice.seat)
        found = glances(view, choice.seat, choice.what, keys)
        assert len(found) == len(keys)
        assert all(map(math.isfinite, found))
        if choice.what == What.MAIN_ACTION:
            good += sorted(found, reverse=True).index(found[keys.index(answer)]) <= len(keys) // 2
            many += 1
        else:
            assert found == promises(view, choice.seat, choice.what, keys)
            assert found[keys.index(answer)] == max(found)
    assert good >= AMONG_BEST * many


def test_every_turn_and_every_pick_of_the_draft_is_a_quiet_point():
    guide, quiet = guide_of("duel"), 0
    for session, choice, keys, answer in game(4, pantheon=False):
        twin, base = session.clone(), session.base
        twin.drain()
        twin.pick(choice.seat, keys.index(answer))
        is_quiet = guide.is_quiet(twin.state.events, step_ended=twin.base != base)
        if choice.what in (What.MAIN_ACTION, What.DRAFT_WONDER) and twin.request is not None:
            mine = twin.request.of(choice.seat)
            goes_on = mine is not None and mine.what not in (What.MAIN_ACTION, What.DRAFT_WONDER)
            assert is_quiet or goes_on
            quiet += is_quiet
    assert quiet
