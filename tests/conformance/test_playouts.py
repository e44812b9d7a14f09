"""A playout goes through the same positions as a session, whatever is answered and rolled."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.games.uis import UIS
from bot.tables.chance import seeded
from rules.engine import plain
from rules.engine.playout import Playout
from rules.engine.session import Session
from tests.conformance.played import SEEDS, every_game, setting_of


def asked(one):
    """Everything that is open."""
    choices = one.request.choices if one.request is not None else ()
    return [(c.seat, c.what, [str(o) for o in c.options], c.is_lone) for c in choices]


def seen(one, seats):
    """What everybody sees."""
    return [one.game.view(one.state, seat) for seat in (None, *range(seats))]


def same(session, playout):
    told = session.drain().events
    assert asked(playout) == asked(session)
    assert playout.picks == session.picks
    assert playout.state.events == told
    assert plain.to_data(playout.state) == plain.to_data(session.state)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_both_play_the_same_game(game, seed):
    """From the very beginning, step by step."""
    rules, setting, random = UIS[game].game, setting_of(game, seed), Random(seed)
    options = setting.options(random)
    session = Session(rules, rules.new(setting.seats, options), seeded(seed))
    playout = Playout(rules, rules.new(setting.seats, options), seeded(seed))
    same(session, playout)
    for n in count():
        if n % 10 == 0 or session.request is None:
            assert seen(playout, setting.seats) == seen(session, setting.seats)
        if session.request is None:
            break
        base, steps = session.base, playout.steps
        choice = random.choice(waiting(session))
        place = random.randrange(len(choice.options))
        session.pick(choice.seat, place)
        playout.pick(choice.seat, place)
        same(session, playout)
        assert (playout.steps != steps) == (session.base != base)
    assert playout.request is None
    assert rules.result(playout.state) == rules.result(session.state)


@every_game
def test_it_goes_on_in_place_of_a_session(game):
    """At any moment of a game, between picks too."""
    rules, setting, random = UIS[game].game, setting_of(game, SEEDS[0]), Random(SEEDS[0])
    state = rules.new(setting.seats, setting.options(random))
    session = Session(rules, state, seeded(SEEDS[0]))
    for n in count():
        if session.request is None:
            break
        if n % 4 == 0 or session.picks:
            playout, ahead = Playout.of(session.clone(seeded(n))), session.clone(seeded(n))
            while ahead.request is not None and ahead.base < session.base + 8:
                choice = playout.open_choice()
                assert choice.seat == waiting(ahead)[0].seat
                place = random.randrange(len(choice.options))
                playout.pick(choice.seat, place)
                ahead.pick(choice.seat, place)
                same(ahead, playout)
        choice = waiting(session)[0]
        session.pick(choice.seat, random.randrange(len(choice.options)))
        session.drain()
