"""Whose turn comes next, as everybody can see it: the house asks each game."""

from __future__ import annotations

import itertools
import random

import pytest

from bot.games.registry import ON_DISCORD, lookup, settings_of
from bot.games.uis import ui_of
from bot.tables.chance import seeded
from rules.engine.session import Session

TURNS = 60


def played(game, seed):
    """A random game: before each answer the view, who is asked, and who was said to be next."""
    rules, chance = lookup(game), random.Random(seed)
    setting = settings_of(rules)[-1]
    session = Session(rules, rules.new(setting.seats, setting.options(chance)), seeded(seed))
    ui, seats = ui_of(game), []
    while session.request is not None and len(seats) < TURNS * 5:
        request = session.request
        choice = next(c for c in request.choices if c.seat not in session.picks)
        if not request.secret:
            said = ui.next_seat(rules.view(session.state, None), choice.seat)
            seats.append((choice.seat, said, rules.view(session.state, None)))
        session.answer(choice.seat, str(chance.choice(choice.options)))
        session.drain()
    return setting.seats, seats


@pytest.mark.parametrize("game", ON_DISCORD)
def test_nobody_is_said_to_follow_themselves_or_to_sit_nowhere(game):
    count, seats = played(game, 5)
    for seat, said, _ in seats:
        assert said is None or (said != seat and 0 <= said < count)


@pytest.mark.parametrize("game", ON_DISCORD)
def test_who_is_said_to_be_next_has_the_next_turn(game):
    right, told = 0, False
    for seed in range(3):
        _, seats = played(game, seed)
        told = told or any(said is not None for _, said, _ in seats)
        turns = [(seat, said, view) for seat, said, view in seats if view.active == seat]
        for (seat, said, view), (after, _, later) in itertools.pairwise(turns):
            if said is None or after == seat:
                continue
            if getattr(view, "round", 0) == getattr(later, "round", 0):
                assert after == said
                right += 1
    assert right > 20 or not told
