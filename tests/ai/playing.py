"""Positions of random games, for tests of what computer players make of them."""

from __future__ import annotations

from random import Random

from bot.games.registry import lookup, settings_of
from bot.tables.chance import seeded
from rules.engine.session import Session


def sessions(name, seats, seed):
    """Yield the session at every decision of a random game, with any setting."""
    game, random = lookup(name), Random(seed)
    setting = random.choice(settings_of(game, seats))
    state = game.new(seats, setting.options(random))
    session = Session(game, state, seeded(seed))
    while session.request is not None:
        yield session
        waiting = [c for c in session.request.choices if c.seat not in session.picks]
        session.pick(waiting[0].seat, random.randrange(len(waiting[0].options)))
